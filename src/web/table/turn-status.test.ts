import { expect, it } from 'vitest';
import type { TableSnapshot } from '../connection/connection.ts';
import { describeTurn } from './turn-status.ts';

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

it("marks the viewer's turn", () => {
  expect(describeTurn(snapshot(1, [0, 1]))).toEqual({
    seat: 1,
    kicker: 'Your turn',
    headline: 'Make a word',
    detail: '',
    isYourTurn: true,
  });
  expect(describeTurn(snapshot(1, [0]))).toMatchObject({ seat: 0, headline: 'Ann is thinking', isYourTurn: false });
  expect(describeTurn(snapshot(1, [0, 2]))).toMatchObject({
    seat: null,
    headline: 'Ann and Ines are thinking',
    isYourTurn: false,
  });
  expect(describeTurn(snapshot(null, [0, 1, 2]))).toMatchObject({
    headline: 'Everyone is thinking',
    isYourTurn: false,
  });
});

it('does not mark the turn of a viewer who has answered', () => {
  expect(describeTurn(snapshot(1, [0, 1]), false, true)).toMatchObject({
    kicker: '',
    headline: 'Make a word',
    isYourTurn: false,
  });
});

it('names the players whose turn it is on a shared screen', () => {
  expect(describeTurn(snapshot(null, [2]), true)).toMatchObject({
    seat: 2,
    headline: 'Ines’s turn',
    isYourTurn: true,
  });
  expect(describeTurn(snapshot(null, [0, 2]), true)).toMatchObject({
    headline: 'Ann’s and Ines’s turn',
    isYourTurn: true,
  });
  expect(describeTurn(snapshot(null, [0, 1, 2]), true)).toMatchObject({ headline: 'Everyone’s turn' });
  expect(describeTurn(snapshot(0, [0]), true)).toMatchObject({ seat: 0, headline: 'Ann’s turn' });
});

it('marks no turn when the game is over', () => {
  expect(describeTurn(snapshot(0, [], true), true)).toMatchObject({ headline: 'Game over', isYourTurn: false });
});
