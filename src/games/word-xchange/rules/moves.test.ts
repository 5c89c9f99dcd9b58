import { describe, expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';
import { formatMove, parseMove } from './moves.ts';

it.each([
  'make TEAM',
  'make LE[A]N',
  'make [L]E[A]N',
  'steal RACE REACT',
  'steal CAT@2 CAR[T]',
  'steal [B]EAN@1 ANGE[L]',
  'swap [L]EAN LEAN',
  'swap [L]EAN@1 ANTE',
  'make CONSTRUCTOR',
  'end',
  'challenge',
  'accept',
  'back',
])('%s is parsed in any case and formatted back to the same text', (text) => {
  const move = parseMove(text);
  expect(move).not.toBeNull();
  expect(formatMove(move!)).toBe(text);
  expect(parseMove(text.toLowerCase())).toEqual(move);
  expect(parseMove(text.toUpperCase())).toEqual(move);
});

it.each([
  '',
  'make',
  'make ',
  'make *EAN', // a joker needs a letter
  'make [*]EAN',
  'make [LE]AN',
  'make []EAN',
  'make [L EAN',
  'make TEAM NOW',
  'make  TEAM',
  ' make TEAM',
  'make TEAM ',
  'make TEAM\n',
  'make TÉAM',
  'make ſTEAM',
  'make TEAM@1',
  'ma\u212Ae TEAM',
  'steal RACE',
  'steal RACE@ REACT',
  'steal RACE@x REACT',
  'steal RACE@-1 REACT',
  'steal RACE@1@2 REACT',
  'steal RACE REACT@1',
  'swap @1 LEAN',
  'end now',
  'steal __proto__ REACT',
  'TEAM',
  'timeUp',
])('“%s” is not a move', (text) => expect(parseMove(text)).toBeNull());

describe('[WX-141] a refusal names the first rule that forbids the move, in the order of RULES.md', () => {
  const scenario = { board: 'T S *', easels: { 0: ['TEN'], 1: ['RACE', 'CAT'], 2: ['RACE'] } };
  const table = openTestTable({ seats: 3, words: 'REACT', scenario });
  it.each([
    ['steal RACE XX', 'AMBIGUOUS_WORD'], // before its letters
    ['steal TEN XX', 'OWN_WORD'],
    ['steal RACE@1 CARX', 'NOT_ALL_LETTERS'], // before the board
    ['steal CAT TAC', 'NO_LETTER_ADDED'],
    ['steal CAT CAT[S][T]', 'TWO_JOKERS'],
    ['steal CAT CATX', 'NOT_ON_BOARD'],
    ['swap CAT XX', 'NO_JOKER_THERE'],
    ['make X', 'NOT_ON_BOARD'], // before the length
    ['make T', 'TOO_SHORT'], // before the dictionary
    ['make TS[A]', null], // a rejected word, but a legal move
  ])('%s: %s', (text, code) => expect(table.refusalCode(0, text)).toBe(code));
});
