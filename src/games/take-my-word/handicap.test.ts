import { expect, it } from 'vitest';
import { answerTo, open } from '../conformance/handicap-tables.testing.ts';

const scenario = { row: '', hands: { '0': 'rC yA kT yQ yI', '1': 'gE gN gO' }, turn: 0 };

it('[TM-191] short and rare words are refused and cost nothing; a letter may begin any word', () => {
  const { table } = open('take-my-word', { seatLetters0: 4, invalidPlay: 'lose-turn' }, scenario);
  expect(answerTo(table, 0, 'play rC yA kT')).toBe('HANDICAP_SHORT TM-191');
  expect(answerTo(table, 0, 'play yQ')).toBe('ok');
  const { table: other } = open('take-my-word', { seatWords0: 'everyday' }, scenario);
  expect(answerTo(other, 0, 'play yQ yI')).toBe('HANDICAP_RARE TM-191');
  expect(answerTo(other, 0, 'play rC yA kT')).toBe('ok');
});

it('[TM-192] such a seat may pass on an open row, although a play is possible', () => {
  const open4 = { row: 'rC yA', hands: { '0': 'kT', '1': 'kT' }, turn: 0 };
  expect(answerTo(open('take-my-word', { seatLetters0: 4 }, open4).table, 0, 'pass')).toBe('ok');
  expect(answerTo(open('take-my-word', { seatLetters1: 4 }, open4).table, 0, 'pass')).toBe('PASS_NOT_ALLOWED TM-071');
});

it('[TM-190] the clock of a turn runs longer', () => {
  const { table } = open('take-my-word', { seatClock0: 200, turnClock: 90 }, scenario);
  expect(table.status.deadline).toBe(180_500);
});
