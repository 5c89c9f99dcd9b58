// The clocks of a match that is played over days, in seconds: 12 hours, 1 day, 3 days and a week for each move.

export const DAY_CLOCKS = [43_200, 86_400, 259_200, 604_800] as const;

/** The one a preset uses. */
export const ONE_DAY = 86_400;
