// What teachers and pupils may send. There is no field for a name, a title or a message anywhere.

import * as v from 'valibot';
import { deckSchema } from '../../../core/decks/deck-schema.ts';
import type { Json } from '../../../core/game.ts';
import { listOf } from '../../../core/list-schema.ts';

const MAX_LINES = 60;
const MAX_PROMPTS = 40;

const gameName = v.pipe(v.string(), v.maxLength(40));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(3600));
export const promptIndex = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/** The game reads the position. */
const prompt = v.object({ game: gameName, kind: gameName, seconds, position: v.unknown() as v.GenericSchema<Json> });
const prompts = listOf(prompt, MAX_PROMPTS, 1);

export const promptRequestSchema = v.object({
  game: gameName,
  kind: gameName,
  deck: v.nullable(deckSchema),
  seed: v.pipe(v.string(), v.maxLength(100)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});
export const newLessonSchema = v.object({ prompts, until: v.nullable(count) });
export const joinSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(20)),
  animal: v.pipe(v.string(), v.maxLength(20)),
});
export const answerSchema = v.object({
  rev: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  lines: listOf(v.pipe(v.string(), v.maxLength(40)), MAX_LINES),
  isDone: v.boolean(),
});
export const actionSchema = v.variant('do', [
  v.object({ do: v.literal('open'), prompt: count, seconds: v.optional(seconds) }),
  v.object({ do: v.literal('close') }),
  v.object({ do: v.literal('reveal') }),
  v.object({ do: v.literal('end') }),
  v.object({ do: v.literal('add'), have: count, prompts }),
  v.object({ do: v.literal('showPlaces'), on: v.boolean() }),
]);
