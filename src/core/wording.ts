// Small pieces of sentences that every text needs: lists, counts and single letters.

/** "A, B and C"; an empty list gives an empty text. */
export const joinWithAnd = (items: readonly string[]): string => joinItems(items, 'and');
export const joinWithOr = (items: readonly string[]): string => joinItems(items, 'or');

function joinItems(items: readonly string[], conjunction: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

const pluralRules = new Intl.PluralRules('en-US');

/** "1 point", "2 points"; a plural that isn't formed with S is passed in. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count.toLocaleString('en-US')} ${pluralRules.select(count) === 'one' ? singular : plural}`;

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/** A choice of time limit on screen: "No limit", "90 seconds", "2½ minutes", "12 hours", "1 day". */
export function labelTimeLimit(seconds: number | 'off'): { readonly label: string } {
  if (seconds === 'off' || seconds === 0) return { label: 'No limit' };
  if (seconds % DAY_SECONDS === 0) return { label: countOf(seconds / DAY_SECONDS, 'day') };
  if (seconds % HOUR_SECONDS === 0) return { label: countOf(seconds / HOUR_SECONDS, 'hour') };
  if (seconds % 60 === 0) return { label: countOf(seconds / 60, 'minute') };
  return {
    label: seconds > 120 && seconds % 30 === 0 ? `${(seconds - 30) / 60}½ minutes` : countOf(seconds, 'second'),
  };
}

/** A single letter within a sentence, marked so that it isn't read as the word I or A. */
export const quoteLetter = (letter: string): string => `“${letter}”`;
