import { expect, it } from 'vitest';
import { findGame } from '../../../games/index.ts';
import { newRoomState, type RoomState } from '../state/room-state.ts';
import { Attendance } from './attendance.ts';

const DAY = 86_400_000;

/** Ann and Bo play live for a while, until they have been away for so long. Says how the match goes on. */
function tickAfter(awayMs: readonly [ann: number, bo: number], botFor: readonly number[] = []): Partial<RoomState> {
  const seats = [0, 1].map((who) => ({ people: [who], bot: null, standIn: botFor.includes(who) ? 'casual' : null }));
  const state: RoomState = { ...newRoomState(findGame('wordsters')!, 2), seats, phase: 'playing', returnPace: DAY };
  const here = [0, 1].filter((who) => awayMs[who] === 0);
  const presence = {
    isLeader: true,
    hasOtherNodes: false,
    localPeople: here,
    peopleHere: new Set(here),
    awayMs: (who: number) => awayMs[who]!,
  };
  const change = async (apply: (draft: RoomState) => unknown) => apply(state);
  const attendance = new Attendance(
    { now: () => 1000 } as never,
    { state, presence, tableTime: 500 } as never,
    { change } as never,
  );
  attendance.tick();
  return { pace: state.pace, moveBy: state.moveBy };
}

const OVER_DAYS = { pace: DAY, moveBy: 1000 + DAY };
const LIVE = { pace: null, moveBy: null };

it('lets a live match go on over days when one of its people has left', () => {
  expect(tickAfter([0, 10_000])).toEqual(LIVE);
  expect(tickAfter([0, 31_000])).toEqual(OVER_DAYS);
});

it('lets it go on over days when everybody has left, so that they are told when it is their turn', () => {
  expect(tickAfter([5000, 10_000])).toEqual(LIVE);
  expect(tickAfter([31_000, 40_000])).toEqual(OVER_DAYS);
});

it('does not wait for people for whom a bot plays, but does not let bots play alone', () => {
  expect(tickAfter([0, 31_000], [1])).toEqual(LIVE);
  expect(tickAfter([31_000, 31_000], [0, 1])).toEqual(OVER_DAYS);
});
