import { expect, it } from 'vitest';
import type { Seat, Status } from '../../../core/game.ts';
import { findGame } from '../../../games/index.ts';
import { countMoveTime, restartMoveTime } from './pace.ts';
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
