// The color of a seat. There are six seat colors, `--s1` to `--s6` in styles/tokens.css.

/** The number of a seat's color, 1 to 6: for the class `seat-1` and the custom property `--s1`. */
export const seatColorNumber = (seat: number): number => (seat % 6) + 1;
