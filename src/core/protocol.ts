// The messages between client and server as types, and the parser that accepts nothing else from clients.
// docs/protocol.md explains them with examples.

import * as v from 'valibot';
import type { Json, Millis, Seat, Status } from './game.ts';
import { parseJson } from './parse-json.ts';
import { err, ok, type Result } from './result.ts';

/** Longer frames are rejected without being parsed. */
export const MAX_FRAME_CHARS = 16_384;

/** Printable ASCII, so that any store can hold it. */
const idSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\x21-\x7e]+$/));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const levelSchema = v.nullable(v.pipe(v.string(), v.maxLength(20)));
const optionsSchema = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]));
const textSchema = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** What a person can ask of a room; `who` is the number of a person in it. */
const roomCommandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('name'), name: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({ do: v.literal('sit'), seat: seatSchema }),
  v.strictObject({ do: v.literal('stand') }),
  /** In a running match: a bot plays my seat until I come back, or (null) my seat leaves the match for good. */
  v.strictObject({ do: v.literal('leave'), standIn: levelSchema }),
  v.strictObject({ do: v.literal('return') }),
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  v.strictObject({ do: v.literal('rematch') }),
  // Host only:
  v.strictObject({ do: v.literal('options'), preset: v.pipe(v.string(), v.maxLength(40)), options: optionsSchema }),
  v.strictObject({ do: v.literal('seats'), count: seatSchema }),
  v.strictObject({ do: v.literal('bot'), seat: seatSchema, level: levelSchema }),
  v.strictObject({
    do: v.literal('access'),
    access: v.picklist(['open', 'link']),
    teams: v.boolean(),
    family: v.boolean(),
  }),
  /** Whether people may ask for hints. */
  v.strictObject({ do: v.literal('hints'), hints: v.boolean() }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('move'), who: countSchema, seat: v.nullable(seatSchema) }),
  v.strictObject({ do: v.literal('mute'), who: countSchema, muted: v.boolean() }),
  v.strictObject({ do: v.literal('host'), who: countSchema }),
]);
export type RoomCommand = v.InferOutput<typeof roomCommandSchema>;

const clientSchema = v.variant('t', [
  /** I enter a room; `n` is the latest step I have of the match, so that I get what I missed. */
  v.strictObject({
    t: v.literal('enter'),
    room: idSchema,
    name: v.nullable(v.pipe(v.string(), v.maxLength(100))),
    match: v.nullable(idSchema),
    n: countSchema,
  }),
  /** `id` is chosen by the client and the same when it sends this again: it has one effect and one answer. */
  v.strictObject({ t: v.literal('act'), match: idSchema, id: idSchema, text: textSchema(1000) }),
  v.strictObject({ t: v.literal('wish'), id: idSchema, wish: roomCommandSchema }),
  v.strictObject({ t: v.literal('chat'), id: idSchema, text: textSchema(300) }),
  /** Asks what a bot of this level would do in my place. Only I get the answer; the others see that I asked. */
  v.strictObject({ t: v.literal('hint'), id: idSchema, level: v.pipe(v.string(), v.maxLength(20)) }),
  /** `at` is the client's clock, sent back together with the server's. */
  v.strictObject({ t: v.literal('ping'), at: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;

/** One act as the log shows it. */
export type NarratedAct = {
  readonly n: number;
  readonly by: Seat | 'clock' | null;
  readonly lines: readonly string[];
  /** The words of its events that can be looked up, in capitals. */
  readonly words: readonly string[];
};

export type RoomView = {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly access: 'open' | 'link';
  readonly teams: boolean;
  /** Offensive words are not valid. */
  readonly family: boolean;
  /** Hints are allowed: the host allowed them, or one person plays alone against bots. */
  readonly hints: boolean;
  readonly phase: 'lobby' | 'playing' | 'paused' | 'over';
  readonly host: number;
  readonly seats: readonly {
    readonly people: readonly number[];
    readonly bot: string | null;
    readonly standIn: string | null;
    readonly name: string;
  }[];
  readonly people: readonly {
    readonly who: number;
    readonly name: string;
    readonly here: boolean;
    readonly muted: boolean;
  }[];
  readonly match: string | null;
  /** People who voted for a pause. */
  readonly votes: readonly number[];
};

export type ServerMessage =
  | { readonly t: 'room'; readonly you: number; readonly room: RoomView }
  | {
      readonly t: 'step';
      readonly match: string;
      readonly n: number;
      /** The id of the act this answers; null for everybody but its sender. */
      readonly to: string | null;
      readonly seat: Seat | null;
      readonly status: Status;
      readonly events: readonly Json[];
      readonly view: Json;
      readonly prompt: string;
      readonly told: readonly NarratedAct[];
      /** Table time at the moment of sending; deadlines are table time too. */
      readonly at: Millis;
      readonly running: boolean;
      /** A hash of the seed, from the start; the seed itself follows when the match is over. */
      readonly commitment: string;
      readonly seed: string | null;
    }
  | {
      readonly t: 'refused';
      readonly id: string;
      readonly code: string;
      readonly rule: string;
      readonly sentence: string;
    }
  | { readonly t: 'done'; readonly id: string }
  | { readonly t: 'chat'; readonly who: number; readonly text: string; readonly among: 'players' | 'watchers' }
  /** The move a bot would make in my place, and why. */
  | { readonly t: 'hint'; readonly id: string; readonly text: string; readonly why: string }
  /** A sentence for everybody in the room. */
  | { readonly t: 'notice'; readonly sentence: string }
  | { readonly t: 'pong'; readonly at: number; readonly now: Millis }
  | { readonly t: 'bye'; readonly sentence: string };

export function parseClientMessage(frame: string): Result<ClientMessage, string> {
  if (frame.length > MAX_FRAME_CHARS) return err(`A message may have ${MAX_FRAME_CHARS} characters at most.`);
  const json = parseJson(frame);
  if (!json.ok) return json;
  const read = v.safeParse(clientSchema, json.value);
  return read.success ? ok(read.output) : err('This is not a message the server knows.');
}
