// Another order of one's own letters, for the eye alone: nothing of it reaches the table.

export function shuffle<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, key: crypto.getRandomValues(new Uint32Array(1))[0]! }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
