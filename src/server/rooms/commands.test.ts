import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { RoomCommand } from '../../core/protocol.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { execute } from './commands.ts';
import { addMember, hintsAllowed, newRoomState, parseRoomState, seatNames, seatOf } from './room-state.ts';

const game = (games as { readonly [id: string]: AnyGame })['word-power']!;
const [ANN, BO, CY] = [0, 1, 2];

/** Ann is host, Bo sits beside her, Cy came when both chairs were taken; all are here. */
function threePeople() {
  const state = newRoomState(game, 2);
  const here = new Set([ANN, BO, CY]);
  for (const name of ['Ann', 'Bo', 'Cy']) addMember(state, name.toLowerCase(), name);
  const ask = (who: number, wish: RoomCommand): string | null => {
    const round = { room: 'r', who, here, game, openLexicon: loadLexicon, now: 1000, tableTime: 400 };
    const granted = execute(state, wish, round);
    return granted.ok ? null : granted.error.code;
  };
  return { state, here, ask };
}

describe('chairs', () => {
  it('in the lobby whoever comes gets a free one, and the others watch', () => {
    const { state } = threePeople();
    expect([ANN, BO, CY].map((who) => seatOf(state, who))).toEqual([0, 1, null]);
    expect(state.host).toBe(ANN);
    expect(hintsAllowed(state)).toBe(false);
  });
  it('are taken by nobody else while their people are here', () => {
    const { state, here, ask } = threePeople();
    expect(ask(CY, { do: 'sit', seat: 1 })).toBe('TAKEN');
    expect(ask(ANN, { do: 'move', who: CY, seat: 1 })).toBe('TAKEN');
    expect(ask(CY, { do: 'sit', seat: 5 })).toBe('NO_CHAIR');
    here.delete(BO);
    expect(ask(CY, { do: 'sit', seat: 1 })).toBe('TAKEN');
    expect(ask(ANN, { do: 'move', who: CY, seat: 1 })).toBeNull();
    expect(seatOf(state, CY)).toBe(1);
    expect(seatOf(state, BO)).toBeNull();
  });
  it('are shared by a team', () => {
    const { state, ask } = threePeople();
    expect(ask(ANN, { do: 'access', access: 'link', teams: true, family: false })).toBeNull();
    expect(ask(CY, { do: 'sit', seat: 1 })).toBeNull();
    expect(seatNames(state)).toEqual(['Ann', 'Bo & Cy']);
    expect(ask(BO, { do: 'stand' })).toBeNull();
    expect(seatNames(state)).toEqual(['Ann', 'Cy']);
    expect(ask(CY, { do: 'stand' })).toBeNull();
    expect(state.chairs[1]).toEqual({ people: [], bot: 'casual', standIn: null });
  });
  it('of a team are played on by who is still here, and joined in a match by nobody without the host’s word', () => {
    const { state, here, ask } = threePeople();
    ask(ANN, { do: 'access', access: 'link', teams: true, family: false });
    ask(ANN, { do: 'start' });
    expect(ask(CY, { do: 'sit', seat: 1 })).toBe('TAKEN');
    expect(ask(ANN, { do: 'move', who: CY, seat: 1 })).toBeNull();
    expect(ask(CY, { do: 'leave', standIn: 'keen' })).toBeNull();
    expect(state.chairs[1]).toEqual({ people: [BO, CY], bot: null, standIn: null });
    expect(ask(BO, { do: 'leave', standIn: null })).toBeNull();
    expect(state.chairs[1]!.people).toEqual([CY]);
    here.delete(BO);
    expect(ask(CY, { do: 'leave', standIn: 'keen' })).toBeNull();
    expect(state.chairs[1]!.standIn).toBe('keen');
  });
  it('are given back to who was away, though the host had put a bot there', () => {
    const { state, here, ask } = threePeople();
    ask(ANN, { do: 'start' });
    here.delete(BO);
    expect(ask(ANN, { do: 'bot', seat: 1, level: 'keen' })).toBeNull();
    expect(state.chairs[1]).toEqual({ people: [BO], bot: null, standIn: 'keen' });
    expect(addMember(state, 'bo', null)).toBe(BO);
    expect(state.chairs[1]!.standIn).toBeNull();
  });
  it('are kept through a match, but for the host’s word', () => {
    const { state, here, ask } = threePeople();
    expect(ask(ANN, { do: 'start' })).toBeNull();
    expect(ask(BO, { do: 'stand' })).toBe('PLAYING');
    expect(ask(ANN, { do: 'seats', count: 4 })).toBe('PLAYING');
    expect(ask(ANN, { do: 'bot', seat: 1, level: 'keen' })).toBe('TAKEN');
    here.delete(BO);
    expect(ask(ANN, { do: 'bot', seat: 1, level: 'keen' })).toBeNull();
    expect(ask(ANN, { do: 'move', who: BO, seat: null })).toBeNull();
    expect(ask(CY, { do: 'sit', seat: 1 })).toBeNull();
    expect(state.chairs[1]).toEqual({ people: [CY], bot: null, standIn: null });
  });
  it('are as many as the game allows', () => {
    const { ask } = threePeople();
    const [least, most] = game.seats;
    expect(ask(ANN, { do: 'seats', count: least - 1 })).toBe('BAD_SEATS');
    expect(ask(ANN, { do: 'seats', count: most + 1 })).toBe('BAD_SEATS');
    expect(ask(ANN, { do: 'seats', count: most })).toBeNull();
  });
});

