// The 28 spaces of the ring, the author statuses and the royalties they earn. What happens on a space is in
// phases/roll-and-move.ts.

/** What a placement claims about the word of its window: synonym, antonym, or either (WP-060). */
export type PlayRelation = 'S' | 'A' | 'SA';
export type AuthorStatus = 'Writer' | 'Journalist' | 'Novelist';

export type Space =
  | { readonly type: 'start' }
  | { readonly type: 'play'; readonly relation: PlayRelation }
  | { readonly type: 'royalty' }
  | { readonly type: 'infringement'; readonly status: AuthorStatus; readonly rate: number }
  | { readonly type: 'pass'; readonly count: number };

const START: Space = { type: 'start' };
const S: Space = { type: 'play', relation: 'S' };
const A: Space = { type: 'play', relation: 'A' };
const SA: Space = { type: 'play', relation: 'SA' };
const ROYALTY: Space = { type: 'royalty' };
const infringement = (status: AuthorStatus, rate: number): Space => ({ type: 'infringement', status, rate });
const pass = (count: number): Space => ({ type: 'pass', count });

/** Clockwise from START; each line begins at a corner (WP-114 to WP-116). */
export const SPACES: readonly Space[] = [
  ...[START, S, A, ROYALTY, infringement('Writer', 500), S, A],
  ...[SA, pass(1), S, A, ROYALTY, S, infringement('Journalist', 1000)],
  ...[pass(2), A, S, SA, A, ROYALTY, S],
  ...[SA, A, pass(3), S, infringement('Novelist', 1500), ROYALTY, A],
];

export const WINDOWS = [1, 2, 3, 4] as const;
/** WP-046 */
export function authorStatusOf(books: number): AuthorStatus | null {
  if (books === 0) return null;
  return books < 4 ? 'Writer' : books < 7 ? 'Journalist' : 'Novelist';
}

const ROYALTY_PER_BOOK_DOLLARS = { Writer: 1000, Journalist: 2000, Novelist: 3000 } as const;

/** WP-117 */
export function royaltyOf(books: number): number {
  const status = authorStatusOf(books);
  return status === null ? 0 : ROYALTY_PER_BOOK_DOLLARS[status] * books;
}
