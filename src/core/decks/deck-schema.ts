// Checks a deck that comes from outside: from a record, a request or a device.

import * as v from 'valibot';
import { DECK_LIMITS, type Deck } from './deck.ts';

const word = v.pipe(v.string(), v.regex(/^[A-Z]+$/), v.minLength(2), v.maxLength(DECK_LIMITS.wordLetters));
const choice = v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(DECK_LIMITS.wordLetters));
const meaning = v.pipe(v.string(), v.maxLength(DECK_LIMITS.meaningCharacters));
const title = v.pipe(v.string(), v.maxLength(DECK_LIMITS.titleCharacters));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(DECK_LIMITS.lineCharacters));

export const deckSchema: v.GenericSchema<unknown, Deck> = v.object({
  title,
  closed: v.boolean(),
  words: v.pipe(v.array(v.object({ word, meaning })), v.maxLength(DECK_LIMITS.words)),
  cards: v.pipe(
    v.array(
      v.object({
        key: word,
        words: v.tuple([choice, choice, choice, choice]),
        answer: v.pipe(v.string(), v.regex(/^[SA][1-4]$/)),
        meaning,
      }),
    ),
    v.maxLength(DECK_LIMITS.cards),
  ),
  triples: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), v.maxLength(DECK_LIMITS.triples)),
  tasks: v.pipe(
    v.array(v.object({ name, words: v.pipe(v.array(word), v.minLength(1), v.maxLength(DECK_LIMITS.taskWords)) })),
    v.maxLength(DECK_LIMITS.tasks),
  ),
});
