// What travels between a client and a server: every message as a type, with the parser that lets nothing else in.
// Not the rules of when they are sent (server/) nor what a view holds (each game).

import * as v from 'valibot';
import type { Json, Seat, Status } from './game.ts';
import { no, ok, type Result } from './result.ts';

/** No frame of ours is longer; a longer one is not even read. */
export const FRAME_LENGTH = 16_384;

const matchId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const clientSchema = v.variant('t', [
  /** Show me this match; `n` is the latest step I have. */
  v.strictObject({ t: v.literal('watch'), match: matchId, n: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** `id` is mine, and the same when I send this again: it is answered once. */
  v.strictObject({
    t: v.literal('act'),
    match: matchId,
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  }),
  /** `at` is my clock, sent back with the server's. */
  v.strictObject({ t: v.literal('ping'), at: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;

export type ServerMessage =
  /** `to` is set on the actor's own step: the id that it answers. */
  | {
      readonly t: 'step';
      readonly match: string;
      readonly n: number;
      readonly to: string | null;
      readonly seat: Seat | null;
      readonly status: Status;
      readonly events: readonly Json[];
      readonly view: Json;
    }
  | {
      readonly t: 'refused';
      readonly match: string;
      readonly id: string;
      readonly code: string;
      readonly rule: string;
      readonly sentence: string;
    }
  | { readonly t: 'pong'; readonly at: number; readonly now: number };

export function parseClientMessage(frame: string): Result<ClientMessage, string> {
  if (frame.length > FRAME_LENGTH) return no(`A message may have ${FRAME_LENGTH} characters at most.`);
  const json = parseJson(frame);
  if (!json.ok) return json;
  const read = v.safeParse(clientSchema, json.value);
  return read.success ? ok(read.output) : no('This is not a message the server knows.');
}

export function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return no('This is not JSON.');
  }
}
