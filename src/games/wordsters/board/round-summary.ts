// What the card between two rounds says: points, the best word, and everyday words nobody wrote. All lists are open by then.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import type { FinishedRound, ListedWord } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { formatPointCount } from './captions.ts';

export type SummaryRow = {
  readonly seat: Seat;
  /** Points of this round. */
  readonly points: number;
  /** Points of the game so far. */
  readonly total: number;
};

export type BestWord = { readonly seat: Seat; readonly word: Word; readonly points: number };

const sumPoints = (words: readonly ListedWord[]): number => words.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** One row per seat, the leader of the game first. */
export const listSummaryRows = ({ players }: View, { lists }: FinishedRound): readonly SummaryRow[] =>
  lists
    .map((words, seat) => ({ seat, points: sumPoints(words), total: players[seat]!.total }))
    .toSorted((a, b) => b.total - a.total || b.points - a.points);

/** Who won the round, as a headline. */
export function sayRoundWinner(rows: readonly SummaryRow[], players: PlayerNames): string {
  const most = Math.max(...rows.map(({ points }) => points));
  if (most === 0) return 'Nobody scored this round';
  const winners = rows.filter(({ points }) => points === most).map(({ seat }) => seat);
  const points = formatPointCount(most);
  return winners.length === 1
    ? `${players.subject(winners[0]!)} won the round with ${points}`
    : `${players.subjectList(winners)} tied with ${points} each`;
}

/** The word with the most points; of several, the longest. */
export function findBestWord({ lists }: FinishedRound): BestWord | null {
  const scored = lists.flatMap((words, seat) =>
    words.flatMap(({ word, points }): readonly BestWord[] => (points ? [{ seat, word, points }] : [])),
  );
  return scored.toSorted((a, b) => b.points - a.points || b.word.length - a.word.length)[0] ?? null;
}

/** Words learned later than this are not everyday words. */
const MAX_LEARNING_AGE = 9;
const MISSED_WORDS_SHOWN = 6;

/** Everyday words, the best known first, that are on no list, also not in another form. */
export function findMissedWords({ wordster, lists }: FinishedRound, lexicon: Lexicon): readonly Word[] {
  const written = lists.flat().map(({ word }) => word);
  const everyday = lexicon
    .wordsHiding(wordster)
    .flatMap((word) => {
      const age = lexicon.learningAge(word);
      return age !== null && age <= MAX_LEARNING_AGE && word.length > 3 ? [{ word, age }] : [];
    })
    .toSorted((a, b) => a.age - b.age || a.word.length - b.word.length);
  const found: Word[] = [];
  for (const { word } of everyday) {
    if (found.length === MISSED_WORDS_SHOWN) break;
    const isBase = lexicon.judgeBasicForm(word).why === 'base';
    const isNew = [...written, ...found].every((other) => lexicon.compareWords(word, other).verdict === 'DIFFERENT');
    if (isBase && isNew && lexicon.offensiveness(word) === null) found.push(word);
  }
  return found;
}

/** Who chooses the next letters, and why. */
export function sayNextSelector({ selector, players: seats }: View, players: PlayerNames): string {
  const fewest = seats[selector]!.total;
  const tied = seats.flatMap(({ total, left }, seat) => (total === fewest && !left ? [seat] : []));
  const chooses = `${players.verb(selector, 'choose', 'chooses')} the next letters`;
  return tied.length > 1
    ? `${players.subjectList(tied)} are tied for last, so ${players.name(selector)} ${chooses}.`
    : `${players.subject(selector)} ${players.verb(selector, 'have', 'has')} the fewest points and ${chooses}.`;
}
