// The contract of what can be printed for a game: cards, tiles and sheets of paper, described in millimeters. Every
// games/<game>/print.ts has some; the web client shows and prints all of them with the same page.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Deck } from '../decks/deck.ts';
import type { Random } from '../random.ts';

export type PrintColor = 'red' | 'yellow' | 'green' | 'blue' | 'black' | 'none';

/** One thing on a printed face, from top to bottom. */
export type PrintBlock =
  /** A key word or the name of a card. */
  | { readonly kind: 'heading'; readonly text: string; readonly note?: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'numbered'; readonly items: readonly string[] }
  /** Large letters beside each other; `points` is small, in the corner. */
  | { readonly kind: 'letters'; readonly letters: string; readonly points?: string }
  /** Squares to write in, with a box for points beside every row and column. */
  | { readonly kind: 'grid'; readonly size: number }
  /** Numbered lines to write on; each ends with a box for points. */
  | { readonly kind: 'lines'; readonly count: number }
  /** Labels with room to write. */
  | { readonly kind: 'fields'; readonly labels: readonly string[] };

export type PrintFace = {
  readonly blocks: readonly PrintBlock[];
  readonly color: PrintColor;
  /** A path on a 10 × 10 grid, so that colors can be told apart without color; null for none. */
  readonly symbol: string | null;
};

/** `back` is null if nothing is printed there. */
export type PrintItem = { readonly front: PrintFace; readonly back: PrintFace | null };

export type PrintContext = {
  /** With the deck, if one is chosen. */
  readonly lexicon: Lexicon;
  /** How many to print, where people can choose. */
  readonly amount: number;
  /** The value chosen of `choices`; '' if there are none. */
  readonly choice: string;
  readonly random: Random;
};

export type PrintPart = {
  readonly id: string;
  readonly title: string;
  /** The size of one in millimeters. */
  readonly width: number;
  readonly height: number;
  /** How many, where people choose: at the start and at most. null: a whole set. */
  readonly amount: { readonly label: string; readonly start: number; readonly most: number } | null;
  /** Which of the built-in ones; empty if there is nothing to choose. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** How many of these a deck has. */
  countOwn(deck: Deck): number;
  list(context: PrintContext): readonly PrintItem[];
};

export const face = (
  blocks: readonly PrintBlock[],
  color: PrintColor = 'none',
  symbol: string | null = null,
): PrintFace => ({
  blocks,
  color,
  symbol,
});
/** For what a deck doesn't change. */
export const noneOwn = (): number => 0;
