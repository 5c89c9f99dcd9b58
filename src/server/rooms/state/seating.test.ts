import { describe, expect, it } from 'vitest';
import type { RoomCommand } from '../../../core/protocol/protocol.ts';
import { ok } from '../../../core/result.ts';
import { findGame } from '../../../games/index.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { execute } from '../commands.ts';
import { addMember, lateSeatNames, newRoomState, passHost, seatOf } from './room-state.ts';
import { formatRoomState, parseRoomState } from './stored-room-state.ts';

const game = findGame('word-power')!;
const [ANN, BO, CY, DI] = [0, 1, 2, 3];

/** Ann is the host, Bo has the second seat and a bot the third. Cy and Di came after the start and watch. */
function runningMatch() {
  let state = newRoomState(game, 3);
  const here = new Set([ANN, BO, CY, DI]);
  const send = (who: number, command: RoomCommand): string | null => {
    const context = {
      ...{ room: 'r', who, here, game, openList: loadLexicon, now: 1000, tableTime: 400 },
      isPlanPossible: () => false,
      askableWord: () => ok('It isn’t in the dictionary.'),
    };
    const executed = execute(state, command, context);
    return executed.ok ? null : executed.error.code;
  };
  for (const name of ['Ann', 'Bo']) addMember(state, name.toLowerCase(), name);
  expect(send(ANN, { do: 'start' })).toBeNull();
  for (const name of ['Cy', 'Di']) addMember(state, name.toLowerCase(), name);
  /** As if the node had restarted. */
  const restart = (): void => void (state = parseRoomState(formatRoomState(state)));
  return { here, send, restart, state: () => state };
}

describe('during a match', () => {
  it('the host cannot see another hand by turning on teams or by changing seats', () => {
    const { here, send, state } = runningMatch();
    expect(send(ANN, { do: 'access', access: 'open', teams: true, family: false })).toBe('PLAYING');
    here.delete(BO);
    for (const seat of [1, 2]) {
      expect(send(ANN, { do: 'move', who: ANN, seat })).toBe('PLAYING');
      expect(send(ANN, { do: 'sit', seat })).toBe('PLAYING');
    }
    expect(seatOf(state(), ANN)).toBe(0);
    expect(send(ANN, { do: 'access', access: 'open', teams: false, family: true })).toBeNull();
  });
  it('people keep their seats while they are away, with a bot as stand-in', () => {
    const { here, send, state } = runningMatch();
    here.delete(BO);
    expect(send(ANN, { do: 'bot', seat: 1, level: 'keen' })).toBeNull();
    expect(send(ANN, { do: 'move', who: CY, seat: 1 })).toBe('TAKEN');
    expect(send(ANN, { do: 'move', who: BO, seat: null })).toBe('PLAYING');
    expect(send(BO, { do: 'stand' })).toBe('PLAYING');
    expect(send(ANN, { do: 'seats', count: 4 })).toBe('PLAYING');
    expect(state().seats[1]).toEqual({ people: [BO], bot: null, standIn: 'keen' });
  });
  it('nobody joins a team', () => {
    const { send, state } = runningMatch();
    state().teams = true; // turned on before the match
    expect(send(CY, { do: 'sit', seat: 1 })).toBe('TAKEN');
    expect(send(ANN, { do: 'move', who: CY, seat: 1 })).toBe('TAKEN');
  });
  it('a bot’s seat is taken over only with the host’s approval', () => {
    const { here, send, state } = runningMatch();
    for (const who of [CY, DI]) expect(send(who, { do: 'sit', seat: 2 })).toBeNull();
    expect([seatOf(state(), CY), seatOf(state(), DI)]).toEqual([null, null]);
    expect(state().requests).toEqual([
      { who: CY, seat: 2 },
      { who: DI, seat: 2 },
    ]);
    expect(send(ANN, { do: 'decline', who: DI })).toBeNull();
    expect(state().requests).toEqual([{ who: CY, seat: 2 }]);
    here.delete(CY);
    expect(send(ANN, { do: 'move', who: CY, seat: 2 })).toBe('NOBODY');
    here.add(CY);
    expect(send(ANN, { do: 'move', who: CY, seat: 2 })).toBeNull();
    expect(seatOf(state(), CY)).toBe(2);
    expect(state().requests).toEqual([]);
    expect(lateSeatNames(state(), ['Ann', 'Bo', 'Otto'])).toEqual(['Ann', 'Bo', 'Cy']);
  });
  it('who has had a seat gets no other one, even after a restart, but may get their own back', () => {
    const { send, restart, state } = runningMatch();
    expect(send(ANN, { do: 'kick', who: BO })).toBeNull();
    expect(state().seats[1]).toEqual({ people: [], bot: 'ben', standIn: null });
    restart();
    expect(addMember(state(), 'bo', 'Bo')).toBe(BO);
    expect(seatOf(state(), BO)).toBeNull();
    expect(send(BO, { do: 'sit', seat: 2 })).toBe('OTHER_HAND');
    expect(send(ANN, { do: 'move', who: BO, seat: 2 })).toBe('OTHER_HAND');
    expect(send(ANN, { do: 'move', who: BO, seat: 1 })).toBeNull();
    expect(send(ANN, { do: 'move', who: CY, seat: 2 })).toBeNull();
    expect(send(ANN, { do: 'kick', who: CY })).toBeNull();
    restart();
    addMember(state(), 'cy', 'Cy');
    send(ANN, { do: 'kick', who: BO });
    expect(send(ANN, { do: 'move', who: CY, seat: 1 })).toBe('OTHER_HAND');
  });
  it('a room of an earlier version knows at least who is seated now', () => {
    const { state } = runningMatch();
    const old = JSON.parse(formatRoomState(state()));
    delete old.seatHistory;
    expect(parseRoomState(JSON.stringify(old)).seatHistory).toEqual(state().seatHistory);
  });
});

