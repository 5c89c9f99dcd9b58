// Checks a deck that comes from outside: from a record, a request or a device.

import * as v from 'valibot';
import { listOf } from '../list-schema.ts';
import { DECK_LIMITS, type Deck } from './deck.ts';

const word = v.pipe(v.string(), v.regex(/^[A-Z]+$/), v.minLength(2), v.maxLength(DECK_LIMITS.wordLetters));
const choice = v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(DECK_LIMITS.wordLetters));
const meaning = v.pipe(v.string(), v.maxLength(DECK_LIMITS.meaningCharacters));
const title = v.pipe(v.string(), v.maxLength(DECK_LIMITS.titleCharacters));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(DECK_LIMITS.lineCharacters));

export const deckSchema: v.GenericSchema<unknown, Deck> = v.object({
  title,
  closed: v.boolean(),
  words: listOf(v.object({ word, meaning }), DECK_LIMITS.words),
  cards: listOf(
    v.object({
      key: word,
      words: v.tuple([choice, choice, choice, choice]),
      answer: v.pipe(v.string(), v.regex(/^[SA][1-4]$/)),
      meaning,
    }),
    DECK_LIMITS.cards,
  ),
  triples: listOf(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), DECK_LIMITS.triples),
  tasks: listOf(v.object({ name, words: listOf(word, DECK_LIMITS.taskWords, 1) }), DECK_LIMITS.tasks),
});
