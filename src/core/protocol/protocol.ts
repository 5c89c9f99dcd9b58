// The WebSocket protocol between client and server: every message as a type, and the parser for what clients send.
// docs/protocol.md describes it with examples. What a view holds is defined by each game.

import * as v from 'valibot';
import type { HouseWords, ListName } from '../../lexicon/lexicon.ts';
import type { FinishedPlan, Json, LineTopic, Millis, Plan, Seat, Status } from '../game.ts';
import { houseWordsSchema } from '../house/house-schema.ts';
import { parseJson } from '../parse-json.ts';
import { err, ok, type Result } from '../result.ts';
import { DAY_CLOCKS } from '../time/day-clocks.ts';
import { PROTOCOL_VERSION } from './version.ts';

export { CLOSE_OUTDATED, PROTOCOL_VERSION } from './version.ts';

/** Longer messages are not parsed. */
export const MAX_MESSAGE_CHARS = 16_384;

/** An id: visible ASCII characters, which every store can hold. */
const KEY = /^[\x21-\x7e]{1,64}$/;
const key = v.pipe(v.string(), v.regex(KEY));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
/** A level or a player of the cast (bot-cast.ts). */
const level = v.nullable(v.pipe(v.string(), v.maxLength(20)));
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]));
const houseWord = v.pipe(v.string(), v.regex(/^[A-Z]{1,40}$/));
const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

/** What of their review of a finished match a person lets the table see: nothing, their accuracy if everybody does, or their
 *  misses too. */
const REVIEW_SHARING = ['nothing', 'accuracy', 'misses'] as const;
export type ReviewSharing = (typeof REVIEW_SHARING)[number];

/** What a person can tell a room to do. `who` is a person's number in the room. */
const roomCommandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('name'), name: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({ do: v.literal('sit'), seat }),
  v.strictObject({ do: v.literal('stand') }),
  /** In a running match: this bot plays my seat until I come back; null: I leave the match for good. */
  v.strictObject({ do: v.literal('leave'), standIn: level }),
  v.strictObject({ do: v.literal('return') }),
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  /** Seconds for each move of a match over days; 0: played now. In a running match everybody seated has to agree. */
  v.strictObject({ do: v.literal('pace'), pace: v.picklist([0, ...DAY_CLOCKS]), agree: v.optional(v.boolean()) }),
  /** After the end: asks for a rematch, or agrees to one; `agree: false` declines it, or stops its countdown. */
  v.strictObject({ do: v.literal('rematch'), agree: v.optional(v.boolean()) }),
  /** Over days: make this move for me when that situation comes, where the game allows it; null takes a plan back. */
  v.strictObject({ do: v.literal('plan'), match: key, situation: text(20), move: v.nullable(text(100)) }),
  /** I have read what became of my plans. */
  v.strictObject({ do: v.literal('plansRead') }),
  v.strictObject({ do: v.literal('share'), review: v.picklist(REVIEW_SHARING) }),
  /** Should this word count from now on, or no longer? Everybody sees it and votes. */
  v.strictObject({ do: v.literal('askTable'), change: v.picklist(['add', 'ban']), word: houseWord }),
  v.strictObject({ do: v.literal('voteWord'), counts: v.boolean() }),
  /** Tells the operator of the server about somebody's name or chat message. */
  v.strictObject({ do: v.literal('report'), who: count, kind: v.picklist(['name', 'chat']), text: text(300) }),
  // Only the host:
  v.strictObject({ do: v.literal('options'), preset: v.pipe(v.string(), v.maxLength(40)), options }),
  v.strictObject({ do: v.literal('seats'), count: seat }),
  v.strictObject({ do: v.literal('bot'), seat, level }),
  v.strictObject({
    do: v.literal('access'),
    access: v.picklist(['open', 'link']),
    teams: v.boolean(),
    family: v.boolean(),
  }),
  /** Whether players may ask what a bot would do in their place. */
  v.strictObject({ do: v.literal('hints'), hints: v.boolean() }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('move'), who: count, seat: v.nullable(seat) }),
  /** Refuses somebody's request for a bot's seat; `move` grants it. */
  v.strictObject({ do: v.literal('decline'), who: count }),
  v.strictObject({ do: v.literal('mute'), who: count, muted: v.boolean() }),
  v.strictObject({ do: v.literal('kick'), who: count }),
  v.strictObject({ do: v.literal('ban'), who: count }),
  v.strictObject({ do: v.literal('unban'), ban: count }),
  v.strictObject({ do: v.literal('lock'), locked: v.boolean() }),
  v.strictObject({ do: v.literal('chat'), chat: v.picklist(['everyone', 'players', 'off']) }),
  v.strictObject({ do: v.literal('host'), who: count }),
  /** Between matches: the words that the next ones have. */
  v.strictObject({ do: v.literal('houseWords'), house: houseWordsSchema }),
]);
export type RoomCommand = v.InferOutput<typeof roomCommandSchema>;

