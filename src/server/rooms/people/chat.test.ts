import { expect, it } from 'vitest';
import { findGame } from '../../../games/index.ts';
import { addMember, newRoomState } from '../state/room-state.ts';
import { Chat } from './chat.ts';
import { Presence } from './presence.ts';

function say(text: string, family = false): string {
  const state = newRoomState(findGame('word-power')!, 2);
  addMember(state, 'ann', 'Ann');
  state.family = family;
  const room = { state, presence: new Presence('node'), change: async () => {}, publish: () => {} };
  const accepted = new Chat(room, () => 0).accept(0, 'c1', text);
  return accepted.ok ? accepted.value!.text : accepted.error.code;
}

it.each([
  ['  well   played ', 'well played'],
  ['👩‍👩‍👧 hi', '👩‍👩‍👧 hi'],
  ['Zoë, 김민준!', 'Zoë, 김민준!'],
  ['a\u202eb', 'a b'],
  [`Z${'\u0301'.repeat(50)}`, 'Ź\u0301\u0301'],
  ['\u200b\u3164\u2800\u{e0041}', 'EMPTY'],
  ['\u0301\u0301', 'EMPTY'],
])('shows “%s” as “%s”', (text, shown) => {
  expect(say(text)).toBe(shown);
});

it('refuses rude words at a family table only', () => {
  expect(say('oh sh1t')).toBe('oh sh1t');
  expect(say('oh sh1t', true)).toBe('RUDE');
});
