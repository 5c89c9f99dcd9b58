// The printed contents of the box: which cards exist, how many of each, and what they are worth (RULES.md, section 2).

/** The letter table of TM-010: letter, points, then the number of red, yellow, green, blue and black cards. */
export const LETTER_TABLE = `
  A 1 2 2 2 2 3
  B 4 1 0 1 0 1
  C 3 1 1 1 1 0
  D 2 1 1 1 1 1
  E 1 2 2 2 2 6
  F 4 0 1 0 1 1
  G 3 1 1 1 1 0
  H 3 1 1 1 1 0
  I 1 2 2 2 2 2
  J 9 1 0 0 0 0
  K 6 0 0 0 0 2
  L 2 1 1 1 1 1
  M 3 1 0 1 0 1
  N 1 1 1 1 1 3
  O 1 2 2 2 2 1
  P 3 0 1 0 1 1
  Q 10 0 1 0 0 0
  R 1 1 1 1 1 3
  S 1 1 1 1 1 1
  T 1 1 1 1 1 3
  U 2 1 1 1 1 1
  V 6 0 0 1 0 1
  W 5 1 0 0 1 1
  X 8 0 0 1 0 0
  Y 4 0 1 0 0 2
  Z 9 0 0 0 1 0
  ? 0 1 1 1 1 1`
  .trim()
  .split('\n')
  .map((line) => {
    const [letter, points, ...counts] = line.trim().split(' ');
    return { letter: letter!, points: Number(points), counts: counts.map(Number) };
  });

/** TM-007. The star is a single extra card and not part of these counts (TM-021). */
export const PREMIUM_COUNTS = [
  ['DL', 10],
  ['TL', 6],
  ['DW', 4],
  ['TW', 2],
] as const;
