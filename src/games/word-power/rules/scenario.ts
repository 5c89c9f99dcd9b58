// The format of a scenario, a position written down by a person (WP-145), and its parser. Building the state from it is
// in stage-scenario.ts.

import * as v from 'valibot';
import type { Json } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { FORFEIT_PER_WINDOW_DOLLARS, HAND_SIZE } from './amounts.ts';
import { ANSWER_CODES } from './cards.ts';
import { CARD_COLORS } from './options.ts';
import { SPACES, WINDOWS } from './spaces.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number('a whole number is needed'),
    v.check((n) => Number.isInteger(n) && n >= min && n <= max, `a whole number from ${min} to ${max} is needed`),
  );
const keyWord = v.pipe(
  v.string('the key word of a card is needed'),
  v.regex(/^[A-Za-z]{1,30}$/, 'the key word of a card is needed'),
  v.toUpperCase(),
);
const keyWords = v.array(keyWord, 'a list of key words is needed');
const colour = v.picklist(CARD_COLORS, 'blue, black or red is needed');
const flag = v.boolean('true or false is needed');
const money = v.pipe(
  wholeNumber(0, 1e9),
  v.check((n) => n % FORFEIT_PER_WINDOW_DOLLARS === 0, `money is a multiple of $${FORFEIT_PER_WINDOW_DOLLARS}`),
);
const dieRoll = wholeNumber(1, 6);
const text = v.pipe(
  v.string('a word is needed'),
  v.trim(),
  v.minLength(1, 'a word is needed'),
  v.maxLength(200, 'a shorter text is needed'),
);

/** An object with these fields and no others. Arrays are rejected first: strictObject alone would accept an empty one. */
const strictFields = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'an object is needed'),
    v.strictObject(entries),
  );

const player = strictFields({
  at: v.optional(wholeNumber(0, SPACES.length - 1)),
  cash: v.optional(money),
  books: v.optional(wholeNumber(0, 1000)),
  hand: v.optional(keyWords),
  handSize: v.optional(wholeNumber(0, HAND_SIZE)),
  losesTurn: v.optional(flag),
  idle: v.optional(flag),
});

const card = strictFields({
  key: keyWord,
  words: v.tuple([text, text, text, text], 'four words are needed'),
  answer: v.pipe(
    v.string('an answer such as S2 is needed'),
    v.toUpperCase(),
    v.picklist(ANSWER_CODES, 'an answer such as S2 is needed'),
  ),
  definition: v.optional(text),
  colour: v.optional(colour),
});

const byColor = <T extends v.GenericSchema>(value: T) =>
  strictFields({ blue: v.optional(value), black: v.optional(value), red: v.optional(value) });

const schema = strictFields({
  players: v.optional(v.array(player, 'a list of players is needed')),
  active: v.optional(wholeNumber(0, 5)),
  phase: v.optional(v.picklist(['roll', 'place'], 'roll or place is needed')),
  windows: v.optional(
    v.pipe(
      v.array(
        v.union([wholeNumber(0, 100), keyWords], 'a list of key words, or a number of cards, is needed'),
        'a list of windows is needed',
      ),
      v.maxLength(WINDOWS.length, 'there are four windows'),
    ),
  ),
  laid: v.optional(
    v.array(
      v.strictTuple([keyWord, wholeNumber(1, 4)], 'a key word and a window are needed'),
      'a list of placements is needed',
    ),
  ),
  dice: v.optional(
    v.pipe(v.array(dieRoll, 'a list of rolls is needed'), v.maxLength(1000, 'at most 1,000 rolls are read')),
  ),
  draw: v.optional(
    byColor(
      v.union([keyWords, strictFields({ only: keyWords })], 'a list of key words, or {"only": [...]}, is needed'),
    ),
  ),
  discard: v.optional(byColor(v.union([keyWords, wholeNumber(0, 200)], 'a list of key words, or a number, is needed'))),
  cards: v.optional(v.array(card, 'a list of cards is needed')),
  order: v.optional(
    v.pipe(
      v.array(v.array(dieRoll, 'a list of rolls is needed'), 'a list of order rolls is needed'),
      v.minLength(1, 'at least one round of rolls is needed'),
      v.maxLength(100, 'at most 100 rounds of rolls are read'),
    ),
  ),
  words: v.optional(v.unknown()),
});

export type Scenario = v.InferOutput<typeof schema>;

/** The scenario, or which field is invalid and why. */
export function parseScenario(json: Json): Result<Scenario, string> {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'the scenario';
  return err(`${field}: ${describeIssue(issue)}`.slice(0, 200));
}

function describeIssue({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'there is no such field';
  return received === 'undefined' ? 'this field is missing' : 'an object is needed';
}