it('a request ends with the match and can be withdrawn', () => {
  const { send, state } = runningMatch();
  send(CY, { do: 'sit', seat: 2 });
  expect(send(CY, { do: 'stand' })).toBeNull();
  expect(state().requests).toEqual([]);
});

it('the host gets the role back on returning, and cannot be removed meanwhile', () => {
  const { here, send, state } = runningMatch();
  here.delete(ANN);
  passHost(state(), here);
  expect([state().host, state().absentHost]).toEqual([BO, ANN]);
  expect(send(BO, { do: 'kick', who: ANN })).toBe('IS_HOST');
  here.delete(BO);
  passHost(state(), here);
  expect([state().host, state().absentHost]).toEqual([CY, ANN]);
  addMember(state(), 'ann', null);
  expect([state().host, state().absentHost]).toEqual([ANN, null]);
});

describe('handicaps', () => {
  it('go along with a player who changes seats before a match, and end with their seat', () => {
    const state = newRoomState(game, 4);
    for (const name of ['Ann', 'Bo']) addMember(state, name.toLowerCase(), name);
    const here = new Set([ANN, BO]);
    const send = (who: number, command: RoomCommand): string | null => {
      const context = {
        ...{ room: 'r', who, here, game, openList: loadLexicon, now: 1000, tableTime: 0 },
        isPlanPossible: () => false,
        askableWord: () => ok(''),
      };
      const executed = execute(state, command, context);
      return executed.ok ? null : executed.error.code;
    };
    const options = { seatClock1: 200, seatTarget1: 50, seatTarget2: 150 };
    expect(send(ANN, { do: 'options', preset: 'rulebook', options })).toBeNull();
    expect(send(BO, { do: 'sit', seat: 2 })).toBeNull();
    expect(state.options).toEqual({ seatClock2: 200, seatTarget2: 50, seatTarget1: 150 });
    expect(send(ANN, { do: 'move', who: BO, seat: 3 })).toBeNull();
    expect(state.options).toEqual({ seatClock3: 200, seatTarget3: 50, seatTarget1: 150 });
    // Somebody who sits down for the first time takes the bot's handicap over, as it was announced.
    expect(send(BO, { do: 'stand' })).toBeNull();
    expect(send(BO, { do: 'sit', seat: 1 })).toBeNull();
    expect(state.options).toEqual({ seatClock3: 200, seatTarget3: 50, seatTarget1: 150 });
    expect(send(ANN, { do: 'seats', count: 3 })).toBeNull();
    expect(state.options).toEqual({ seatTarget1: 150 });
  });
});
