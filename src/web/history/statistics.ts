// Figures about the finished matches of one person: their level in each game, and the words they played and missed.

import { type LevelEstimate, levelFor, MIN_LEVEL_DECISIONS } from '../../core/analysis/accuracy.ts';
import type { AccuracyScale } from '../../core/analysis/analyst.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { CountedWord, FinishedMatch, ReviewSummary } from '../connection/finished-matches.ts';

export type MatchResult = 'won' | 'lost' | 'tied';

/** How the person did; null where several people shared the device. */
export function resultOf({
  outcome,
  you,
}: {
  readonly outcome: Outcome;
  readonly you: Seat | null;
}): MatchResult | null {
  if (you === null) return null;
  const winners = outcome.ranking[0] ?? [];
  if (!winners.includes(you)) return 'lost';
  return winners.length === 1 ? 'won' : 'tied';
}

export type HistoryFilter = {
  /** Each is empty for all. */
  readonly game: string;
  readonly opponent: string;
  readonly result: MatchResult | '';
};

export const opponentsOf = ({ names, you }: FinishedMatch): readonly string[] =>
  names.filter((_, seat) => seat !== you);

export const filterMatches = (
  matches: readonly FinishedMatch[],
  { game, opponent, result }: HistoryFilter,
): readonly FinishedMatch[] =>
  matches.filter(
    (match) =>
      (game === '' || match.game === game) &&
      (opponent === '' || opponentsOf(match).includes(opponent)) &&
      (result === '' || resultOf(match) === result),
  );

/** The accuracy in one match, in the order of time. */
export type AccuracyPoint = {
  readonly id: string;
  readonly finishedAt: number;
  readonly percent: number;
  readonly decisions?: number;
  /** Played at a children's table. */
  readonly isFamily?: boolean;
  /** How well known the words were. */
  readonly familiarity?: number | null;
};

export function accuracyOverTime(
  matches: readonly FinishedMatch[],
  summaries: ReadonlyMap<string, ReviewSummary>,
): readonly AccuracyPoint[] {
  return matches
    .flatMap(({ id, finishedAt }) => {
      const summary = summaries.get(id);
      if (summary === undefined || summary.percent === null) return [];
      const { percent, decisions = MIN_LEVEL_DECISIONS, familiarity = null, isFamily = false } = summary;
      return [{ id, finishedAt, percent, decisions, familiarity, isFamily }];
    })
    .toSorted((a, b) => a.finishedAt - b.finishedAt);
}

/** How many of the latest matches tell the level. */
export const LEVEL_MATCHES = 10;

export type LevelOfPlay = LevelEstimate & {
  readonly mean: number;
  /** Plus or minus, in percent: two standard errors. */
  readonly margin: number;
  readonly matches: number;
};

/** null without a reviewed match. Matches with only a few decisions tell no level, as in their reviews. */
export function levelOfPlay(points: readonly AccuracyPoint[], scale: AccuracyScale): LevelOfPlay | null {
  const latest = points
    .filter(({ decisions = MIN_LEVEL_DECISIONS }) => decisions >= MIN_LEVEL_DECISIONS)
    .slice(-LEVEL_MATCHES);
  if (latest.length === 0) return null;
  const mean = meanOf(latest);
  const known = latest.flatMap(({ familiarity }) => familiarity ?? []);
  const familiarity = known.length < latest.length ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
  const estimate = levelFor(mean, latest.length, scale, familiarity);
  const deviation = Math.max(1, scale.levels[estimate.level].deviation);
  return { ...estimate, mean, margin: (2 * deviation) / Math.sqrt(latest.length), matches: latest.length };
}

const meanOf = (points: readonly AccuracyPoint[]): number =>
  points.reduce((sum, { percent }) => sum + percent, 0) / points.length;

/** For every point the mean of it and the four before. */
export const runningMeans = (points: readonly AccuracyPoint[]): readonly number[] =>
  points.map((_, i) => meanOf(points.slice(Math.max(0, i - 4), i + 1)));

export type WordCount = { readonly label: string; readonly played: number; readonly missed: number };

const LENGTHS: readonly (readonly [from: number, to: number, label: string])[] = [
  [2, 3, '2 and 3 letters'],
  [4, 4, '4 letters'],
  [5, 5, '5 letters'],
  [6, 6, '6 letters'],
  [7, 99, '7 and more letters'],
];
/** By zipf, the logarithm of how often a word occurs in a billion words. */
const FREQUENCIES: readonly (readonly [from: number, to: number, label: string])[] = [
  [5, 99, 'Very common'],
  [4, 5, 'Common'],
  [3, 4, 'Less common'],
  [-1, 3, 'Rare'],
];

type Words = { readonly played: readonly CountedWord[]; readonly missed: readonly CountedWord[] };

export const countByLength = (words: Words): readonly WordCount[] =>
  LENGTHS.map(([from, to, label]) => countIf(words, label, ({ word }) => word.length >= from && word.length <= to));

export const countByFrequency = (words: Words): readonly WordCount[] =>
  FREQUENCIES.map(([from, to, label]) => countIf(words, label, ({ zipf }) => zipf >= from && zipf < to));

const countIf = ({ played, missed }: Words, label: string, fits: (word: CountedWord) => boolean): WordCount => ({
  label,
  played: played.filter(fits).length,
  missed: missed.filter(fits).length,
});

/** Different words, the longest first. */
export const longestWords = (played: readonly CountedWord[], most: number): readonly string[] =>
  distinct(played.toSorted((a, b) => b.word.length - a.word.length || a.zipf - b.zipf)).slice(0, most);

/** Grids are full of two letters that somebody never thought of as a word. */
const MIN_RARE_LETTERS = 3;

/** Different words, the rarest first. */
export const rarestWords = (played: readonly CountedWord[], most: number): readonly string[] =>
  distinct(
    played
      .filter(({ word }) => word.length >= MIN_RARE_LETTERS)
      .toSorted((a, b) => a.zipf - b.zipf || b.word.length - a.word.length),
  ).slice(0, most);

const distinct = (words: readonly CountedWord[]): readonly string[] => [...new Set(words.map(({ word }) => word))];
