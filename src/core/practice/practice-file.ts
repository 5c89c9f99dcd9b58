// All cards of a person as one file, to move them to another device or to keep a copy.

import * as v from 'valibot';
import type { Json } from '../game.ts';
import { parseJson } from '../parse-json.ts';
import { err, ok, type Result } from '../result.ts';
import type { DayCount } from './daily-limits.ts';
import type { KeptCard } from './kept-card.ts';
import { createCard } from './practice-card.ts';

/** The first field of the file. The number is increased when older versions can't read it any more. */
const FORMAT = 'Wordhoard practice 1';
export const MAX_CARDS = 20_000;
const MAX_QUESTION_CHARS = 20_000;

const text = v.pipe(v.string(), v.maxLength(200));
const word = v.pipe(v.string(), v.regex(/^[A-Z]{1,40}$/));
const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e14));
const number = v.pipe(v.number(), v.finite(), v.minValue(0));
const whole = v.pipe(number, v.integer());
const grade = v.picklist(['again', 'hard', 'good', 'easy']);
const bet = v.nullable(v.picklist([1, 2, 3]));

const cardSchema = v.object({
  game: v.nullable(text),
  kind: text,
  word,
  question: v.pipe(
    v.unknown(),
    v.check((value) => (JSON.stringify(value) ?? '').length <= MAX_QUESTION_CHARS),
  ),
  answer: text,
  from: v.nullable(v.object({ record: text, n: whole, seat: whole, names: v.pipe(v.array(text), v.maxLength(10)) })),
  keptAt: time,
  schedule: v.nullable(
    v.object({
      due: time,
      stability: number,
      difficulty: number,
      scheduledDays: whole,
      step: whole,
      reps: whole,
      lapses: whole,
      phase: v.picklist(['learning', 'review', 'relearning']),
      lastReview: time,
    }),
  ),
  log: v.pipe(v.array(v.object({ at: time, grade, ms: number, bet })), v.maxLength(200)),
  cameBackIn: v.pipe(v.array(text), v.maxLength(5000)),
  removedAt: v.nullable(time),
});
const fileSchema = v.object({
  format: v.literal(FORMAT),
  day: v.nullable(v.object({ day: whole, newWords: whole, dueWords: whole })),
  cards: v.pipe(v.array(cardSchema), v.maxLength(MAX_CARDS)),
});

export type PracticeData = { readonly cards: readonly KeptCard[]; readonly day: DayCount | null };

export const formatPracticeFile = ({ cards, day }: PracticeData): string =>
  `${JSON.stringify({ format: FORMAT, day, cards })}\n`;

/** The cards, or a sentence why the file can't be read. Ids are worked out again, so that they always fit the question. */
export function parsePracticeFile(source: string): Result<PracticeData, string> {
  const json = parseJson(source);
  const parsed = v.safeParse(fileSchema, json.ok ? json.value : undefined);
  if (!parsed.success)
    return err('This isn’t a file of practice words from Wordhoard. Choose the one you exported on this page.');
  const cards = parsed.output.cards.map(({ game, kind, question, answer, from, ...kept }): KeptCard => {
    const draft = { kind, word: kept.word, question: question as Json, answer };
    return { ...kept, ...createCard(game, draft, from) };
  });
  return ok({ cards, day: parsed.output.day });
}
