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

/** A single letter within a sentence, marked so that it isn't read as the word I or A. */
export const quoteLetter = (letter: string): string => `“${letter}”`;
