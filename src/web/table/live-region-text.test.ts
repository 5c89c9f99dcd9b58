import { expect, it } from 'vitest';
import type { TableSnapshot } from '../connection/connection.ts';
import { describeLatestStep, describeTable, isTurnStart } from './live-region-text.ts';
import { describeTurn } from './turn-status.ts';

const quiet = { hasAnswered: () => false, mayRespond: () => false };
const snapshot = (toAct: readonly number[]): TableSnapshot => ({
  game: 'word-xchange',
  lexiconChoice: { list: 'standard', onlyWords: null },
  names: ['Ann', 'Ben'],
  botSeats: [],
  personas: [],
  match: '',
  seat: 0,
  you: 0,
  n: 2,
  status: { toAct, scores: [0, 0], deadline: null, outcome: null },
  view: null,
  events: [],
  prompt: 'Make a word.',
  log: [
    { n: 1, by: 0, lines: ['Ann made CAT.'], topics: [], words: ['CAT'] },
    { n: 2, by: 1, lines: ['Ben stole CAT.', 'Ben made CART.'], topics: [], words: ['CAT', 'CART'] },
  ],
  refusal: null,
  sending: false,
  connectionProblem: null,
});

it('reads only the latest step', () => {
  expect(describeLatestStep(snapshot([0]))).toBe('Ben stole CAT. Ben made CART.');
});

it('tells a newcomer what happened and what to do, and on a shared device who they are', () => {
  const table = snapshot([0]);
  expect(describeTable(table, describeTurn(table, quiet))).toBe(
    'Ben stole CAT. Ben made CART. Your turn. Make a word.',
  );
  expect(describeTable({ ...table, you: null }, describeTurn(table, quiet))).toBe(
    'You are Ann. Ben stole CAT. Ben made CART. Your turn. Make a word.',
  );
});

it('notices when the turn of the viewer starts', () => {
  expect(isTurnStart(snapshot([1]), snapshot([0]))).toBe(true);
  expect(isTurnStart(snapshot([0]), snapshot([0]))).toBe(false);
  expect(isTurnStart(snapshot([0]), snapshot([1]))).toBe(false);
});