const MAX_ACT_CHARS = 1000;

const clientSchema = v.variant('t', [
  /** Joins a room. `match` and `n` are the latest step the client has, so that it gets what it missed. */
  v.strictObject({
    t: v.literal('enter'),
    version: v.literal(PROTOCOL_VERSION),
    /** The web build the client runs; null for other clients. */
    build: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    room: key,
    name: v.nullable(v.pipe(v.string(), v.maxLength(100))),
    match: v.nullable(key),
    n: count,
  }),
  /** The client chooses `id` and repeats it when it sends the act again: the act takes effect once. */
  v.strictObject({ t: v.literal('act'), match: key, id: key, text: text(MAX_ACT_CHARS) }),
  v.strictObject({ t: v.literal('command'), id: key, command: roomCommandSchema }),
  v.strictObject({ t: v.literal('chat'), id: key, text: text(300) }),
  /** Asks what this bot would play here. Only the sender gets the answer; the others get a notice. */
  v.strictObject({ t: v.literal('hint'), id: key, level: v.pipe(v.string(), v.maxLength(20)) }),
  /** The latest step is on a visible page, so nobody needs to be told of it. Only in matches over days; there is no answer. */
  v.strictObject({ t: v.literal('seen') }),
  /** The stored chat up to this message is on a visible page. Only in rooms that play over days; there is no answer. */
  v.strictObject({ t: v.literal('read'), n: count }),
  /** `at` is the client's clock; the pong returns it. */
  v.strictObject({ t: v.literal('ping'), at: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;

/** One act as sentences for the log. */
export type NarratedAct = {
  readonly n: number;
  readonly by: Seat | 'clock' | null;
  readonly lines: readonly string[];
  /** What each line is about. */
  readonly topics: readonly LineTopic[];
  /** The words of its events that can be looked up, in capitals. */
  readonly words: readonly string[];
};

/** Who may write in the chat of a room. */
export type ChatMode = 'everyone' | 'players' | 'off';

export type RoomView = {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly access: 'open' | 'link';
  readonly teams: boolean;
  /** Coarse words are refused. */
  readonly family: boolean;
  /** Hints are on: the host allowed them, or one person plays alone against bots. */
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
    /** Servers before this field existed leave it out. */
    readonly review?: ReviewSharing;
    /** On vacation, so that matches over days wait for them: for how long when this was sent. */
    readonly vacationLeftMs?: Millis | null;
  }[];
  readonly match: string | null;
  /** People who voted to pause. */
  readonly votes: readonly number[];
  // Servers before these fields existed leave them out:
  /** Nobody new can enter. */
  readonly locked?: boolean;
  readonly chat?: ChatMode;
  /** People who are banned from this room; `ban` is what `unban` takes. */
  readonly bans?: readonly { readonly ban: number; readonly name: string }[];
  /** People who ask for a bot's seat in the running match. */
  readonly requests?: readonly { readonly who: number; readonly seat: Seat }[];
  readonly rematch?: RematchView | null;
  /** Seconds for each move of a match over days; 0: the match is played now. */
  readonly pace?: number;
  /** How much of that time was left when this was sent; null if no match over days is going on. */
  readonly moveLeftMs?: Millis | null;
  /** The match is played live until somebody leaves. */
  readonly isLiveForNow?: boolean;
  readonly paceVote?: { readonly pace: number; readonly agreed: readonly number[] } | null;
  /** The contest that this room is your try of. It has one person, no hints and no rematch, and `step.seed` stays null. */
  readonly contest?: string | null;
  /** The people's own words and cards: only how many of each. The person who opened the table chose them. */
  readonly deck?: DeckSummary | null;
  /** What its people agreed on for the next matches; those of the running one are in `step.words`. */
  readonly house?: HouseWords;
  readonly houseVote?: HouseVoteView | null;
};

export type DeckSummary = {
  readonly title: string;
  /** Only words of the deck are valid. */
  readonly closed: boolean;
  readonly words: number;
  readonly cards: number;
  readonly triples: number;
  readonly tasks: number;
};

/** A vote on whether a word counts (`add`) or no longer does (`ban`). A live match waits for it. */
export type HouseVoteView = {
  readonly by: number;
  readonly change: 'add' | 'ban';
  readonly word: string;
  /** Why the word doesn't count now, or what it means. */
  readonly why: string;
  /** People who have voted. How they voted stays secret. */
  readonly voted: readonly number[];
  /** When this was sent. */
  readonly leftMs: Millis;
};

/** A stored chat message. `n` counts the messages of the room; `agoMs` is its age when this was sent. */
export type EarlierMessage = {
  readonly n: number;
  readonly who: number;
  readonly text: string;
  readonly among: 'players' | 'watchers';
  readonly agoMs: Millis;
};

/** A rematch that somebody asked for. `by` and the lists are people's numbers. */
export type RematchView = {
  readonly by: number;
  readonly agreed: readonly number[];
  readonly declined: readonly number[];
  /** How long ago it was asked for when this was sent. */
  readonly askedMsAgo: Millis;
  /** The countdown when this was sent; null until everybody who is here has agreed. */
  readonly startsInMs: Millis | null;
};

export type ServerMessage =
  | {
      readonly t: 'room';
      readonly version: number;
      /** The web build this server serves; null if it serves none. */
      readonly build: string | null;
      readonly you: number;
      readonly room: RoomView;
    }
  | {
      readonly t: 'step';
      readonly match: string;
      readonly n: number;
      /** The id of the act this answers, in the message to its sender; null for everybody else. */
      readonly to: string | null;
      readonly seat: Seat | null;
      readonly status: Status;
      readonly events: readonly Json[];
      readonly view: Json;
      /** The word list of this match, or only these words of it. */
      readonly words: {
        readonly list: ListName;
        readonly only: readonly string[] | null;
        /** Words that count, or don't, because the table agreed on them. */
        readonly house?: HouseWords;
      };
      readonly prompt: string;
      readonly told: readonly NarratedAct[];
      /** Table time when this was sent; deadlines are table time too. */
      readonly at: Millis;
      readonly running: boolean;
      /** A hash of the seed, sent from the start. The seed itself is null until the match is over. */
      readonly commitment: string;
      readonly seed: string | null;
    }
  | {
      readonly t: 'refused';
      readonly id: string;
      readonly code: string;
      readonly rule: string;
      readonly sentence: string;
      /** The word that isn't in the dictionary: the table can be asked about it. */
      readonly word?: string;
    }
  | { readonly t: 'done'; readonly id: string }
  /** `n` is its number if the room keeps its chat. */
  | {
      readonly t: 'chat';
      readonly who: number;
      readonly text: string;
      readonly among: 'players' | 'watchers';
      readonly n?: number;
    }
  /** What was said before you came, in a room that plays over days. `read` is the latest message you have seen. */
  | { readonly t: 'chatLog'; readonly messages: readonly EarlierMessage[]; readonly read: number }
  /** The moves you have planned, and what became of earlier plans. Nobody else gets it. */
  | {
      readonly t: 'plans';
      readonly match: string;
      readonly plans: readonly Plan[];
      readonly results: readonly FinishedPlan[];
    }
  /** The move a bot would make, as text, and its reason. */
  | { readonly t: 'hint'; readonly id: string; readonly text: string; readonly why: string }
  /** A sentence for everybody in the room. */
  | { readonly t: 'notice'; readonly sentence: string }
  | { readonly t: 'pong'; readonly at: number; readonly now: Millis }
  /** There is nothing to come back to: no such room, or the table was closed. */
  | { readonly t: 'bye'; readonly sentence: string }
  /** The client's protocol version is missing or not the server's. The socket is closed with CLOSE_OUTDATED. */
  | { readonly t: 'outdated'; readonly version: number; readonly build: string | null; readonly sentence: string };

/** Why something a client sent is not a message. */
export type UnreadableMessage =
  /** An `enter` with another protocol version; `version` is null if it had none. */
  | { readonly type: 'outdated'; readonly version: number | null }
  /** An `enter` of this version that cannot be read. */
  | { readonly type: 'enter' }
  /** Anything else, with its id if it has one, so that it can be refused. */
  | { readonly type: 'unreadable'; readonly id: string | null };

type ActMessage = Extract<ClientMessage, { t: 'act' }>;

/** The same check as the schema's. Nearly all messages are acts, and the schema takes ten times as long. */
function isAct(message: { readonly [field: string]: unknown }): boolean {
  const { t, match, id, text: move } = message;
  if (t !== 'act' || typeof match !== 'string' || typeof id !== 'string' || typeof move !== 'string') return false;
  if (move.length === 0 || move.length > MAX_ACT_CHARS || Object.keys(message).length !== 4) return false;
  return KEY.test(match) && KEY.test(id);
}

const UNREADABLE: UnreadableMessage = { type: 'unreadable', id: null };

export function parseClientMessage(source: string): Result<ClientMessage, UnreadableMessage> {
  if (source.length > MAX_MESSAGE_CHARS) return err(UNREADABLE);
  const json = parseJson(source);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return err(UNREADABLE);
  const fields = json.value as { readonly [field: string]: unknown };
  if (isAct(fields)) return ok(json.value as ActMessage);
  const { t, id, version } = fields;
  // Checked before everything else: an `enter` of another version may have other fields.
  if (t === 'enter' && version !== PROTOCOL_VERSION)
    return err({ type: 'outdated', version: typeof version === 'number' ? version : null });
  const parsed = v.safeParse(clientSchema, json.value);
  if (parsed.success) return ok(parsed.output);
  return err(t === 'enter' ? { type: 'enter' } : { type: 'unreadable', id: v.is(key, id) ? id : null });
}
