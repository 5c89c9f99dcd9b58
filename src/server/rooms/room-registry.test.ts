import { expect, it, vi } from 'vitest';
import { findGame } from '../../games/index.ts';
import type { ServerContext } from '../shared/context.ts';
import type { StoredRoom } from '../store/store.ts';
import { RoomRegistry } from './room-registry.ts';
import { newRoomState } from './state/room-state.ts';
import { formatRoomState } from './state/stored-room-state.ts';

it('reads the state of an open room once, however often the list is asked for', async () => {
  const state = newRoomState(findGame('wordsters')!, 3);
  let stored: StoredRoom = {
    ...{ id: 'r', code: 'ABCDEFGH', state: formatRoomState(state), rev: 1, isListed: true, peopleCount: 1 },
  };
  const requestStore = { listOpenRooms: async () => [stored] };
  const registry = new RoomRegistry({ requestStore } as unknown as ServerContext);
  const parse = vi.spyOn(JSON, 'parse');
  for (let i = 0; i < 50; i++)
    expect(await registry.listOpen()).toEqual([{ id: 'r', game: 'wordsters', phase: 'lobby', people: 1, free: 3 }]);
  expect(parse).toHaveBeenCalledTimes(1);
  stored = { ...stored, state: formatRoomState({ ...state, phase: 'over' }), rev: 2, peopleCount: 2 };
  expect(await registry.listOpen()).toMatchObject([{ phase: 'over', people: 2 }]);
  parse.mockRestore();
});
