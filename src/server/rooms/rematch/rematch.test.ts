import { expect, it } from 'vitest';
import type { RoomCommand } from '../../../core/protocol/protocol.ts';
import { ok } from '../../../core/result.ts';
import { findGame } from '../../../games/index.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { executeOnce } from '../commands.ts';
import { addMember, newRoomState } from '../state/room-state.ts';
import { formatRoomState, parseRoomState } from '../state/stored-room-state.ts';
import { REMATCH_COUNTDOWN_MS, settleRematch, startDueRematch } from './rematch.ts';

const game = findGame('word-power')!;
const [ANN, BO, CY] = [0, 1, 2];
const ASKED = 1000;

/** A match of Ann, who is the host, Bo and Cy is over. All are here. */
function matchOver(people = ['Ann', 'Bo', 'Cy']) {
  const state = newRoomState(game, 3);
  for (const name of people) addMember(state, name.toLowerCase(), name);
  state.phase = 'over';
  const here = new Set(people.map((_, who) => who));
  const time = { now: ASKED };
  let sent = 0;
  const send = (who: number, command: RoomCommand): string | null => {
    const context = {
      ...{ room: 'r', who, here, game, openList: loadLexicon, now: time.now, tableTime: 0 },
      isPlanPossible: () => false,
      askableWord: () => ok('It isn’t in the dictionary.'),
    };
    const executed = executeOnce(state, `c${sent++}`, command, context);
    return executed.ok ? null : executed.error.code;
  };
  const answer = (who: number, agree = true): string | null => send(who, { do: 'rematch', agree });
  /** What the countdown does when it ends. */
  const due = (): boolean => {
    const context = { room: 'r', game, openList: loadLexicon, now: time.now };
    const started = startDueRematch(state, here, context);
    return started.ok && started.value !== null;
  };
  return { state, here, time, send, answer, due };
}

it('counts down when everybody who is here has agreed, and starts then', () => {
  const { state, time, answer, due } = matchOver();
  expect(answer(BO)).toBeNull();
  expect(state.rematch).toEqual({ by: BO, askedAt: ASKED, agreed: [BO], declined: [], startsAt: null });
  expect(due()).toBe(false);
  answer(ANN);
  expect(state.rematch!.startsAt).toBeNull();
  time.now += 100;
  answer(CY);
  expect(state.rematch!.startsAt).toBe(ASKED + 100 + REMATCH_COUNTDOWN_MS);
  expect(due()).toBe(false);
  time.now += REMATCH_COUNTDOWN_MS;
  expect(due()).toBe(true);
  expect(state).toMatchObject({ phase: 'playing', rematch: null });
  expect(state.seats.map(({ standIn }) => standIn)).toEqual([null, null, null]);
});

it('can be stopped by anybody, and goes on when they agree again', () => {
  const { state, time, answer, due } = matchOver();
  for (const who of [BO, ANN, CY]) answer(who);
  time.now += 1000;
  expect(answer(CY, false)).toBeNull();
  expect(state.rematch).toMatchObject({ agreed: [BO, ANN], declined: [CY], startsAt: null });
  time.now += REMATCH_COUNTDOWN_MS;
  expect(due()).toBe(false);
  answer(CY);
  expect(state.rematch).toMatchObject({ declined: [], startsAt: time.now + REMATCH_COUNTDOWN_MS });
});

it('is dropped when nobody wants it any more', () => {
  const { state, answer } = matchOver();
  answer(BO, false);
  expect(state.rematch).toBeNull();
  answer(BO);
  answer(ANN, false);
  answer(BO, false);
  expect(state.rematch).toBeNull();
});

it('waits for people who come back, and goes on without those who leave', () => {
  const { state, here, time, answer, due } = matchOver();
  answer(BO);
  answer(ANN);
  here.delete(CY);
  settleRematch(state, here, time.now);
  expect(state.rematch!.startsAt).toBe(ASKED + REMATCH_COUNTDOWN_MS);
  here.add(CY);
  settleRematch(state, here, time.now);
  expect(state.rematch!.startsAt).toBeNull();
  here.delete(CY);
  time.now += 1000;
  settleRematch(state, here, time.now);
  time.now += REMATCH_COUNTDOWN_MS;
  expect(due()).toBe(true);
  expect(state.seats[2]).toMatchObject({ people: [CY], standIn: 'casual' });
  addMember(state, 'cy', null);
  expect(state.seats[2]!.standIn).toBeNull();
});

it('keeps an agreement over a lost connection, but starts nothing while nobody is here', () => {
  const { state, here, time, answer, due } = matchOver();
  for (const who of [BO, ANN, CY]) answer(who);
  here.clear();
  settleRematch(state, here, time.now);
  expect(state.rematch).toMatchObject({ agreed: [BO, ANN, CY], startsAt: null });
  time.now += REMATCH_COUNTDOWN_MS;
  expect(due()).toBe(false);
  here.add(BO);
  settleRematch(state, here, time.now);
  expect(state.rematch!.startsAt).toBe(time.now + REMATCH_COUNTDOWN_MS);
});

it('can be started by the host without people who do not answer: bots play for them until they take their seat back', () => {
  const { state, send, answer } = matchOver();
  answer(BO);
  expect(send(BO, { do: 'start' })).toBe('HOST_ONLY');
  expect(send(ANN, { do: 'start' })).toBeNull();
  expect(state.phase).toBe('playing');
  expect(state.seats.map(({ standIn }) => standIn)).toEqual([null, null, 'casual']);
  expect(send(CY, { do: 'return' })).toBeNull();
  expect(state.seats[2]!.standIn).toBeNull();
});

it('starts at once for somebody who plays only with bots', () => {
  const { state, answer } = matchOver(['Ann']);
  expect(answer(ANN)).toBeNull();
  expect(state).toMatchObject({ phase: 'playing', rematch: null });
});

it('can be asked for by a host who only watches, but players decide', () => {
  const { state, send, answer } = matchOver();
  send(ANN, { do: 'stand' });
  answer(ANN);
  expect(state.rematch).toMatchObject({ by: ANN, startsAt: null });
  answer(BO);
  expect(state.rematch!.startsAt).toBeNull();
  answer(CY);
  expect(state.rematch!.startsAt).not.toBeNull();
});

it('is stored with the room', () => {
  const { state, answer } = matchOver();
  answer(BO);
  expect(parseRoomState(formatRoomState(state)).rematch).toEqual(state.rematch);
});
