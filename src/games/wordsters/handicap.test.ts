import { expect, it } from 'vitest';
import { answerTo, open } from '../conformance/handicap-tables.testing.ts';

const writing = { wordster: 'EAT', phase: 'write' };

it('[WS-121] short and rare words are refused when they are written, for this seat only', () => {
  const { table } = open('wordsters', { seatLetters0: 6, seatWords1: 'easy' }, writing);
  expect(answerTo(table, 0, 'write HEAT')).toBe('HANDICAP_SHORT WS-121');
  expect(answerTo(table, 1, 'write HEAT')).toBe('ok');
  expect(answerTo(table, 0, 'write RECREATE')).toBe('ok');
  expect(answerTo(table, 1, 'write CEANOTHUS')).toBe('HANDICAP_RARE WS-121');
  expect(answerTo(table, 1, 'write EXQAT')).toBe('HANDICAP_RARE WS-121');
});

it('[WS-120] writing together takes as long as the longest time', () => {
  const { table: plain } = open('wordsters', { writingSeconds: 180 }, writing);
  const { table } = open('wordsters', { writingSeconds: 180, seatClock1: 150, seatClock0: 50 }, writing);
  expect(table.status.deadline! - plain.status.deadline!).toBe(90_000);
});
