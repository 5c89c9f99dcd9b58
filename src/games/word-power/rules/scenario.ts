// A position of Word Power as a person writes it down (WP-145): its shape, and reading it.
// Not whether the position is possible, and not laying it out (stage.ts).

import * as v from 'valibot';
import type { Json } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { COLOURS } from './options.ts';
import { BOARD, CODES, FORFEIT, HAND, WINDOWS } from './spaces.ts';

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('a whole number is needed'),
    v.check((n) => Number.isInteger(n) && n >= least && n <= most, `a whole number from ${least} to ${most} is needed`),
  );
const name = v.pipe(
  v.string('the key word of a card is needed'),
  v.regex(/^[A-Za-z]{1,30}$/, 'the key word of a card is needed'),
  v.toUpperCase(),
);
const names = v.array(name, 'a list of key words is needed');
const colour = v.picklist(COLOURS, 'blue, black or red is needed');
const yesOrNo = v.boolean('true or false is needed');
const money = v.pipe(
  whole(0, 1e9),
  v.check((n) => n % FORFEIT === 0, `money is a multiple of $${FORFEIT}`),
);
const die = whole(1, 6);
const text = v.pipe(
  v.string('a word is needed'),
  v.trim(),
  v.minLength(1, 'a word is needed'),
  v.maxLength(200, 'a shorter text is needed'),
);

/** An object of these fields and no others; a list is none. */
const fields = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'an object is needed'),
    v.strictObject(entries),
  );

const player = fields({
  at: v.optional(whole(0, BOARD.length - 1)),
  cash: v.optional(money),
  books: v.optional(whole(0, 1000)),
  hand: v.optional(names),
  handSize: v.optional(whole(0, HAND)),
  losesTurn: v.optional(yesOrNo),
  idle: v.optional(yesOrNo),
});

const card = fields({
  key: name,
  words: v.tuple([text, text, text, text], 'four words are needed'),
  answer: v.pipe(
    v.string('an answer such as S2 is needed'),
    v.toUpperCase(),
    v.picklist(CODES, 'an answer such as S2 is needed'),
  ),
  definition: v.optional(text),
  colour: v.optional(colour),
});

const byColour = <T extends v.GenericSchema>(what: T) =>
  fields({ blue: v.optional(what), black: v.optional(what), red: v.optional(what) });

const schema = fields({
  players: v.optional(v.array(player, 'a list of players is needed')),
  active: v.optional(whole(0, 5)),
  phase: v.optional(v.picklist(['roll', 'place'], 'roll or place is needed')),
  windows: v.optional(
    v.pipe(
      v.array(
        v.union([whole(0, 100), names], 'a list of key words, or a number of cards, is needed'),
        'a list of windows is needed',
      ),
      v.maxLength(WINDOWS.length, 'there are four windows'),
    ),
  ),
  laid: v.optional(
    v.array(v.strictTuple([name, whole(1, 4)], 'a key word and a window are needed'), 'a list of placements is needed'),
  ),
  dice: v.optional(
    v.pipe(v.array(die, 'a list of throws is needed'), v.maxLength(1000, 'at most 1,000 throws are read')),
  ),
  draw: v.optional(
    byColour(v.union([names, fields({ only: names })], 'a list of key words, or {"only": [...]}, is needed')),
  ),
  discard: v.optional(byColour(v.union([names, whole(0, 200)], 'a list of key words, or a number, is needed'))),
  cards: v.optional(v.array(card, 'a list of cards is needed')),
  order: v.optional(
    v.pipe(
      v.array(v.array(die, 'a list of throws is needed'), 'a list of throwings is needed'),
      v.minLength(1, 'at least one throwing is needed'),
      v.maxLength(100, 'at most 100 throwings are read'),
    ),
  ),
  words: v.optional(v.unknown()),
});

export type Scenario = v.InferOutput<typeof schema>;

/** The scenario, or which field is wrong and why. */
export function parseScenario(json: Json): Result<Scenario, string> {
  const read = v.safeParse(schema, json, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? 'the scenario';
  return err(`${field}: ${sayWhy(issue)}`.slice(0, 200));
}

function sayWhy({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'there is no such field';
  return received === 'undefined' ? 'this field is missing' : 'an object is needed';
}
