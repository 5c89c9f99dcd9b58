import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { RoomCommand } from '../../core/protocol/protocol.ts';
import { ok } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { execute } from './commands.ts';
import { addMember, hintsAllowed, newRoomState, seatNames, seatOf } from './state/room-state.ts';
import { formatRoomState, parseRoomState } from './state/stored-room-state.ts';

const game = findGame('word-power')!;
const [ANN, BO, CY] = [0, 1, 2];

/** Ann is the host and Bo has the other seat. Cy came when both seats were taken. All are here. */
function threePeople() {
  const state = newRoomState(game, 2);
  const here = new Set([ANN, BO, CY]);
  for (const name of ['Ann', 'Bo', 'Cy']) addMember(state, name.toLowerCase(), name);
  const send = (who: number, command: RoomCommand): string | null => {
    const context = {
      ...{ room: 'r', who, here, game, openList: loadLexicon, now: 1000, tableTime: 400 },
      isPlanPossible: () => false,
      askableWord: () => ok('It isn’t in the dictionary.'),
    };
    const executed = execute(state, command, context);
    return executed.ok ? null : executed.error.code;
  };
  return { state, here, send };
}

it('people decide what of their reviews the table may see, and rooms of earlier versions share nothing', () => {
  const { state, send } = threePeople();
  expect(send(BO, { do: 'share', review: 'misses' })).toBeNull();
  expect(state.people.map(({ review }) => review)).toEqual(['nothing', 'misses', 'nothing']);
  const stored = formatRoomState(state);
  expect(parseRoomState(stored).people[BO]!.review).toBe('misses');
  expect(parseRoomState(stored.replaceAll(/"review":"\w+",/g, '')).people[BO]!.review).toBe('nothing');
});

describe('seats', () => {
  it('go to people in the order they come; the others watch', () => {
    const { state } = threePeople();
    expect([ANN, BO, CY].map((who) => seatOf(state, who))).toEqual([0, 1, null]);
    expect(state.host).toBe(ANN);
    expect(hintsAllowed(state)).toBe(false);
  });
  it('cannot be taken while their people are here', () => {
    const { state, here, send } = threePeople();
    expect(send(CY, { do: 'sit', seat: 1 })).toBe('TAKEN');
    expect(send(ANN, { do: 'move', who: CY, seat: 1 })).toBe('TAKEN');
    expect(send(CY, { do: 'sit', seat: 5 })).toBe('NO_CHAIR');
    here.delete(BO);
    expect(send(CY, { do: 'sit', seat: 1 })).toBe('TAKEN');
    expect(send(ANN, { do: 'move', who: CY, seat: 1 })).toBeNull();
    expect(seatOf(state, CY)).toBe(1);
    expect(seatOf(state, BO)).toBeNull();
  });
  it('can be shared by a team', () => {
    const { state, send } = threePeople();
    expect(send(ANN, { do: 'access', access: 'link', teams: true, family: false })).toBeNull();
    expect(send(CY, { do: 'sit', seat: 1 })).toBeNull();
    expect(seatNames(state)).toEqual(['Ann', 'Bo & Cy']);
    expect(send(BO, { do: 'stand' })).toBeNull();
    expect(seatNames(state)).toEqual(['Ann', 'Cy']);
    expect(send(CY, { do: 'stand' })).toBeNull();
    expect(state.seats[1]).toEqual({ people: [], bot: 'ben', standIn: null });
  });
  it('of a team are played by the teammates who are here', () => {
    const { state, here, send } = threePeople();
    send(ANN, { do: 'access', access: 'link', teams: true, family: false });
    send(CY, { do: 'sit', seat: 1 });
    send(ANN, { do: 'start' });
    expect(send(CY, { do: 'leave', standIn: 'keen' })).toBeNull();
    expect(state.seats[1]).toEqual({ people: [BO, CY], bot: null, standIn: null });
    expect(send(BO, { do: 'leave', standIn: null })).toBeNull();
    expect(state.seats[1]!.people).toEqual([CY]);
    here.delete(BO);
    expect(send(CY, { do: 'leave', standIn: 'keen' })).toBeNull();
    expect(state.seats[1]!.standIn).toBe('keen');
  });
  it('are given back to people who return, even if the host put a bot there', () => {
    const { state, here, send } = threePeople();
    send(ANN, { do: 'start' });
    here.delete(BO);
    expect(send(ANN, { do: 'bot', seat: 1, level: 'keen' })).toBeNull();
    expect(state.seats[1]).toEqual({ people: [BO], bot: null, standIn: 'keen' });
    expect(addMember(state, 'bo', null)).toBe(BO);
    expect(state.seats[1]!.standIn).toBeNull();
  });
  it('are limited to what the game allows', () => {
    const { send } = threePeople();
    const [least, most] = game.seats;
    expect(send(ANN, { do: 'seats', count: least - 1 })).toBe('BAD_SEATS');
    expect(send(ANN, { do: 'seats', count: most + 1 })).toBe('BAD_SEATS');
    expect(send(ANN, { do: 'seats', count: most })).toBeNull();
  });
});

