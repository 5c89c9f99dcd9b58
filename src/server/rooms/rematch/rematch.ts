// A rematch: somebody asks for one, and when everybody who is still at the table has agreed, a countdown that any of them can
// stop leads to the next match. The host can start it without people who don't answer; a bot plays for them until they return.

import type { Refusal } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { NewMatch } from '../../store/store.ts';
import { type StartContext, startMatch } from '../play/new-match.ts';
import type { Timed } from '../room-countdown.ts';
import { DEFAULT_BOT_LEVEL, type RoomState, seatOf } from '../state/room-state.ts';

export const REMATCH_COUNTDOWN_MS = 5000;

/** Somebody asks for a rematch, agrees to one, or declines. */
export function answerRematch(state: RoomState, who: number, agrees: boolean, now: number): void {
  if (agrees) state.rematch ??= { by: who, askedAt: now, agreed: [], declined: [], startsAt: null };
  const { rematch } = state;
  if (rematch === null) return;
  const without = (people: number[]): number[] => people.filter((one) => one !== who);
  rematch.agreed = agrees ? [...without(rematch.agreed), who] : without(rematch.agreed);
  rematch.declined = agrees ? without(rematch.declined) : [...without(rematch.declined), who];
}

/** Starts or stops the countdown after an answer, a change of seats, or when somebody comes or goes. */
export function settleRematch(state: RoomState, here: ReadonlySet<number>, now: number): void {
  const { rematch, phase, host } = state;
  if (rematch === null) return;
  rematch.agreed = rematch.agreed.filter((who) => who === host || seatOf(state, who) !== null);
  if (phase !== 'over' || rematch.agreed.length === 0) {
    state.rematch = null;
    return;
  }
  const players = [...here].filter((who) => seatOf(state, who) !== null);
  const allAgree = players.length > 0 && players.every((who) => rematch.agreed.includes(who));
  rematch.startsAt = allAgree ? (rematch.startsAt ?? now + REMATCH_COUNTDOWN_MS) : null;
}

/** Whether nobody else has to agree: all others are bots. */
export const playsAlone = ({ seats }: RoomState, who: number): boolean =>
  seats.every(({ people }) => people.every((one) => one === who));

/** Bots play for people who are away or have not agreed; everybody else plays for themselves. */
export function replaceUnready(state: RoomState, here: ReadonlySet<number>): void {
  const agreed = [...(state.rematch?.agreed ?? []), state.host];
  for (const seat of state.seats) {
    if (seat.people.length === 0) continue;
    const isReady = seat.people.some((who) => here.has(who) && agreed.includes(who));
    seat.standIn = isReady ? null : (seat.standIn ?? DEFAULT_BOT_LEVEL);
  }
}

/** Starts the rematch if its countdown is over. Somebody may have come or gone since it was scheduled. */
export function startDueRematch(
  state: RoomState,
  here: ReadonlySet<number>,
  context: StartContext,
): Result<NewMatch | null, Refusal> {
  settleRematch(state, here, context.now);
  const startsAt = state.rematch?.startsAt ?? null;
  if (startsAt === null || startsAt > context.now) return ok(null);
  replaceUnready(state, here);
  return startMatch(state, context);
}

export const rematchCountdown: Timed = {
  dueAt: ({ rematch }) => rematch?.startsAt ?? null,
  perform: startDueRematch,
};
