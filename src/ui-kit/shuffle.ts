// Shuffles for display only, such as the letters on an easel. It is not seeded and never affects the game.

export function shuffle<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, key: crypto.getRandomValues(new Uint32Array(1))[0]! }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
