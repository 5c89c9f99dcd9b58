// How a page asks the people of its table whether a word should count, wherever the table runs.

import type { HouseChange } from '../../../core/house/house-act.ts';

/** A vote as this page shows it. */
export type VoteView = HouseChange & {
  /** “Ann asks”, “You asked”. */
  readonly by: string;
  readonly why: string;
  /** Who votes on this page now; null if nobody here has to. On a shared device it's everybody in turn. */
  readonly voter: { readonly name: string | null } | null;
  /** Who still has to vote; '' if that is only the people on this device. */
  readonly waiting: string;
};

export interface HouseControl {
  /** null while nobody asks. */
  readonly vote: VoteView | null;
  /** Why the latest question was not asked; null again with the next one. */
  readonly refusal: string | null;
  /** Everybody at the table will see the word. */
  ask(change: HouseChange['change'], word: string): void;
  answer(counts: boolean): void;
}

/** As people type words. */
export const cleanWord = (text: string): string => text.trim().toUpperCase();
