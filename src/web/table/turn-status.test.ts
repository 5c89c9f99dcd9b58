import { expect, it } from 'vitest';
import type { TableSnapshot } from '../connection/connection.ts';
import { describeTurn, seatsAway, vacationsBySeat } from './turn-status.ts';

const snapshot = (seat: number | null, toAct: readonly number[], over = false): TableSnapshot => ({
  game: 'word-xchange',
  lexiconChoice: { list: 'standard', onlyWords: null },
  names: ['Ann', 'Ben', 'Ines'],
  botSeats: [],
  personas: [],
  match: '',
  seat,
  you: seat,
  n: 1,
  status: { toAct, scores: [0, 0, 0], deadline: null, outcome: over ? { ranking: [[0, 1, 2]], reason: '' } : null },
  view: null,
  events: [],
  prompt: 'Make a word.',
  log: [],
  refusal: null,
  sending: false,
  connectionProblem: null,
});

const quiet = { hasAnswered: () => false, mayRespond: () => false };

it('says first what happened, then what to do', () => {
  const prompt = 'Ben called “S”. Write it, or ask for its card.';
  expect(describeTurn({ ...snapshot(1, [1]), prompt }, quiet)).toMatchObject({
    headline: 'Ben called “S”',
    detail: 'Write it, or ask for its card.',
  });
});

it("marks the viewer's turn", () => {
  expect(describeTurn(snapshot(1, [0, 1]), quiet)).toEqual({
    seat: 1,
    kicker: 'Your turn',
    headline: 'Make a word',
    detail: '',
    isYourTurn: true,
    isWaiting: false,
  });
  expect(describeTurn(snapshot(1, [0]), quiet)).toMatchObject({
    seat: 0,
    headline: 'Ann is thinking',
    isYourTurn: false,
    isWaiting: true,
  });
  expect(describeTurn(snapshot(1, [0, 2]), quiet)).toMatchObject({
    seat: null,
    headline: 'Ann and Ines are thinking',
    isYourTurn: false,
  });
  expect(describeTurn(snapshot(null, [0, 1, 2]), quiet)).toMatchObject({
    headline: 'Everyone is thinking',
    isYourTurn: false,
  });
});

it('does not mark the turn of a viewer who has answered', () => {
  expect(describeTurn(snapshot(1, [0, 1]), { ...quiet, hasAnswered: () => true })).toMatchObject({
    seat: null,
    kicker: '',
    headline: 'Make a word',
    isYourTurn: false,
  });
});

it('asks a viewer who may respond out of turn', () => {
  expect(describeTurn(snapshot(1, [0]), { ...quiet, mayRespond: () => true })).toMatchObject({
    seat: 0,
    headline: 'Make a word',
    isYourTurn: true,
  });
});

it('names the players whose turn it is on a shared screen', () => {
  expect(describeTurn(snapshot(null, [2]), quiet, true)).toMatchObject({
    seat: 2,
    headline: 'Ines’s turn',
    isYourTurn: true,
  });
  expect(describeTurn(snapshot(null, [0, 2]), quiet, true)).toMatchObject({
    headline: 'Ann’s and Ines’s turn',
    isYourTurn: true,
  });
  expect(describeTurn(snapshot(null, [0, 1, 2]), quiet, true)).toMatchObject({ headline: 'Everyone’s turn' });
  expect(describeTurn(snapshot(0, [0]), quiet, true)).toMatchObject({ seat: 0, headline: 'Ann’s turn' });
});

it('marks no turn when the game is over', () => {
  expect(describeTurn(snapshot(0, [], true), quiet, true)).toMatchObject({ headline: 'Game over', isYourTurn: false });
});

it('over days waits for people, who are not thinking all the time', () => {
  const nobodyAway = [null, null, null];
  expect(describeTurn(snapshot(1, [0]), quiet, false, nobodyAway)).toMatchObject({
    headline: 'Waiting for Ann',
    detail: '',
    isWaiting: false,
  });
  expect(describeTurn(snapshot(1, [0, 2]), quiet, false, nobodyAway).headline).toBe('Waiting for Ann and Ines');
  expect(describeTurn(snapshot(null, [0, 1, 2]), quiet, false, nobodyAway).headline).toBe('Waiting for everyone');
  const botsTurn = { ...snapshot(1, [2]), botSeats: [2] };
  expect(describeTurn(botsTurn, quiet, false, nobodyAway).headline).toBe('Ines is thinking');
});

it('says who is on vacation', () => {
  const person = { name: '', here: false, muted: false };
  const seat = { bot: null, standIn: null, name: '' };
  const room = {
    moveLeftMs: 1000,
    seats: [
      { ...seat, people: [0] },
      { ...seat, people: [1] },
    ],
    people: [
      { ...person, who: 0, vacationLeftMs: 4.2 * 86_400_000 },
      { ...person, who: 1, vacationLeftMs: null },
    ],
  };
  expect(vacationsBySeat({ ...room, moveLeftMs: null })).toBeNull();
  const vacations = vacationsBySeat(room);
  expect(vacations).toEqual([4.2 * 86_400_000, null]);
  expect(describeTurn(snapshot(1, [0]), quiet, false, vacations).detail).toBe('Ann is on vacation for another 5 days.');
  expect(describeTurn(snapshot(0, [1]), quiet, false, vacations).detail).toBe('');
});

it('says who has gone from a live table', () => {
  const person = { name: '', muted: false };
  const seat = { bot: null, standIn: null, name: '' };
  const room = {
    ...{ phase: 'playing' as const, moveLeftMs: null },
    seats: [
      { ...seat, people: [0] },
      { ...seat, people: [1] },
      { ...seat, people: [], bot: 'ines' },
    ],
    people: [
      { ...person, who: 0, here: false },
      { ...person, who: 1, here: true },
    ],
  };
  expect(seatsAway(null)).toEqual([]);
  expect(seatsAway(room)).toEqual([0]);
  // Over days everybody is away most of the time, a bot plays for somebody who stepped out, and a paused table waits.
  expect(seatsAway({ ...room, moveLeftMs: 1000 })).toEqual([]);
  expect(seatsAway({ ...room, phase: 'paused' })).toEqual([]);
  expect(seatsAway({ ...room, seats: [{ ...room.seats[0]!, standIn: 'casual' }, ...room.seats.slice(1)] })).toEqual([]);
  const away = seatsAway(room);
  expect(describeTurn(snapshot(1, [0]), quiet, false, null, away)).toMatchObject({
    headline: 'Waiting for Ann',
    detail: 'Ann is away.',
    isWaiting: false,
  });
  expect(describeTurn(snapshot(1, [0, 2]), quiet, false, null, away)).toMatchObject({
    headline: 'Ann and Ines are thinking',
    detail: 'Ann is away.',
  });
  expect(describeTurn(snapshot(null, [0]), quiet, true, null, away)).toMatchObject({
    headline: 'Ann’s turn',
    detail: 'Ann is away.',
  });
});
