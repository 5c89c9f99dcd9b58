import { expect, it } from 'vitest';
import { act, answerTo, open } from '../conformance/handicap-tables.testing.ts';

const TABLE = { board: 'S T R E A M S Q I B U O Y', turn: 0 };

it('[WX-151] shorter words are refused for this seat only, cost nothing, and are not counted as tries', () => {
  for (const wordCheck of ['auto', 'challenge']) {
    const { table } = open('word-xchange', { seatLetters0: 5, wordCheck }, TABLE);
    expect(answerTo(table, 0, 'make STAR')).toBe('HANDICAP_SHORT WX-151');
    expect(answerTo(table, 0, 'make MASTER')).toBe('ok');
    act(table, 0, 'end');
    expect(answerTo(table, 1, 'make STAR')).toBe('ok');
  }
  const { table } = open('word-xchange', { seatLetters0: 5 }, TABLE);
  act(table, 0, 'make QTS'); // no word at all: the usual way, which ends the turn
  expect(table.status.toAct).toEqual([1]);
});

it('[WX-152] rare words are refused for this seat only, unless the table has agreed on them', () => {
  const { table } = open('word-xchange', { seatWords0: 'easy', refusalLimit: 'none' }, TABLE);
  expect(answerTo(table, 0, 'make BURSE')).toBe('HANDICAP_RARE WX-151');
  expect(answerTo(table, 0, 'make STAR')).toBe('ok');
  act(table, 'clock', 'house add SQIB');
  expect(answerTo(table, 0, 'make SQIB')).toBe('ok');
  act(table, 0, 'end');
  expect(answerTo(table, 1, 'make BURSE')).toBe('ok');
});

it('[WX-150] the clock of a word runs longer or shorter', () => {
  const { table } = open('word-xchange', { seatClock0: 200, seatClock1: 50, wordClock: 60 }, TABLE);
  expect(table.status.deadline).toBe(120_500);
  act(table, 0, 'make STAR');
  expect(table.status.deadline).toBe(120_500);
  act(table, 0, 'end');
  expect(table.status.deadline).toBe(30_500);
});

it('[WX-153] a seat wins with its own number of words', () => {
  const { table } = open(
    'word-xchange',
    { seatTarget1: 3 },
    { ...TABLE, easels: { '0': ['RACE', 'BANK', 'HOUSE'], '1': ['TOWN', 'LAKE'] }, turn: 1 },
  );
  act(table, 1, 'make STAR');
  expect(table.status.outcome?.ranking[0]).toEqual([1]);
});
