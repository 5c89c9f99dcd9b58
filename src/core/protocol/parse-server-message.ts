// The parser for what the server sends, used by the web client. The types of the messages are in protocol.ts, which is not
// loaded here: its own parser would only make the page larger.

import * as v from 'valibot';
import { houseWordsSchema } from '../house/house-schema.ts';
import { parseJson } from '../parse-json.ts';
import { err, ok, type Result } from '../result.ts';
import type { ServerMessage } from './protocol.ts';
import { completeStep, isStepChanges, type Step } from './step-changes.ts';

const text = v.string();
const number = v.number();
const flag = v.boolean();
const textOrNull = v.nullable(text);
const numberOrNull = v.nullable(number);
/** Views and events: every game defines its own, so they only have to be there. */
const json = v.custom<unknown>((value) => value !== undefined);

const roomSchema = v.object({
  id: text,
  code: text,
  game: text,
  preset: text,
  options: v.record(text, v.union([text, number, flag])),
  access: text,
  teams: flag,
  family: flag,
  hints: flag,
  phase: v.picklist(['lobby', 'playing', 'paused', 'over']),
  host: number,
  seats: v.array(v.object({ people: v.array(number), bot: textOrNull, standIn: textOrNull, name: text })),
  people: v.array(
    v.object({
      who: number,
      name: text,
      here: flag,
      muted: flag,
      review: v.optional(v.picklist(['nothing', 'accuracy', 'misses'])),
      vacationLeftMs: v.optional(numberOrNull),
    }),
  ),
  match: textOrNull,
  votes: v.array(number),
  locked: v.optional(flag),
  chat: v.optional(v.picklist(['everyone', 'players', 'off'])),
  bans: v.optional(v.array(v.object({ ban: number, name: text }))),
  requests: v.optional(v.array(v.object({ who: number, seat: number }))),
  rematch: v.optional(
    v.nullable(
      v.object({
        by: number,
        agreed: v.array(number),
        declined: v.array(number),
        askedMsAgo: number,
        startsInMs: numberOrNull,
      }),
    ),
  ),
  pace: v.optional(number),
  moveLeftMs: v.optional(numberOrNull),
  isLiveForNow: v.optional(flag),
  paceVote: v.optional(v.nullable(v.object({ pace: number, agreed: v.array(number) }))),
  contest: v.optional(textOrNull),
  house: v.optional(houseWordsSchema),
  houseVote: v.optional(
    v.nullable(
      v.object({
        by: number,
        change: v.picklist(['add', 'ban']),
        word: text,
        why: text,
        voted: v.array(number),
        leftMs: number,
      }),
    ),
  ),
});

const statusSchema = v.object({
  toAct: v.array(number),
  scores: v.array(number),
  deadline: numberOrNull,
  outcome: v.nullable(v.object({ ranking: v.array(v.array(number)) })),
});

const serverSchema = v.variant('t', [
  v.object({ t: v.literal('room'), version: number, build: textOrNull, you: number, room: roomSchema }),
  v.object({
    t: v.literal('step'),
    match: text,
    n: number,
    to: textOrNull,
    seat: numberOrNull,
    status: statusSchema,
    events: v.array(json),
    view: json,
    words: v.object({ list: text, only: v.nullable(v.array(text)), house: v.optional(houseWordsSchema) }),
    prompt: text,
    told: v.array(
      v.object({
        n: number,
        by: v.nullable(v.union([number, text])),
        lines: v.array(text),
        topics: v.array(v.object({ seat: numberOrNull, opensTurn: flag, isNews: flag })),
        words: v.array(text),
      }),
    ),
    at: number,
    running: flag,
  }),
  v.object({ t: v.literal('refused'), id: text, code: text, rule: text, sentence: text, word: v.optional(text) }),
  v.object({ t: v.literal('done'), id: text }),
  v.object({ t: v.literal('chat'), who: number, text, among: text, n: v.optional(number) }),
  v.object({
    t: v.literal('chatLog'),
    messages: v.array(v.object({ n: number, who: number, text, among: text, agoMs: number })),
    read: number,
  }),
  v.object({
    t: v.literal('plans'),
    match: text,
    plans: v.array(v.object({ situation: text, move: text })),
    results: v.array(v.object({ situation: text, move: text, result: v.picklist(['played', 'dropped']) })),
  }),
  v.object({ t: v.literal('hint'), id: text, text, why: text }),
  v.object({ t: v.literal('notice'), sentence: text }),
  v.object({ t: v.literal('pong'), at: number }),
  v.object({ t: v.literal('bye'), sentence: text }),
  v.object({ t: v.literal('outdated'), sentence: text }),
]);

/** The error of changes to a step that the client doesn't have. It needs a whole one. */
export const MISSED_STEP = 'a step was missed';

/** The message, or what is wrong with it. Unknown fields are allowed: the server may be newer. Changes are completed with the
 *  latest step. */
export function parseServerMessage(source: string, latest: Step | null = null): Result<ServerMessage, string> {
  const json = parseJson(source);
  if (!json.ok) return json;
  let message = json.value;
  if (isStepChanges(message)) {
    const step = completeStep(latest, message);
    if (step === null) return err(MISSED_STEP);
    message = step;
  }
  const parsed = v.safeParse(serverSchema, message);
  if (parsed.success) return ok(message as ServerMessage);
  const [issue] = parsed.issues;
  return err(`${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}
