// The fixed amounts of Word Power: starting cash, forfeit, bet steps and the size of a hand.

export const HAND_SIZE = 4;
export const START_CASH_DOLLARS = 20_000;
export const FORFEIT_PER_WINDOW_DOLLARS = 500;
export const BET_STEP_DOLLARS = 1000;

/** The highest bet this much cash allows: half of it, in whole steps, but at least one step (WP-092). */
export const maxStake = (cash: number): number =>
  Math.max(BET_STEP_DOLLARS, Math.floor(cash / 2 / BET_STEP_DOLLARS) * BET_STEP_DOLLARS);

/** What "no play" costs: a fixed amount for each empty window (WP-070). */
export const forfeitFor = (windows: readonly (readonly unknown[])[]): number =>
  FORFEIT_PER_WINDOW_DOLLARS * windows.filter((cards) => cards.length === 0).length;