it('only the host can send host commands, until somebody else is host', () => {
  const { send } = threePeople();
  const commands: RoomCommand[] = [
    { do: 'options', preset: 'rulebook', options: {} },
    { do: 'seats', count: 3 },
    { do: 'bot', seat: 1, level: null },
    { do: 'access', access: 'open', teams: false, family: true },
    { do: 'hints', hints: true },
    { do: 'move', who: CY, seat: 2 },
    { do: 'mute', who: CY, muted: true },
    { do: 'decline', who: CY },
    { do: 'kick', who: CY },
    { do: 'ban', who: CY },
    { do: 'unban', ban: 0 },
    { do: 'lock', locked: true },
    { do: 'chat', chat: 'off' },
    { do: 'start' },
    { do: 'host', who: BO },
  ];
  for (const command of commands) expect(send(BO, command)).toBe('HOST_ONLY');
  for (const command of commands) expect(send(ANN, command)).toBeNull();
  expect(send(ANN, { do: 'hints', hints: false })).toBe('HOST_ONLY');
  expect(send(BO, { do: 'hints', hints: false })).toBeNull();
  expect(send(BO, { do: 'host', who: 9 })).toBe('NOBODY');
});

it('a match is paused when more than half of the seated people here vote for it, and the clock stops', () => {
  const { state, here, send } = threePeople();
  expect(send(ANN, { do: 'pause' })).toBe('NOT_PLAYING');
  send(ANN, { do: 'start' });
  expect(state.start).toBe(1000);
  expect(send(CY, { do: 'pause' })).toBe('NO_SEAT');
  expect(send(BO, { do: 'pause' })).toBeNull();
  expect(send(BO, { do: 'pause' })).toBeNull();
  expect([state.phase, state.votes]).toEqual(['playing', [BO]]);
  here.delete(BO); // the vote of somebody absent does not count
  expect(send(ANN, { do: 'pause' })).toBeNull();
  expect([state.phase, state.start, state.stoppedAt, state.votes]).toEqual(['paused', null, 400, []]);
  expect(send(CY, { do: 'resume' })).toBe('NO_SEAT');
  expect(send(ANN, { do: 'resume' })).toBeNull();
  expect([state.phase, state.start]).toEqual(['playing', 600]);
});

it('a family table has no rude names', () => {
  const { state, send } = threePeople();
  const access = { do: 'access', access: 'link', teams: false } as const;
  expect(send(BO, { do: 'name', name: 'Sh1t' })).toBeNull();
  send(ANN, { ...access, family: true });
  expect(state.people[BO]!.name).toBe('Player 2');
  expect(send(BO, { do: 'name', name: 'Sh1t' })).toBe('RUDE');
  addMember(state, 'di', 'f u c k');
  expect(state.people[3]!.name).toBe('Player 4');
});

