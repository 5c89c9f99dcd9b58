import { beforeEach, expect, it, vi } from 'vitest';
import { RoomChat } from './room-chat.svelte.ts';

// Without the Svelte compiler, state is an ordinary value.
vi.hoisted(() =>
  vi.stubGlobal(
    '$state',
    Object.assign((value: unknown) => value, { raw: (value: unknown) => value }),
  ),
);

const YOU = 0;
const said = (n: number, who: number) => ({ n, who, text: `message ${n}`, among: 'players' as const, agoMs: 60_000 });
const log = { t: 'chatLog' as const, messages: [said(4, 1), said(5, 0), said(6, 1)], read: 4 };

beforeEach(() => void vi.stubGlobal('document', { hidden: false }));

it('counts what others said while the viewer was away, and reports it as read when the chat is seen', () => {
  const reported: number[] = [];
  const chat = new RoomChat((n) => reported.push(n));
  chat.load(log, YOU);
  expect(chat.unread).toBe(1);
  expect(chat.messages.map(({ n }) => n)).toEqual([4, 5, 6]);
  expect(reported).toEqual([]);
  chat.setVisible(true);
  expect(chat.unread).toBe(0);
  chat.add({ t: 'chat', who: 1, text: 'hi', among: 'players', n: 7 }, YOU);
  expect(reported).toEqual([6, 7]);
});

it('does not show a message twice after a reconnect', () => {
  const chat = new RoomChat(() => {});
  chat.load(log, YOU);
  chat.add({ t: 'chat', who: 1, text: 'hi', among: 'players', n: 6 }, YOU);
  expect(chat.messages).toHaveLength(3);
});

it('a message on a hidden page stays unread', () => {
  const reported: number[] = [];
  const chat = new RoomChat((n) => reported.push(n));
  chat.setVisible(true);
  vi.stubGlobal('document', { hidden: true });
  chat.add({ t: 'chat', who: 1, text: 'hi', among: 'players', n: 7 }, YOU);
  chat.add({ t: 'chat', who: 1, text: 'a live table keeps no messages', among: 'players' }, YOU);
  expect(chat.unread).toBe(2);
  expect(reported).toEqual([]);
});
