// The options of a match and their presets.

export type Setup = {
  /** Seconds to bid in each round; 0 for no limit. */
  readonly bidClock: number;
  readonly rounds: number;
};

export const options = {
  bidClock: { values: [0, 10, 30], normal: 10 },
  rounds: { values: [1, 3], normal: 3 },
} as const;

export const presets = { rulebook: {}, relaxed: { bidClock: 0 } } as const;
