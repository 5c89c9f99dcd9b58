// Lists within a sentence: "A, B and C". An empty list gives an empty text.

export const joinWithAnd = (items: readonly string[]): string => joinItems(items, 'and');
export const joinWithOr = (items: readonly string[]): string => joinItems(items, 'or');

function joinItems(items: readonly string[], conjunction: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
