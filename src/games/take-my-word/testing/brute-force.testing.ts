// The slow and plain way to find every play that makes a word: each word of the list in each place over the row. And positions to try it on.
// For tests and measurements of search.ts, which must find the same.

import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, isBlank, LETTER_CARDS, mayReplace } from '../rules/cards.ts';
import { type Cell, KEEP_CELL, type Play } from '../rules/moves.ts';
import { checkPlay } from '../rules/plays/check-play.ts';
import type { Position } from '../rules/plays/position.ts';
import type { Slot } from '../rules/state.ts';

export const allWords = (lexicon: Lexicon): readonly string[] =>
  Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i));

/** Every play on the row as it lies that spells a word of the list. */
export function findPlaysByBruteForce(position: Position, words: readonly string[], lexicon: Lexicon): readonly Play[] {
  const { slots } = position.row;
  const plays: Play[] = [];
  const canBeLaid = placementTest(position);
  for (const word of words)
    for (let at = 0; at + slots.length <= word.length; at++) {
      if (!canBeLaid(word, at)) continue;
      for (const cells of placements(word, at, position)) {
        const choices =
          cells.filter(({ type }) => type !== 'keep').length === 1 ? (['word', 'letter'] as const) : [null];
        for (const claim of choices) {
          const play: Play = { type: 'play', cells, claim };
          if (checkPlay(position, play, lexicon).ok) plays.push(play);
        }
      }
      if (slots.length === 0) break;
    }
  return plays;
}

/** Answers whether there are letters enough for what the row does not give; colours are left to the laying. */
function placementTest({ row: { slots }, hand }: Position): (word: string, at: number) => boolean {
  const held = new Int8Array(128);
  for (const card of hand) held[card.charCodeAt(1)]!++;
  const free = new Int8Array(128);
  const old = slots.map(({ letter }) => letter.charCodeAt(0));
  const blank = '?'.charCodeAt(0);
  return (word, at) => {
    if (word.length - slots.length > hand.length) return false;
    free.set(held);
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i);
      if (i >= at && old[i - at] === letter) continue;
      if (free[letter]! > 0) free[letter]!--;
      else if (free[blank]!-- <= 0) return false;
    }
    return true;
  };
}

function placements(word: string, at: number, { row: { slots }, hand }: Position): readonly (readonly Cell[])[] {
  let partial: { cells: readonly Cell[]; hand: readonly Card[] }[] = [{ cells: [], hand }];
  for (const [i, letter] of [...word].entries()) {
    const slot = slots[i - at];
    partial = partial.flatMap(({ cells, hand }) => {
      const laid = [...new Set(hand)]
        .filter((card) => (card[1] === letter || isBlank(card)) && (!slot || mayReplace(card, slot.card)))
        .map((card) => ({
          cells: [
            ...cells,
            { type: slot ? 'replace' : 'add', card, as: isBlank(card) ? letter : null, premium: null } as const,
          ],
          hand: hand.toSpliced(hand.indexOf(card), 1),
        }));
      return slot?.letter === letter ? [...laid, { cells: [...cells, KEEP_CELL], hand }] : laid;
    });
  }
  return partial.map(({ cells }) => cells);
}

export type PositionSpec = {
  readonly blanks: number;
  readonly cards: number;
  readonly status: 'empty' | 'open' | 'word';
};

/** A position drawn at random: a word or the beginning of one in the row, and a hand. */
export function randomPosition(words: readonly string[], random: Random, wish: PositionSpec): Position {
  const deck = random.shuffle(LETTER_CARDS.filter((card) => !isBlank(card)));
  const blanks = random.shuffle(LETTER_CARDS.filter(isBlank)).slice(0, wish.blanks);
  const slots: Slot[] = [];
  if (wish.status !== 'empty') {
    const word = random.pick(words.filter(({ length }) => length >= 3 && length <= 8));
    const text = wish.status === 'word' ? word : word.slice(0, 1 + random.below(word.length - 1));
    for (const letter of text) {
      const found = deck.findIndex((card) => card[1] === letter);
      const [card] = found < 0 ? [`${random.pick(['r', 'k'] as const)}?` as Card] : deck.splice(found, 1);
      slots.push({ card: card!, letter, premium: null, fresh: random.below(3) === 0 });
    }
    if (slots.every(({ fresh }) => !fresh)) slots[0] = { ...slots[0]!, fresh: true };
  }
  return {
    row: { slots, by: wish.status === 'word' ? 0 : null, passed: [] },
    hand: [...blanks, ...deck.slice(0, wish.cards - blanks.length)],
    premiums: [],
    keepRule: random.pick(['laid', 'any'] as const),
  };
}
