// What people say in a room, and what they ask of its bots: chat and hints.
// Nothing of it changes the room or the match.

import type { Refusal } from '../../core/game.ts';
import type { ServerMessage } from '../../core/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import type { BotPool, ExplainedMove } from '../bots/pool.ts';
import type { BusMessage } from '../bus/bus.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { createRateLimit } from '../shared/rate-limit.ts';
import { refuse } from '../shared/refusals.ts';
import { seatInMatch } from './messages.ts';
import type { Presence } from './presence.ts';
import { hintsAllowed, type RoomState, seatOf } from './room-state.ts';

/** One hint a person in this time. */
const HINT_COOLDOWN_MS = 3000;
/** Sentences a person may say at once, and how many more each second. */
const CHAT_BURST = 6;
const CHATS_PER_SECOND = 0.5;
/** Messages that might come a second time. */
const MAX_REMEMBERED_MESSAGES = 100;

/** A word without its address. */
export type OutgoingBusMessage<W = BusMessage> = W extends { room: string } ? Omit<W, 'room' | 'from'> : never;

export interface Hall {
  readonly presence: Presence;
  readonly state: Readonly<RoomState>;
  /** To other nodes. */
  publish(said: OutgoingBusMessage): void;
}

export class Chat {
  readonly #hall: Hall;
  readonly #bots: BotPool;
  readonly #spoken = new Set<string>();
  readonly #chatting = createRateLimit(CHAT_BURST, CHATS_PER_SECOND, () => performance.now());
  readonly #hinted = new Map<number, number>();

  constructor(hall: Hall, bots: BotPool) {
    this.#hall = hall;
    this.#bots = bots;
  }

  chat(who: number, id: string, text: string): Result<null, Refusal> {
    const { state } = this.#hall;
    const clean = text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .trim();
    if (clean === '') return refuse('EMPTY');
    if (state.people[who]!.muted) return refuse('MUTED');
    if (this.#spoken.has(`${who} ${id}`)) return ok(null);
    if (!this.#chatting.tryTake(String(who))) return refuse('TOO_FAST');
    this.#spoken.add(`${who} ${id}`);
    if (this.#spoken.size > MAX_REMEMBERED_MESSAGES) this.#spoken.delete(this.#spoken.values().next().value!);
    const said = { t: 'chat', who, text: clean, among: seatOf(state, who) === null ? 'watchers' : 'players' } as const;
    this.deliver(said);
    this.#hall.publish(said);
    return ok(null);
  }

  /** While a game runs, watchers may know more than players: they talk apart. */
  deliver(said: Extract<ServerMessage, { t: 'chat' | 'notice' }>): void {
    const { state, presence } = this.#hall;
    const apart = said.t === 'chat' && said.among === 'watchers' && state.match !== null && state.phase !== 'over';
    for (const [who, line] of presence.connections()) if (!apart || seatOf(state, who) === null) line.send(said);
  }

  /** What a bot would do in somebody's place, from what they see. Others who are here are told that it was asked. */
  async hint(who: number, level: string, play: LiveMatch | null): Promise<Result<ExplainedMove, Refusal>> {
    const { state, presence } = this.#hall;
    if (play === null || play.over) return refuse('NO_MATCH');
    const seat = seatInMatch(who, state, play);
    if (seat === null) return refuse('WATCHING');
    if (!hintsAllowed(state)) return refuse('NO_HINTS');
    if (!play.game.levels.includes(level)) return refuse('NO_LEVEL', level);
    const now = performance.now();
    if (now - (this.#hinted.get(who) ?? Number.NEGATIVE_INFINITY) < HINT_COOLDOWN_MS) return refuse('TOO_FAST');
    this.#hinted.set(who, now);
    if (presence.peopleHere.size > 1) {
      const notice = { t: 'notice', sentence: `${state.people[who]!.name} asked for a hint.` } as const;
      this.deliver(notice);
      this.#hall.publish(notice);
    }
    const said = await this.#bots.explain(play.botRequest(seat, level), play.names);
    return said === null ? refuse('NO_HINT') : ok(said);
  }
}
