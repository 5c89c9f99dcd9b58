// The board and the royalty chart of Word Power: 28 spaces, three ranks of author.
// Not where anybody stands, and not what happens on a space (travel.ts).

/** What a placement asserts: its window names the synonym, the antonym, or the match of either kind (WP-060). */
export type Reading = 'S' | 'A' | 'SA';
export type Status = 'Writer' | 'Journalist' | 'Novelist';

export type Space =
  | { readonly type: 'start' }
  | { readonly type: 'play'; readonly reading: Reading }
  | { readonly type: 'royalty' }
  | { readonly type: 'infringement'; readonly status: Status; readonly rate: number }
  | { readonly type: 'pass'; readonly count: number };

const START: Space = { type: 'start' };
const S: Space = { type: 'play', reading: 'S' };
const A: Space = { type: 'play', reading: 'A' };
const SA: Space = { type: 'play', reading: 'SA' };
const ROYALTY: Space = { type: 'royalty' };
const infringing = (status: Status, rate: number): Space => ({ type: 'infringement', status, rate });
const passing = (count: number): Space => ({ type: 'pass', count });

/** Clockwise from START; each line begins at a corner (WP-114 to WP-116). */
export const BOARD: readonly Space[] = [
  ...[START, S, A, ROYALTY, infringing('Writer', 500), S, A],
  ...[SA, passing(1), S, A, ROYALTY, S, infringing('Journalist', 1000)],
  ...[passing(2), A, S, SA, A, ROYALTY, S],
  ...[SA, A, passing(3), S, infringing('Novelist', 1500), ROYALTY, A],
];

export const WINDOWS = [1, 2, 3, 4] as const;
export const HAND = 4;
export const START_CASH = 20_000;
export const FORFEIT = 500;
export const BET_STEP = 1000;

/** WP-046 */
export function statusOf(books: number): Status | null {
  if (books === 0) return null;
  return books < 4 ? 'Writer' : books < 7 ? 'Journalist' : 'Novelist';
}

const PER_BOOK = { Writer: 1000, Journalist: 2000, Novelist: 3000 } as const;

/** WP-117 */
export function royaltyOf(books: number): number {
  const status = statusOf(books);
  return status === null ? 0 : PER_BOOK[status] * books;
}

/** Does an answer, or a challenger's statement, say what this window says on such a space (WP-061, WP-095)? */
export const agrees = (code: string, reading: Reading, window: number): boolean =>
  reading === 'SA' ? code[1] === String(window) : code === `${reading}${window}`;

export const CODES: readonly string[] = ['S', 'A'].flatMap((letter) => WINDOWS.map((window) => `${letter}${window}`));

/** The most a player can be brought to in a bet (WP-092). */
export const betLimit = (cash: number): number => Math.max(BET_STEP, Math.floor(cash / 2 / BET_STEP) * BET_STEP);
