import { expect, it } from 'vitest';
import type { RoomView } from '../../core/protocol/protocol.ts';
import { describeLobby } from './lobby-status.ts';

const room = (seated: readonly (readonly number[])[]): RoomView => ({
  id: 'r',
  code: 'MAPLE',
  game: 'word-xchange',
  preset: 'relaxed',
  options: {},
  access: 'link',
  teams: false,
  family: false,
  hints: false,
  phase: 'lobby',
  host: 0,
  seats: seated.map((people) => ({ people, bot: people.length === 0 ? 'casual' : null, standIn: null, name: '' })),
  people: ['Ann', 'Ben'].map((name, who) => ({ who, name, here: true, muted: false })),
  match: null,
  votes: [],
});

it('counts the people and says what starting would do', () => {
  expect(describeLobby(room([[0], [], []]), 0, false)).toEqual({
    headline: '1 of 3 players here',
    detail: 'Invite 2 more, or start with 2 bots.',
    start: 'Start with 2 bots',
  });
  expect(describeLobby(room([[0], [1], []]), 0, false)).toMatchObject({
    headline: '2 of 3 players here',
    start: 'Start with a bot',
  });
  expect(describeLobby(room([[0], [1]]), 0, false)).toMatchObject({ headline: 'Everyone’s here', start: 'Start' });
  expect(describeLobby(room([[], []]), 0, true)).toMatchObject({
    headline: 'Nobody’s here yet',
    detail: 'This screen is the board. Everyone plays on their own phone.',
  });
});

it('does not count people who left', () => {
  const left = room([[0], [1], []]);
  const people = left.people.map((person) => ({ ...person, here: person.who === 0 }));
  expect(describeLobby({ ...left, people }, 0, false)).toMatchObject({
    headline: '1 of 3 players here',
    detail: 'Ben is away. Wait, or start anyway.',
  });
});

it('tells guests who they are waiting for', () => {
  expect(describeLobby(room([[0], [1]]), 1, false).detail).toBe('Waiting for Ann to start.');
});
