// A day's results as a line of text to send to somebody. It has no words of the deals.

const MAX_CHARACTERS = 200;

export type DailyResult = {
  /** The name of the game. */
  readonly title: string;
  /** From 1. */
  readonly place: number;
  readonly seats: number;
  /** Percent of what was possible; null if it isn't known. */
  readonly percent: number | null;
};

export const describePlace = (place: number, seats: number): string =>
  `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'} of ${seats}`;

/** "Wordhoard, November 18: Word Xchange 61%, Wordsters 2nd of 3. 4 days in a row." and the address. */
export function dailyShareText(day: string, results: readonly DailyResult[], streak: number, address: string): string {
  const scores = results.map(
    ({ title, place, seats, percent }) =>
      `${title} ${percent === null ? describePlace(place, seats) : `${Math.round(percent)}%`}`,
  );
  const row = streak > 1 ? ` ${streak} days in a row.` : '';
  const text = `Wordhoard, ${day}: ${scores.join(', ')}.${row} ${address}`;
  return text.length <= MAX_CHARACTERS
    ? text
    : `Wordhoard, ${day}: ${results.length} daily deals.${row} ${address}`.slice(0, MAX_CHARACTERS);
}
