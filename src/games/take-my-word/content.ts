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

/** The padlock on black cards. All symbols are paths on a 10 × 10 grid. */
export const LOCK_PATH =
  'M2.3 4.3V3.1a2.7 2.7 0 0 1 5.4 0v1.2h.6q.7 0 .7.7v4.2q0 .7-.7.7H1.7q-.7 0-.7-.7V5q0-.7.7-.7zm1.4 0h2.6V3.1a1.3 1.3 0 0 0-2.6 0z';

/** The symbol of each color, so that nobody has to tell colors apart: diamond, disc, triangle, two bars, padlock. */
export const CARD_SYMBOLS = {
  r: 'M5 0l4 5-4 5-4-5z',
  y: 'M5 .6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z',
  g: 'M5 .8l4.7 8.4H.3z',
  b: 'M.4 1.3h9.2v2.9H.4zM.4 5.8h9.2v2.9H.4z',
  k: LOCK_PATH,
} as const;
