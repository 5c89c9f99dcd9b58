// The format of a position written as JSON (WS-110): its schema and its parser. stage-scenario.ts builds the state.

import * as v from 'valibot';
import type { Json } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { LINES_PER_LIST } from './state.ts';
import { countCharacters, isPrintable, MAX_WORD_LETTERS, toNormalForm } from './words/word.ts';

const word = v.pipe(
  v.string(),
  v.check(isPrintable, 'it has signs that cannot be read'),
  v.transform(toNormalForm),
  v.check(
    (text) => text !== '' && countCharacters(text) <= MAX_WORD_LETTERS,
    `a word has 1 to ${MAX_WORD_LETTERS} characters`,
  ),
);
const wordster = v.pipe(v.string(), v.transform(toNormalForm), v.regex(/^[A-Z]{3}$/, 'a Wordster has three letters'));
const integerBetween = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.check((n) => Number.isInteger(n) && n >= min && n <= max, `a whole number from ${min} to ${max} is needed`),
  );
const seat = integerBetween(0, 5);
const side = v.strictTuple([wordster, wordster]);
const upTo60Items = <T extends v.GenericSchema>(item: T) =>
  v.optional(v.pipe(v.array(item), v.maxLength(60, 'there are 60 at most')), []);

const scenarioSchema = v.strictObject({
  card: v.optional(v.strictTuple([side, side])),
  round: v.optional(integerBetween(1, 4), 1),
  wordster: v.optional(wordster),
  used: v.optional(v.pipe(v.array(wordster), v.maxLength(3, 'there are three earlier rounds at most')), []),
  phase: v.optional(v.picklist(['select', 'write', 'announce'], 'it is select, write or announce')),
  selector: v.optional(seat),
  previousSelector: v.optional(seat),
  announcer: v.optional(seat),
  players: v.optional(
    v.array(
      v.strictObject({
        list: v.optional(
          v.pipe(v.array(v.nullable(word)), v.maxLength(LINES_PER_LIST, `a list has ${LINES_PER_LIST} lines`)),
        ),
        total: v.optional(integerBetween(0, 80), 0),
        points: v.optional(integerBetween(0, 20), 0),
        twos: v.optional(integerBetween(0, 40), 0),
        done: v.optional(v.boolean(), false),
        idle: v.optional(v.boolean(), false),
      }),
    ),
  ),
  accepted: upTo60Items(word),
  struck: upTo60Items(word),
  protected: upTo60Items(v.strictTuple([word, seat])),
  judged: upTo60Items(v.strictTuple([word, word, v.picklist(['SAME', 'DIFFERENT'], 'it is SAME or DIFFERENT')])),
  words: v.optional(v.array(v.string())),
});
export type Scenario = v.InferOutput<typeof scenarioSchema>;

/** The scenario, or what is wrong with it, naming the field. */
export function parseScenario(json: Json): Result<Scenario, string> {
  if (Array.isArray(json)) return err('the scenario – it is an object');
  const parsed = v.safeParse(scenarioSchema, json);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err(`${v.getDotPath(issue) ?? 'the scenario'} – ${issue.message}`);
}