it('a spectator cannot start a rematch', () => {
  const { state, send } = threePeople();
  state.phase = 'over';
  expect(send(CY, { do: 'rematch' })).toBe('NO_SEAT');
  expect(send(BO, { do: 'rematch' })).toBeNull();
});

it('unknown options and bot levels are refused', () => {
  const { send } = threePeople();
  expect(send(ANN, { do: 'options', preset: 'constructor', options: {} })).toBe('NO_SUCH_PRESET');
  expect(send(ANN, { do: 'options', preset: 'rulebook', options: { __proto__: 1, nothing: 1 } })).toBe(
    'NO_SUCH_OPTION',
  );
  expect(send(ANN, { do: 'bot', seat: 1, level: 'wizard' })).toBe('NO_LEVEL');
  expect(send(ANN, { do: 'leave', standIn: 'wizard' })).toBe('NO_LEVEL');
  expect(send(CY, { do: 'return' })).toBe('NO_SEAT');
  expect(send(BO, { do: 'name', name: ' \u200b' })).toBe('EMPTY');
  expect(send(BO, { do: 'name', name: 'Аnn' })).toBe('BAD_NAME'); // with a Cyrillic letter
});

it('refuses a level outside the six, even if a game offers it, and names a seat that has one', () => {
  const { state, here } = threePeople();
  const trial: AnyGame = { ...game, levels: [...game.levels, 'wizard'] };
  const context = {
    ...{ room: 'r', who: ANN, here, game: trial, openList: loadLexicon, now: 1000, tableTime: 400 },
    isPlanPossible: () => false,
    askableWord: () => ok('It isn’t in the dictionary.'),
  };
  for (const command of [
    { do: 'bot', seat: 1, level: 'wizard' },
    { do: 'leave', standIn: 'wizard' },
  ] as const)
    expect(execute(state, command, context)).toMatchObject({ ok: false, error: { code: 'NO_LEVEL' } });
  state.seats[1] = { people: [], bot: 'wizard', standIn: null };
  expect(seatNames(state)).toEqual(['Ann', 'wizard']);
});

it('a room takes 150 people; a full one forgets spectators who are gone, and nobody else', () => {
  const { state, send } = threePeople();
  for (let i = 3; i < 150; i++) expect(addMember(state, `p${i}`, null)).toBe(i);
  expect(addMember(state, 'one too many', null)).toBeNull();
  expect(addMember(state, 'bo', null)).toBe(BO);
  send(ANN, { do: 'mute', who: CY, muted: true });
  const isGone = ({ who }: { who: number }) => who <= 3;
  expect(addMember(state, 'new', 'New', { isGone })).toBe(3);
  expect(state.people[3]).toMatchObject({ who: 3, person: 'new', name: 'New' });
  expect(addMember(state, 'newer', null, { isGone: ({ who }) => who < 3 })).toBeNull();
  send(ANN, { do: 'kick', who: 4 });
  expect(addMember(state, 'newer', null)).toBe(4);
});

it('a room stored by an earlier version can be read', () => {
  const { state } = threePeople();
  const old = JSON.parse(formatRoomState(state));
  const newer = [
    'votes',
    'start',
    'still',
    'cards',
    'hints',
    'absentHost',
    'seatHistory',
    'requests',
    'locked',
    'bans',
  ];
  for (const key of [...newer, 'chat']) delete old[key];
  for (const member of old.people) for (const key of ['asked', 'removed', 'address']) delete member[key];
  expect(parseRoomState(JSON.stringify(old))).toEqual(state);
});

it('a room keeps its state and the names of its stored keys', () => {
  const { state } = threePeople();
  Object.assign(state, { stoppedAt: 400, usedDeals: ['ABC'] });
  state.people[0]!.recentCommandIds = ['c1'];
  const text = formatRoomState(state);
  expect(JSON.parse(text)).toMatchObject({
    chairs: state.seats,
    people: [{ asked: ['c1'] }, {}, {}],
    still: 400,
    cards: ['ABC'],
  });
  expect(parseRoomState(text)).toEqual(state);
});
