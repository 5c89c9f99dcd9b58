// Counts for how many turns in a row something was possible and nobody did it.

export type OpenItem<T> = {
  readonly item: T;
  readonly turns: number;
  /** The act that ended the first of these turns. */
  readonly n: number;
};

export type TurnEnd<T> = {
  readonly n: number;
  /** What the player of this turn could have done. */
  readonly open: readonly T[];
  /** What was there, too, but not for this player. */
  readonly waiting: readonly T[];
};

/** The longest run of each item, in the order in which the items came up. Two items are the same if their keys are. */
export function countOpenTurns<T>(turns: readonly TurnEnd<T>[], keyOf: (item: T) => string): readonly OpenItem<T>[] {
  const longest = new Map<string, OpenItem<T>>();
  let running = new Map<string, OpenItem<T>>();
  for (const { n, open, waiting } of turns) {
    const next = new Map<string, OpenItem<T>>();
    for (const item of waiting) {
      const before = running.get(keyOf(item));
      if (before !== undefined) next.set(keyOf(item), before);
    }
    for (const item of open) {
      const key = keyOf(item);
      const before = running.get(key);
      const run = before === undefined ? { item, turns: 1, n } : { ...before, turns: before.turns + 1 };
      next.set(key, run);
      if ((longest.get(key)?.turns ?? 0) < run.turns) longest.set(key, run);
    }
    running = next;
  }
  return [...longest.values()];
}
