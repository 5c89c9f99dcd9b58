// What was there all along: everyday words that could be stolen or made for several turns, and nobody did.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import { countOpenTurns, type TurnEnd } from '../../../core/analysis/open-turns.ts';
import type { Highlight, PlayedMatch } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { isFamilyWord } from '../../../core/practice/family-word.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import { listPlays } from '../rules/list-moves.ts';
import type { Play, View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';
import { jokerIn } from './say-miss.ts';

const MIN_TURNS = 2;
const MOST_TOLD = 3;

export const lookBack: Analyst<View, Event>['lookBack'] = (match, players) =>
  countOpenTurns(listTurnEnds(match), keyOf)
    .filter(({ turns }) => turns >= MIN_TURNS)
    .toSorted((a, b) => b.turns - a.turns || b.item.word.length - a.item.word.length || a.n - b.n)
    .filter(isFirstForTarget)
    .slice(0, MOST_TOLD)
    .map(({ item, n, turns }) => tellOpenPlay(item, n, turns, players));

/** What was possible at the end of every turn. Nobody can steal their own words, but others could later. */
function listTurnEnds({ acts, lexicon }: PlayedMatch<Event, View>): readonly TurnEnd<Play>[] {
  return acts.flatMap(({ n, events }, i) => {
    const ended = events.find((event) => event.type === 'ended');
    if (ended === undefined || i === 0) return [];
    const plays = listPlays(acts[i - 1]!.views[ended.seat]!, NOBODY, lexicon).filter(
      ({ type, word }) => type !== 'swap' && isFamilyWord(spellingOf(word), lexicon),
    );
    const isOwn = ({ target }: Play): boolean => target?.seat === ended.seat;
    return [{ n, open: plays.filter((play) => !isOwn(play)), waiting: plays.filter(isOwn) }];
  });
}

/** A seat without words of its own, so that the words of all players are listed as targets. */
const NOBODY = -1;

const keyOf = ({ word, target }: Play): string => `${target?.seat} ${target?.word} ${spellingOf(word)}`;

/** Only the first word for each word that could be stolen, and only one that could be made. */
const isFirstForTarget = <T extends { readonly item: Play }>({ item }: T, i: number, all: readonly T[]): boolean =>
  all.findIndex((one) => one.item.target?.seat === item.target?.seat && one.item.target?.word === item.target?.word) ===
  i;

function tellOpenPlay({ word, target }: Play, n: number, turns: number, players: PlayerNames): Highlight {
  const spelling = spellingOf(word);
  const long = countOf(turns, 'turn');
  if (target === null)
    return { seat: null, text: `${spelling} could be made for ${long}, and nobody did.`, words: [spelling], n };
  const old = spellingOf(target.word);
  const taken = `${players.possessive(target.seat)} ${old}${jokerIn(target.word)}`;
  const text = `${spelling} could take ${taken} for ${long}, and nobody saw it.`;
  return { seat: target.seat, text, words: [spelling, old], n };
}
