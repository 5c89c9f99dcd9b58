// How a match ended: points by round, the best catch, the longest word, and everyday words that nobody wrote.

import {
  findBest,
  findSingleBest,
  joinFacts,
  sayWinByScore,
  sayWinners,
  tellLead,
} from '../../../core/ending/ending.ts';
import type { Ending, Highlight, PlayedMatch, ScoreHistory, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { MOST_POINTS } from '../rules/phases/round.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type Match = PlayedMatch<Event, View>;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type ScoredWord = EventOf<'wordScored'> & { readonly n: number };

const sayPoints = (points: number): string => countOf(points, 'point');

function sayHeadline({ acts, outcome }: Match, players: PlayerNames): string {
  const { scores } = acts.at(-1)!;
  const [winners, next] = outcome.ranking;
  const isTieBroken = next !== undefined && scores[winners![0]!] === scores[next[0]!];
  return isTieBroken ? `${sayWinners(outcome, players)} the tie` : sayWinByScore(outcome, players, scores, sayPoints);
}

export function tellEnding(match: Match, players: PlayerNames): Ending {
  const { acts, outcome } = match;
  const scored = listEvents(match, 'wordScored').filter(({ points }) => points > 0);
  const rounds = listEvents(match, 'roundEnded');
  const chart = buildHistory(rounds, acts.at(-1)!.scores);
  return {
    headline: sayHeadline(match, players),
    detail:
      outcome.reason === MOST_POINTS
        ? null
        : { seat: outcome.ranking[0]![0]!, text: `${outcome.reason}.`, words: [], n: null },
    winningWords: [],
    standings: acts.at(-1)!.scores.map((points, seat) => ({
      score: String(points),
      line: describePlayer(match, scored, seat),
    })),
    rounds: rounds.map(({ round, wordster, points }) => ({ label: `Round ${round} (${wordster})`, points })),
    chart,
    highlights: [
      ...tellBestCatch(scored, players),
      ...tellBestRound(rounds, players),
      ...tellLongestWord(scored, players),
      ...tellVote(match),
      ...tellLead(chart, outcome, players, sayPoints),
      ...tellUnwrittenWords(rounds, match.lexicon),
    ],
  };
}

function listEvents<T extends Event['type']>(
  { acts }: Match,
  type: T,
): readonly (EventOf<T> & { readonly n: number })[] {
  return acts.flatMap(({ n, events }) =>
    events.filter((event): event is EventOf<T> => event.type === type).map((event) => ({ ...event, n })),
  );
}

function describePlayer(match: Match, scored: readonly ScoredWord[], seat: Seat): string {
  const own = scored.filter((word) => word.seat === seat);
  const twos = own.filter(({ points }) => points === 2).length;
  const struck = listEvents(match, 'wordsStruck')
    .filter((event) => event.seat === seat)
    .reduce((sum, { words }) => sum + words.length, 0);
  return joinFacts(
    countOf(own.length, 'word'),
    twos > 0 ? `${twos} worth 2` : null,
    struck > 0 ? `${struck} crossed off` : null,
  );
}

function buildHistory(rounds: readonly EventOf<'roundEnded'>[], scores: readonly number[]): ScoreHistory {
  const moments = rounds.map(({ round, totals }) => ({ label: `Round ${round}`, scores: totals }));
  const isComplete = moments.at(-1)?.scores.every((score, seat) => score === scores[seat]) ?? false;
  return {
    title: 'Points after each round',
    unit: 'points',
    moments: [
      { label: 'Start', scores: scores.map(() => 0) },
      ...moments,
      ...(isComplete ? [] : [{ label: 'End', scores }]),
    ],
  };
}

/** The word that the most other players had to cross off. */
function tellBestCatch(scored: readonly ScoredWord[], players: PlayerNames): readonly Highlight[] {
  const best = findBest(
    scored.filter(({ points }) => points === 2),
    ({ with: others, word }) => others.length * 100 + word.length,
  );
  if (best === null) return [];
  const { seat, word, with: others, n } = best;
  return [
    {
      seat,
      text: `Best catch: ${players.name(seat)} read ${word} first. ${players.subjectList(others)} had the same word and crossed it off.`,
      words: [word],
      n,
    },
  ];
}

/** The round with the most points for one player, if no other was as good. */
function tellBestRound(
  rounds: readonly (EventOf<'roundEnded'> & { readonly n: number })[],
  players: PlayerNames,
): readonly Highlight[] {
  const all = rounds.flatMap(({ round, wordster, points, n }) =>
    points.map((earned, seat) => ({ round, wordster, earned, seat, n })),
  );
  const best = findSingleBest(all, ({ earned }) => earned);
  if (rounds.length < 2 || best === null) return [];
  const { seat, round, wordster, earned, n } = best;
  return [
    {
      seat,
      text: `Best round: ${players.name(seat)} got ${sayPoints(earned)} with ${wordster} in round ${round}.`,
      words: [],
      n,
    },
  ];
}

function tellLongestWord(scored: readonly ScoredWord[], players: PlayerNames): readonly Highlight[] {
  const MIN_LETTERS = 8;
  const longest = findSingleBest(scored, ({ word }) => word.length);
  if (longest === null || longest.word.length < MIN_LETTERS) return [];
  const { seat, word, n } = longest;
  return [{ seat, text: `${players.subject(seat)} read the longest word, ${word}.`, words: [word], n }];
}

/** The latest vote. */
function tellVote(match: Match): readonly Highlight[] {
  const vote = listEvents(match, 'pairJudged').findLast(({ by }) => by === 'vote');
  if (vote === undefined) return [];
  const { words, verdict, n } = vote;
  const result = verdict === 'SAME' ? 'the same word' : 'different words';
  return [{ seat: null, text: `The table voted: ${joinWithAnd(words)} are ${result}.`, words, n }];
}

/** The best-known words that were on nobody's list, one for each round. */
function tellUnwrittenWords(rounds: readonly EventOf<'roundEnded'>[], lexicon: Lexicon): readonly Highlight[] {
  const EVERYDAY_ZIPF = 4;
  const missed = rounds.flatMap(({ wordster, lists }) => {
    const written = lists.flat().map(({ word }) => word);
    const candidates = lexicon
      .wordsHiding(wordster)
      .filter((word) => lexicon.zipf(word) >= EVERYDAY_ZIPF && lexicon.offensiveness(word) === null)
      .filter((word) => written.every((other) => lexicon.compareWords(word, other).verdict === 'DIFFERENT'));
    const best = findBest(candidates, (word) => lexicon.zipf(word));
    return best === null ? [] : [best];
  });
  if (missed.length === 0) return [];
  return [{ seat: null, text: `Nobody thought of ${joinWithAnd(missed)}.`, words: missed, n: null }];
}
