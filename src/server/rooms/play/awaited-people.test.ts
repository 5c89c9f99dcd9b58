import { expect, it } from 'vitest';
import { findGame } from '../../../games/index.ts';
import type { ServerContext } from '../../shared/context.ts';
import { newRoomState, type RoomState } from '../state/room-state.ts';
import { AwaitedPeople } from './awaited-people.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A match over days of Ann and Bo. */
function slowMatch(): RoomState {
  const state = { ...newRoomState(findGame('wordsters')!, 2), pace: 86_400_000, phase: 'playing' as const };
  state.people = ['ann', 'bo'].map((person, who) => ({ ...({} as RoomState['people'][number]), who, person }));
  for (const [who, seat] of state.seats.entries()) Object.assign(seat, { people: [who], standIn: null });
  return state;
}

/** A store that takes longer for the first writes, as on a busy disk. */
function slowStore() {
  const log: string[] = [];
  let delayMs = 60;
  const store = {
    async setAwaited(_room: string, notices: readonly { readonly person: string }[]) {
      delayMs -= 20;
      await sleep(delayMs + 20);
      log.push(`awaits ${notices.map(({ person }) => person).join(' ')}`);
    },
    async markSeen(person: string) {
      log.push(`seen by ${person}`);
    },
  };
  return { log, context: { store, now: () => 0 } as unknown as ServerContext };
}

it('somebody who sees the move before the store has their notice is not told of it', async () => {
  const { log, context } = slowStore();
  const state = slowMatch();
  const awaited = new AwaitedPeople('r', context, state);
  awaited.update(state, [0]);
  await awaited.markSeen('ann');
  expect(log).toEqual(['awaits ann', 'seen by ann']);
});

it('stores who is awaited in the order of the moves', async () => {
  const { log, context } = slowStore();
  const state = slowMatch();
  const awaited = new AwaitedPeople('r', context, state);
  awaited.update(state, [0]);
  awaited.update(state, [0, 1]);
  awaited.update(state, [1]);
  await awaited.markSeen('bo');
  expect(log).toEqual(['awaits ann', 'awaits ann bo', 'awaits bo', 'seen by bo']);
});
