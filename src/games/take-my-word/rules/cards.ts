// The 151 cards: letters in five colours, premiums and the star, with their values and how they are written (RULES.md, section 2).
// Not where cards lie (state.ts) nor what may be done with them (play.ts).

export const COLOURS = ['r', 'y', 'g', 'b', 'k'] as const;
export type Colour = (typeof COLOURS)[number];

/** A letter card: its colour and what is printed on it, `rN` or `b?`. */
export type Card = `${Colour}${string}`;

export const PREMIUMS = ['DL', 'TL', 'DW', 'TW', 'ST'] as const;
export type Premium = (typeof PREMIUMS)[number];

export const HAND = 7;

/** The letter table of TM-010: letter, value, then how many in red, yellow, green, blue and black. */
const LETTERS = `
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
    const [letter, value, ...counts] = line.trim().split(' ');
    return { letter: letter!, value: Number(value), counts: counts.map(Number) };
  });

const VALUES: ReadonlyMap<string, number> = new Map(LETTERS.map(({ letter, value }) => [letter, value]));

export const LETTER_CARDS: readonly Card[] = LETTERS.flatMap(({ letter, counts }) =>
  COLOURS.flatMap((colour, i) => Array.from({ length: counts[i]! }, (): Card => `${colour}${letter}`)),
);

/** TM-007; the star is not among them (TM-021). */
export const PREMIUM_CARDS: readonly Premium[] = (
  [
    ['DL', 10],
    ['TL', 6],
    ['DW', 4],
    ['TW', 2],
  ] as const
).flatMap(([premium, count]) => Array.from({ length: count }, () => premium));

export const STAR: Premium = 'ST';

export const colourOf = (card: Card): Colour => card[0] as Colour;
export const isBlack = (card: Card): boolean => card[0] === 'k';
export const isBlank = (card: Card): boolean => card[1] === '?';
/** TM-009, TM-011: a blank is worth nothing, whatever it stands for. */
export const pointsOf = (card: Card): number => VALUES.get(card[1]!)!;
export const isPremium = (card: Card | Premium): card is Premium => (PREMIUMS as readonly string[]).includes(card);
export const isLetter = (card: Card | Premium): card is Card => !isPremium(card);

/** TM-090 to TM-093, TM-105: its own colour or black, and never a black one. */
export const mayReplace = (card: Card, old: Card): boolean =>
  !isBlack(old) && (isBlack(card) || colourOf(card) === colourOf(old));

/** TM-129: what a premium does to its letter and to the whole word. */
export const letterTimes = (premium: Premium | null): number => (premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1);
export const wordTimes = (premium: Premium | null): number =>
  premium === 'DW' || premium === 'ST' ? 2 : premium === 'TW' ? 3 : 1;

/** Case does not matter: the first sign is the colour, the second the letter. */
export function parseCard(text: string): Card | null {
  return /^[rygbk][a-z?]$/i.test(text) ? `${text[0]!.toLowerCase() as Colour}${text[1]!.toUpperCase()}` : null;
}

export function parsePremium(text: string): Premium | null {
  return PREMIUMS.find((premium) => premium === text.toUpperCase()) ?? null;
}

/** The first of these cards of which the list does not hold copies enough. */
export function firstMissing<T>(list: readonly T[], wanted: readonly T[]): T | null {
  const rest = [...list];
  for (const one of wanted) {
    const at = rest.indexOf(one);
    if (at < 0) return one;
    rest.splice(at, 1);
  }
  return null;
}

/** The list without one copy of each of these, which it holds. */
export function without<T>(list: readonly T[], taken: readonly T[]): readonly T[] {
  const rest = [...list];
  for (const one of taken) rest.splice(rest.indexOf(one), 1);
  return rest;
}
