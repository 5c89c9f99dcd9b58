// Finds every play that forms a word by brute force: each word of the list at each offset over the row. Also random positions.
// For tests and benchmarks of rules/plays/find-plays.ts, which must find the same plays.

import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, isBlank, LETTER_CARDS, mayReplace, printedLetter } from '../rules/cards.ts';
import { type Cell, KEEP_CELL, type Play } from '../rules/moves.ts';
import { checkPlay } from '../rules/plays/check-play.ts';
import type { Position } from '../rules/plays/position.ts';
import type { Slot } from '../rules/state.ts';

export const allWords = (lexicon: Lexicon): readonly string[] =>
  Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i));

/** Every play on the row, without clearing it, that spells a word of the list. */
export function findPlaysByBruteForce(position: Position, words: readonly string[], lexicon: Lexicon): readonly Play[] {
  const { slots } = position.row;
  const plays: Play[] = [];
  const canBePlaced = placementTest(position);
  for (const word of words)
    for (let at = 0; at + slots.length <= word.length; at++) {
      if (!canBePlaced(word, at)) continue;
      for (const cells of placements(word, at, position)) {
        const claims =
          cells.filter(({ type }) => type !== 'keep').length === 1 ? (['word', 'letter'] as const) : [null];
        for (const claim of claims) {
          const play: Play = { type: 'play', cells, claim };
          if (checkPlay(position, play, lexicon).ok) plays.push(play);
        }
      }
      if (slots.length === 0) break;
    }
  return plays;
}

/** A quick test whether the hand has the letters that the row lacks; colors are checked later. */
function placementTest({ row: { slots }, hand }: Position): (word: string, at: number) => boolean {
  const heldCounts = new Int8Array(128);
  for (const card of hand) heldCounts[card.charCodeAt(1)]!++;
  const freeCounts = new Int8Array(128);
  const rowLetters = slots.map(({ letter }) => letter.charCodeAt(0));
  const blank = '?'.charCodeAt(0);
  return (word, at) => {
    if (word.length - slots.length > hand.length) return false;
    freeCounts.set(heldCounts);
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i);
      if (i >= at && rowLetters[i - at] === letter) continue;
      if (freeCounts[letter]! > 0) freeCounts[letter]!--;
      else if (freeCounts[blank]!-- <= 0) return false;
    }
    return true;
  };
}

function placements(word: string, at: number, { row: { slots }, hand }: Position): readonly (readonly Cell[])[] {
  let partial: { cells: readonly Cell[]; hand: readonly Card[] }[] = [{ cells: [], hand }];
  for (const [i, letter] of [...word].entries()) {
    const slot = slots[i - at];
    partial = partial.flatMap(({ cells, hand }) => {
      const placed = [...new Set(hand)]
        .filter((card) => (printedLetter(card) === letter || isBlank(card)) && (!slot || mayReplace(card, slot.card)))
        .map((card) => ({
          cells: [
            ...cells,
            { type: slot ? 'replace' : 'add', card, as: isBlank(card) ? letter : null, premium: null } as const,
          ],
          hand: hand.toSpliced(hand.indexOf(card), 1),
        }));
      return slot?.letter === letter ? [...placed, { cells: [...cells, KEEP_CELL], hand }] : placed;
    });
  }
  return partial.map(({ cells }) => cells);
}

export type PositionSpec = {
  readonly blanks: number;
  readonly cards: number;
  readonly status: 'empty' | 'open' | 'word';
};

/** A random position: a word or the beginning of one in the row, and a hand. */
export function randomPosition(words: readonly string[], random: Random, spec: PositionSpec): Position {
  const deck = random.shuffle(LETTER_CARDS.filter((card) => !isBlank(card)));
  const blanks = random.shuffle(LETTER_CARDS.filter(isBlank)).slice(0, spec.blanks);
  const slots: Slot[] = [];
  if (spec.status !== 'empty') {
    const word = random.pick(words.filter(({ length }) => length >= 3 && length <= 8));
    const text = spec.status === 'word' ? word : word.slice(0, 1 + random.below(word.length - 1));
    for (const letter of text) {
      const found = deck.findIndex((card) => printedLetter(card) === letter);
      const [card] = found < 0 ? [`${random.pick(['r', 'k'] as const)}?` as Card] : deck.splice(found, 1);
      slots.push({ card: card!, letter, premium: null, fresh: random.below(3) === 0 });
    }
    if (slots.every(({ fresh }) => !fresh)) slots[0] = { ...slots[0]!, fresh: true };
  }
  return {
    row: { slots, by: spec.status === 'word' ? 0 : null, passed: [] },
    hand: [...blanks, ...deck.slice(0, spec.cards - blanks.length)],
    premiums: [],
    keepRule: random.pick(['laid', 'any'] as const),
  };
}
