// The id of a daily deal on this device: its date and game. Every table asks for it, so this file stays small.

export const dailyMatchId = (date: string, game: string): string => `daily.${date}.${game}`;

/** The date of a daily deal; null for other matches. */
export const dateOfDailyId = (id: string | null): string | null =>
  /^daily\.(\d{4}-\d\d-\d\d)\./.exec(id ?? '')?.[1] ?? null;
