// One step of the ladder of bot levels, as ladder.ts measures it and write-readme.ts shows it, and its targets.

/** Target: the higher level's share of the wins. */
export const MIN_WIN_SHARE = 0.6;
/** Only for two players: with two of four seats, the same difference in strength gives a higher share. */
const MAX_WIN_SHARE = 0.85;

export type LadderStep = {
  /** What was measured; steps of other commits are kept until they are measured again. */
  readonly commit?: string;
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

export const isTooStrong = ({ seats, share }: LadderStep): boolean => seats === 2 && share > MAX_WIN_SHARE;
export const meetsLadderTarget = (step: LadderStep): boolean => step.share >= MIN_WIN_SHARE && !isTooStrong(step);
export const ladderTarget = ({ seats }: LadderStep): string =>
  seats === 2 ? `${100 * MIN_WIN_SHARE} – ${100 * MAX_WIN_SHARE} %` : `>= ${100 * MIN_WIN_SHARE} %`;
