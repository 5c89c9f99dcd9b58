// One step of the ladder of bot levels, as ladder.ts measures it and write-readme.ts shows it.

export type LadderStep = {
  readonly game: string;
  readonly seats: number;
  readonly lower: string;
  readonly higher: string;
  readonly matches: number;
  /** Of the higher level, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly scores: readonly [lower: number, higher: number];
  /** Milliseconds of a decision of the higher level, decisions per second on one core, and the share of the clock that the slowest use. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly clock: number;
};
