// Decides whether a person may have a hint now. The bot that gives it works in the pool (bots/pool.ts).

import { levelOf } from '../../../core/bot-cast.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import { refuse } from '../../shared/refusals.ts';
import { hintsAllowed, type RoomState, seatInMatch } from '../state/room-state.ts';

/** One hint per person in this time. */
const HINT_COOLDOWN_MS = 3000;

export class HintLimiter {
  readonly #lastHintAt = new Map<number, number>();

  /** The seat the hint is for. An accepted request starts the person's cooldown. */
  accept(who: number, level: string, state: RoomState, liveMatch: LiveMatch): Result<Seat, Refusal> {
    const seat = seatInMatch(state, who, liveMatch.match.seats);
    if (seat === null) return refuse('WATCHING');
    if (!hintsAllowed(state)) return refuse('NO_HINTS');
    if (levelOf(level) === null) return refuse('NO_LEVEL', level);
    const now = performance.now();
    if (now - (this.#lastHintAt.get(who) ?? Number.NEGATIVE_INFINITY) < HINT_COOLDOWN_MS) return refuse('TOO_FAST');
    this.#lastHintAt.set(who, now);
    return ok(seat);
  }
}
