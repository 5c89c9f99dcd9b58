// Results of contests as a line of text to send to somebody. It has no words of the deals.

import type { RankingLine } from '../../core/contests/contest-api.ts';
import { formatAmount } from '../../core/ending/ending.ts';

const MAX_CHARACTERS = 200;

export type DailyResult = {
  /** The name of the game. */
  readonly title: string;
  /** From 1. */
  readonly place: number;
  /** How many were ranked. */
  readonly of: number;
  /** Percent of what was possible; null if it isn't known. */
  readonly percent: number | null;
  /** null if it isn't known. */
  readonly points: number | null;
  /** What points are, in the singular. */
  readonly unit: string;
};

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };

/** "21st of 30". */
export const describePlace = (place: number, of: number): string =>
  `${place.toLocaleString('en-US')}${ENDINGS[ordinalRules.select(place)] ?? 'th'} of ${of.toLocaleString('en-US')}`;

/** The first of these texts that fits together with the address, which is never cut. */
function withAddress(texts: readonly string[], address: string): string {
  const whole = texts.map((text) => `${text} ${address}`);
  return whole.find((text) => text.length <= MAX_CHARACTERS) ?? address;
}

/** "61%", "2nd of 3" or "12 points", the first that is known. */
function describeShort({ place, of, percent, points, unit }: DailyResult): string {
  if (percent !== null) return `${Math.round(percent)}%`;
  if (of > 1) return describePlace(place, of);
  return points === null ? '' : formatAmount(points, unit);
}

/** "Wordhoard, November 18, of what was possible: Word Xchange 61%, Wordsters 78%. 4 days in a row." and the address. */
export function dailyShareText(day: string, results: readonly DailyResult[], streak: number, address: string): string {
  const scores = results.map((result) => `${result.title} ${describeShort(result)}`.trimEnd());
  const count = results.length === 1 ? 'one daily game' : `${results.length} daily games`;
  const measure = results.every(({ percent }) => percent !== null) ? [`Wordhoard, ${day}, of what was possible: `] : [];
  const row = streak > 1 ? ` ${streak} days in a row.` : '';
  return withAddress(
    [
      ...measure.flatMap((start) => [`${start}${scores.join(', ')}.${row}`, `${start}${scores.join(', ')}.`]),
      `Wordhoard, ${day}: ${scores.join(', ')}.${row}`,
      `Wordhoard, ${day}: ${scores.join(', ')}.`,
      `Wordhoard, ${day}: ${count}.${row}`,
      `Wordhoard, ${day}.`,
      'Wordhoard',
    ],
    address,
  );
}

/** "Wordhoard, Word Xchange: 7 words, 61% of what was possible, 2nd of 5." and the address. */
export function contestShareText(title: string, unit: string, lines: readonly RankingLine[], address: string): string {
  const people = lines.filter(({ bot }) => bot === null);
  const mine = people.find(({ isMine }) => isMine);
  const short = [`Wordhoard, ${title}.`, 'Wordhoard'];
  if (mine === undefined) return withAddress(short, address);
  const points = formatAmount(mine.points, unit);
  const place = people.length > 1 ? [describePlace(mine.rank, people.length)] : [];
  const percent = mine.accuracy === null ? [] : [`${Math.round(mine.accuracy)}% of what was possible`];
  return withAddress(
    [
      ...[[points, ...percent, ...place], [points, ...place], [points]].map(
        (facts) => `Wordhoard, ${title}: ${facts.join(', ')}.`,
      ),
      ...short,
    ],
    address,
  );
}
