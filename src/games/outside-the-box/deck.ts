// Makes a task for the grids from the words of a deck that fit into a row.

import { DECK_LIMITS } from '../../core/decks/deck.ts';
import type { DeckMaker } from '../../core/decks/deck-maker.ts';
import { GRID_SIZE } from './rules/scoring/grid.ts';

const MIN_WORDS = 3;

export const makeDeck: DeckMaker = (deck) => {
  if (deck.tasks.length > 0) return deck;
  const words = deck.words.map(({ word }) => word).filter((word) => word.length <= GRID_SIZE);
  if (words.length < MIN_WORDS) return deck;
  const name = deck.title === '' ? 'A word of our deck' : `A word of “${deck.title.replaceAll(':', ' ')}”`;
  return { ...deck, tasks: [{ name, words: words.slice(0, DECK_LIMITS.taskWords) }] };
};
