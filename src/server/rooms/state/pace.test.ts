import { expect, it } from 'vitest';
import type { Seat, Status } from '../../../core/game.ts';
import { findGame } from '../../../games/index.ts';
import { choosePace, countMoveTime, restartMoveTime, returnToDays } from './pace.ts';
import { newRoomState, type RoomState } from './room-state.ts';

const DAY = 86_400_000;
const waitsFor = (...toAct: Seat[]): Status => ({ toAct, scores: [0, 0], deadline: null, outcome: null });

function slowMatch(): RoomState {
  const state = { ...newRoomState(findGame('wordsters')!, 2), pace: DAY, phase: 'playing' as const };
  restartMoveTime(state, 0, 0);
  return state;
}

it('gives the next player the whole time', () => {
  const state = slowMatch();
  countMoveTime(state, 1, waitsFor(0), waitsFor(1), 1000);
  expect(state.moveBy).toBe(DAY + 1000);
});

it('leaves those who act at the same time the time they had', () => {
  const state = slowMatch();
  countMoveTime(state, 1, waitsFor(0, 1), waitsFor(0, 1), 1000);
  countMoveTime(state, 2, waitsFor(0, 1), waitsFor(1), 2000);
  expect(state).toMatchObject({ moveBy: DAY, moveTimeFrom: 2 });
});

it('gives the next step of a turn the whole time, but not without end', () => {
  const state = slowMatch();
  for (let n = 1; n <= 20; n++) countMoveTime(state, n, waitsFor(0), waitsFor(0), n * 1000);
  expect(state).toMatchObject({ moveBy: DAY + 6000, moveTimeFrom: 20 });
  countMoveTime(state, 21, waitsFor(0), waitsFor(1), 50_000);
  expect(state.moveBy).toBe(DAY + 50_000);
});

it('gives the last of several players their own turn’s whole time', () => {
  const state = slowMatch();
  countMoveTime(state, 1, waitsFor(0, 1), waitsFor(1), 1000);
  countMoveTime(state, 2, waitsFor(1), waitsFor(1), 9000); // the phase is over, and their turn begins
  expect(state.moveBy).toBe(DAY + 9000);
});

/** Ann and Bo, and Cy for whom a bot plays. */
function threePeople(pace: number | null): RoomState {
  const state = { ...slowMatch(), pace };
  const seats = [0, 1, 2].map((who) => ({ people: [who], bot: null, standIn: who === 2 ? 'casual' : null }));
  return Object.assign(state, { seats });
}
const here = (...people: number[]) => ({ here: new Set(people), now: 1000, tableTime: 0 });

it('goes live when everybody who plays is here and agrees, and somebody for whom a bot plays need not', () => {
  const state = threePeople(DAY);
  choosePace(state, 0, null, true, here(0, 1));
  expect(state.pace).toBe(DAY);
  choosePace(state, 1, null, true, here(0, 1));
  expect(state).toMatchObject({ pace: null, returnPace: DAY, moveBy: null });
});

it('goes on over days from a pause, which nobody could end otherwise', () => {
  const state = { ...threePeople(null), returnPace: DAY, phase: 'paused' as RoomState['phase'] };
  returnToDays(state, 5000, 0);
  expect(state).toMatchObject({ phase: 'playing', pace: DAY, moveBy: DAY + 5000 });
});
