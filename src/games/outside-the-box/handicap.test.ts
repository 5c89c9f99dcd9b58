import { expect, it } from 'vitest';
import { act, answerTo, type Options, open } from '../conformance/handicap-tables.testing.ts';

it('[OB-130] the caller’s clock is its own, and a clock for several is the longest of theirs', () => {
  const { table } = open('outside-the-box', { seatClock0: 300, starter: 'first', callClock: 20, respondClock: 30 });
  expect(table.status.deadline).toBe(60_500);
  act(table, 0, 'call A');
  expect(table.status.deadline).toBe(90_500);
});

it('[OB-131] words that are too short or too rare score nothing and can’t be marked', () => {
  const rows = ['CATQAT', 'ZZZZZZ', 'ZZZZZZ', 'ZZZZZZ', 'ZZZZZZ', 'ZZZZZZ'];
  const position = { grids: { '0': rows, '1': rows.map(() => 'ZZZZZZ') } };
  const countedWith = (options: Options) => {
    const { table } = open('outside-the-box', { tasks: 'off', scoring: 'manual', ...options }, position);
    return ['mark R1 1-3', 'mark R1 4-6'].map((text) => answerTo(table, 0, text));
  };
  expect(countedWith({})).toEqual(['ok', 'ok']);
  expect(countedWith({ seatWords0: 'easy' })).toEqual(['ok', 'HANDICAP_RARE OB-131']);
  expect(countedWith({ seatLetters0: 4 })).toEqual(['HANDICAP_SHORT OB-131', 'HANDICAP_SHORT OB-131']);
  const scoresWith = (options: Options) =>
    open('outside-the-box', { tasks: 'off', ...options }, position).table.status.scores[0];
  const [all, easy, long] = [scoresWith({}), scoresWith({ seatWords0: 'easy' }), scoresWith({ seatLetters0: 4 })];
  expect(all).toBeGreaterThan(easy!);
  expect(easy).toBeGreaterThan(long!);
});
