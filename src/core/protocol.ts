// What travels between a client and a server: every message as a type, with the parser that lets nothing else in.
// Not the rules of when they are sent (server/) nor what a view holds (each game). With examples: docs/protocol.md.

import * as v from 'valibot';
import type { Json, Millis, Seat, Status } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** No frame of ours is longer; a longer one is not even read. */
export const MAX_FRAME_CHARS = 16_384;

/** An id: visible signs without accents, so that any store can keep it. */
const key = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\x21-\x7e]+$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const level = v.nullable(v.pipe(v.string(), v.maxLength(20)));
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]));
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** What a person may ask of a room; `who` is a person's number in it. */
const roomCommandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('name'), name: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({ do: v.literal('sit'), seat }),
  v.strictObject({ do: v.literal('stand') }),
  /** In a running match: my seat is played by a bot until I am back, or (null) leaves the match for good. */
  v.strictObject({ do: v.literal('leave'), standIn: level }),
  v.strictObject({ do: v.literal('return') }),
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  v.strictObject({ do: v.literal('rematch') }),
  // The host alone:
  v.strictObject({ do: v.literal('options'), preset: v.pipe(v.string(), v.maxLength(40)), options }),
  v.strictObject({ do: v.literal('seats'), count: seat }),
  v.strictObject({ do: v.literal('bot'), seat, level }),
  v.strictObject({
    do: v.literal('access'),
    access: v.picklist(['open', 'link']),
    teams: v.boolean(),
    family: v.boolean(),
  }),
  /** May people ask what a bot would do in their place? */
  v.strictObject({ do: v.literal('hints'), hints: v.boolean() }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('move'), who: count, seat: v.nullable(seat) }),
  v.strictObject({ do: v.literal('mute'), who: count, muted: v.boolean() }),
  v.strictObject({ do: v.literal('host'), who: count }),
]);
export type RoomCommand = v.InferOutput<typeof roomCommandSchema>;

const clientSchema = v.variant('t', [
  /** I am here; `n` is the latest step I have of the match, so that I am told what I missed. */
  v.strictObject({
    t: v.literal('enter'),
    room: key,
    name: v.nullable(v.pipe(v.string(), v.maxLength(100))),
    match: v.nullable(key),
    n: count,
  }),
  /** `id` is mine, and the same when I send this again: it is answered once. */
  v.strictObject({ t: v.literal('act'), match: key, id: key, text: text(1000) }),
  v.strictObject({ t: v.literal('command'), id: key, command: roomCommandSchema }),
  v.strictObject({ t: v.literal('chat'), id: key, text: text(300) }),
  /** What would a bot of this level do in my place? Answered to me alone; others are told that I asked. */
  v.strictObject({ t: v.literal('hint'), id: key, level: v.pipe(v.string(), v.maxLength(20)) }),
  /** `at` is my clock, sent back with the server's. */
  v.strictObject({ t: v.literal('ping'), at: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;

/** One act as it is told in the log. */
export type NarratedAct = { readonly n: number; readonly by: Seat | 'clock' | null; readonly lines: readonly string[] };

export type RoomView = {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly access: 'open' | 'link';
  readonly teams: boolean;
  /** Words that a family would rather not see are refused. */
  readonly family: boolean;
  /** Hints are given: by the host's word, or because one person plays alone against bots. */
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
  /** People who want to pause. */
  readonly votes: readonly number[];
};

export type ServerMessage =
  | { readonly t: 'room'; readonly you: number; readonly room: RoomView }
  | {
      readonly t: 'step';
      readonly match: string;
      readonly n: number;
      /** The id of the act this answers, for its sender alone. */
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
      /** A hash of the seed from the start on; the seed itself when the match is over. */
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
  /** The move a bot would make in my place, as text, and why. */
  | { readonly t: 'hint'; readonly id: string; readonly text: string; readonly why: string }
  /** Something everybody in the room should know. */
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

export function parseJson(source: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(source));
  } catch {
    return err('This is not JSON.');
  }
}