it('only the host does what is the host’s, until somebody else is host', () => {
  const { ask } = threePeople();
  const wishes: RoomCommand[] = [
    { do: 'options', preset: 'rulebook', options: {} },
    { do: 'seats', count: 3 },
    { do: 'bot', seat: 1, level: null },
    { do: 'access', access: 'open', teams: false, family: true },
    { do: 'hints', hints: true },
    { do: 'move', who: CY, seat: 2 },
    { do: 'mute', who: CY, muted: true },
    { do: 'start' },
    { do: 'host', who: BO },
  ];
  for (const wish of wishes) expect(ask(BO, wish)).toBe('HOST_ONLY');
  for (const wish of wishes) expect(ask(ANN, wish)).toBeNull();
  expect(ask(ANN, { do: 'hints', hints: false })).toBe('HOST_ONLY');
  expect(ask(BO, { do: 'hints', hints: false })).toBeNull();
  expect(ask(BO, { do: 'host', who: 9 })).toBe('NOBODY');
});

it('a match is paused when most of the seated who are here want it, and time stands still', () => {
  const { state, here, ask } = threePeople();
  expect(ask(ANN, { do: 'pause' })).toBe('NOT_PLAYING');
  ask(ANN, { do: 'start' });
  expect(state.start).toBe(1000);
  expect(ask(CY, { do: 'pause' })).toBe('NO_SEAT');
  expect(ask(BO, { do: 'pause' })).toBeNull();
  expect(ask(BO, { do: 'pause' })).toBeNull();
  expect([state.phase, state.votes]).toEqual(['playing', [BO]]);
  here.delete(BO); // a vote of who is gone does not count
  expect(ask(ANN, { do: 'pause' })).toBeNull();
  expect([state.phase, state.start, state.still, state.votes]).toEqual(['paused', null, 400, []]);
  expect(ask(CY, { do: 'resume' })).toBe('NO_SEAT');
  expect(ask(ANN, { do: 'resume' })).toBeNull();
  expect([state.phase, state.start]).toEqual(['playing', 600]);
});

it('who watches does not begin the next match', () => {
  const { state, ask } = threePeople();
  state.phase = 'over';
  expect(ask(CY, { do: 'rematch' })).toBe('NO_SEAT');
  expect(ask(BO, { do: 'rematch' })).toBeNull();
});

it('options that a game does not know, and levels, are refused', () => {
  const { ask } = threePeople();
  expect(ask(ANN, { do: 'options', preset: 'constructor', options: {} })).toBe('NO_SUCH_PRESET');
  expect(ask(ANN, { do: 'options', preset: 'rulebook', options: { __proto__: 1, nothing: 1 } })).toBe('NO_SUCH_OPTION');
  expect(ask(ANN, { do: 'bot', seat: 1, level: 'wizard' })).toBe('NO_LEVEL');
  expect(ask(ANN, { do: 'leave', standIn: 'wizard' })).toBe('NO_LEVEL');
  expect(ask(CY, { do: 'return' })).toBe('NO_SEAT');
  expect(ask(BO, { do: 'name', name: ' \u200b' })).toBe('EMPTY');
});

it('a room has room for two hundred people, and no more', () => {
  const { state } = threePeople();
  for (let i = 3; i < 200; i++) expect(addMember(state, `p${i}`, null)).toBe(i);
  expect(addMember(state, 'one too many', null)).toBeNull();
  expect(addMember(state, 'bo', null)).toBe(BO);
});

it('a room of an earlier version is understood', () => {
  const { votes: _, start: __, still: ___, cards: ____, hints: _____, ...old } = threePeople().state;
  expect(parseRoomState(JSON.stringify(old))).toMatchObject({
    votes: [],
    start: null,
    still: 0,
    cards: [],
    hints: null,
  });
});
