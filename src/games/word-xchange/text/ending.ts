// How a match ended: who has how many words, the best steal, the longest word, and a steal that nobody saw.

import {
  findBest,
  findSingleBest,
  joinFacts,
  momentsByMove,
  sayWinByScore,
  sayWinners,
  tellLead,
} from '../../../core/ending/ending.ts';
import type { Ending, Highlight, PlayedMatch, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import { listStealsAndSwaps } from '../rules/list-moves.ts';
import type { View } from '../rules/state.ts';
import { removeTiles, spellingOf, type TileWord, tilesOf } from '../rules/tiles.ts';
import { sayTiles } from './phrases.ts';

type Match = PlayedMatch<Event, View>;
/** A word that counted. `from` is null for a word made of tiles from the board only. */
type CountedPlay = {
  readonly n: number;
  readonly seat: Seat;
  readonly word: TileWord;
  readonly from: Seat | null;
  readonly old: TileWord | null;
};

const sayWords = (words: number): string => countOf(words, 'word');

function sayHeadline({ acts, outcome }: Match, players: PlayerNames): string {
  const { scores, events } = acts.at(-1)!;
  const last = events.at(-1);
  if (last?.type === 'won' && last.alone) return sayWinners(outcome, players);
  const [winners, next] = outcome.ranking;
  const isTieBroken = next !== undefined && scores[winners![0]!] === scores[next[0]!];
  return isTieBroken
    ? `${sayWinners(outcome, players)} with the longer words`
    : sayWinByScore(outcome, players, scores, sayWords);
}

export function tellEnding(match: Match, players: PlayerNames): Ending {
  const { acts, outcome } = match;
  const plays = listCountedPlays(match);
  const { views, scores } = acts.at(-1)!;
  const winners = outcome.ranking[0]!;
  const chart = { title: 'Words over time', unit: 'points', moments: momentsByMove(acts) } as const;
  const bestSteal = findBest(
    plays.filter(({ from }) => from !== null),
    ({ word }) => spellingOf(word).length,
  );
  return {
    headline: sayHeadline(match, players),
    detail: tellLastWord(match, plays, players),
    winningWords: winners.length === 1 ? views[0]!.easels[winners[0]!]!.map(spellingOf) : [],
    standings: scores.map((words, seat) => ({ score: String(words), line: describePlayer(plays, seat) })),
    rounds: [],
    chart,
    highlights: [
      ...(bestSteal === null ? [] : [tellSteal(bestSteal, players)]),
      ...tellLongestWord(plays, bestSteal, players),
      ...tellContestedWord(plays),
      ...tellLead(chart, outcome, players, sayWords),
      ...tellMissedSteal(match, players),
    ],
  };
}

/** Without words that were taken back after a challenge, and without swaps of the joker, which move no word. */
function listCountedPlays({ acts }: Match): readonly CountedPlay[] {
  const plays: CountedPlay[] = [];
  for (const { n, events } of acts)
    for (const event of events) {
      if (event.type === 'made') plays.push({ n, seat: event.seat, word: event.word, from: null, old: null });
      else if (event.type === 'stolen') plays.push({ n, ...event });
      else if (event.type === 'upheld' && plays.at(-1)?.word === event.word) plays.pop();
    }
  return plays;
}

function describePlayer(plays: readonly CountedPlay[], seat: Seat): string {
  const own = plays.filter((play) => play.seat === seat);
  const stolen = own.filter(({ from }) => from !== null).length;
  const lost = plays.filter(({ from }) => from === seat).length;
  return joinFacts(
    `${own.length - stolen} made`,
    stolen > 0 ? `${stolen} stolen` : null,
    lost > 0 ? `${lost} lost` : null,
  );
}

const addedTiles = ({ word, old }: CountedPlay): string => removeTiles(tilesOf(word), tilesOf(old!));

function tellLastWord({ acts }: Match, plays: readonly CountedPlay[], players: PlayerNames): Highlight | null {
  const end = acts.at(-1)!.events.at(-1);
  if (end?.type === 'exhausted')
    return { seat: null, text: 'The bag was empty and nobody played, so the game ended.', words: [], n: null };
  if (end?.type !== 'won') return null;
  if (end.alone) return { seat: end.seat, text: 'Everyone else left.', words: [], n: null };
  const play = plays.at(-1);
  if (play === undefined) return null;
  const word = spellingOf(play.word);
  if (play.from === null) return { seat: play.seat, text: `The last word was ${word}.`, words: [word], n: play.n };
  const old = spellingOf(play.old!);
  return {
    seat: play.seat,
    text: `The last word was ${word}: ${players.possessive(play.from)} ${old} and ${sayTiles(addedTiles(play))}.`,
    words: [word, old],
    n: play.n,
  };
}

function tellSteal(play: CountedPlay, players: PlayerNames): Highlight {
  const [word, old] = [spellingOf(play.word), spellingOf(play.old!)];
  return {
    seat: play.seat,
    text: `Best steal: ${players.name(play.seat)} turned ${players.possessive(play.from!)} ${old} into ${word} with ${sayTiles(addedTiles(play))}.`,
    words: [old, word],
    n: play.n,
  };
}

function tellLongestWord(
  plays: readonly CountedPlay[],
  bestSteal: CountedPlay | null,
  players: PlayerNames,
): readonly Highlight[] {
  const longest = findSingleBest(plays, ({ word }) => spellingOf(word).length);
  const MIN_LETTERS = 5;
  if (longest === null || longest === bestSteal || spellingOf(longest.word).length < MIN_LETTERS) return [];
  const word = spellingOf(longest.word);
  return [
    {
      seat: longest.seat,
      text: `${players.subject(longest.seat)} made the longest word, ${word}.`,
      words: [word],
      n: longest.n,
    },
  ];
}

/** The tiles that changed hands most often, if they did at least twice. */
function tellContestedWord(plays: readonly CountedPlay[]): readonly Highlight[] {
  const MIN_STEALS = 2;
  const chains: { readonly words: TileWord[]; n: number }[] = [];
  for (const { n, word, old } of plays) {
    const chain = chains.findLast(({ words }) => old !== null && spellingOf(words.at(-1)!) === spellingOf(old));
    if (chain === undefined) chains.push({ words: old === null ? [word] : [old, word], n });
    else {
      chain.words.push(word);
      chain.n = n;
    }
  }
  const longest = findBest(chains, ({ words }) => words.length);
  if (longest === null || longest.words.length <= MIN_STEALS) return [];
  const words = longest.words.map(spellingOf);
  return [
    {
      seat: null,
      text: `One word changed hands ${words.length === 3 ? 'twice' : `${words.length - 1} times`}: ${words.join(', then ')}.`,
      words,
      n: longest.n,
    },
  ];
}

/** A steal with an everyday word that the reader could have made at the end of a turn; for spectators, anybody. */
function tellMissedSteal({ acts, lexicon }: Match, players: PlayerNames): readonly Highlight[] {
  const EVERYDAY_ZIPF = 3.3;
  const missed = acts.flatMap(({ n, events }, i) => {
    const end = events.find((event) => event.type === 'ended');
    if (end?.type !== 'ended' || (end.why !== 'end' && end.why !== 'time')) return [];
    if (players.you !== null && end.seat !== players.you) return [];
    return listStealsAndSwaps(acts[i - 1]!.views[end.seat]!, end.seat, lexicon)
      .filter(({ type, word }) => type === 'steal' && word === spellingOf(word))
      .filter(({ word }) => lexicon.zipf(word) >= EVERYDAY_ZIPF && lexicon.offensiveness(word) === null)
      .map(({ word, target, tiles }) => ({ n, seat: end.seat, word, old: spellingOf(target!.word), tiles }));
  });
  const best = findBest(missed, ({ word }) => word.length);
  if (best === null) return [];
  return [
    {
      seat: best.seat,
      text: `${players.subject(best.seat)} could have turned ${best.old} into ${best.word} with ${sayTiles(best.tiles)}.`,
      words: [best.old, best.word],
      n: best.n,
    },
  ];
}
