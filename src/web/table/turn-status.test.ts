import { expect, it } from 'vitest';
import type { Seen } from '../connection/connection.ts';
import { tellTurn } from './turn-status.ts';

const seen = (seat: number | null, toAct: readonly number[], over = false): Seen => ({
  game: 'word-xchange',
  words: { list: 'standard', only: null },
  names: ['Ann', 'Ben', 'Ines'],
  bots: [],
  seat,
  n: 1,
  status: { toAct, scores: [0, 0, 0], deadline: null, outcome: over ? { ranking: [[0, 1, 2]], reason: '' } : null },
  view: null,
  events: [],
  prompt: 'Make a word.',
  log: [],
  refusal: null,
  sending: false,
  trouble: null,
});

it('lights the lamp for the seat that looks and is asked', () => {
  expect(tellTurn(seen(1, [0, 1]))).toEqual({
    seat: 1,
    whose: 'Your turn',
    headline: 'Make a word',
    detail: '',
    asked: true,
  });
  expect(tellTurn(seen(1, [0]))).toMatchObject({ seat: 0, headline: 'Ann is thinking', asked: false });
  expect(tellTurn(seen(1, [0, 2]))).toMatchObject({ seat: null, headline: 'The others are thinking', asked: false });
  expect(tellTurn(seen(null, [0, 2]))).toMatchObject({ headline: 'Everybody is thinking', asked: false });
});

it('puts the lamp out when the seat has answered', () => {
  expect(tellTurn(seen(1, [0, 1]), false, true)).toMatchObject({ whose: '', headline: 'Make a word', asked: false });
});

it('names whoever is asked on a shared screen', () => {
  expect(tellTurn(seen(null, [2]), true)).toMatchObject({ seat: 2, headline: 'It is Ines’s turn', asked: true });
  expect(tellTurn(seen(null, [0, 2]), true)).toMatchObject({ headline: 'It is Ann’s and Ines’s turn', asked: true });
  expect(tellTurn(seen(null, [0, 1, 2]), true)).toMatchObject({ headline: 'It is everybody’s turn' });
  expect(tellTurn(seen(0, [0]), true)).toMatchObject({ seat: 0, headline: 'It is Ann’s turn' });
});

it('ends quietly', () => {
  expect(tellTurn(seen(0, [], true), true)).toMatchObject({ headline: 'The game is over', asked: false });
});
