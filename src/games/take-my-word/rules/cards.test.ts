import { expect, it } from 'vitest';
import { openTestTable, stageTestTable } from '../testing/table.testing.ts';
import {
  CARD_COLORS,
  type Card,
  cardPoints,
  colorOf,
  isBlank,
  LETTER_CARDS,
  PREMIUM_CARDS,
  printedLetter,
  STAR,
} from './cards.ts';
import { rules } from './rules.ts';
import { handPoints } from './scoring.ts';
import { FULL_PILE } from './setup.ts';

const cardsOf = (color: string): readonly Card[] => LETTER_CARDS.filter((card) => colorOf(card) === color);
const count = <T>(list: readonly T[], item: T): number => list.filter((other) => other === item).length;

it('[TM-001, TM-021] the set is 151 cards, 150 of them in the pile', () => {
  expect([...FULL_PILE, STAR]).toHaveLength(151);
  expect(LETTER_CARDS).toHaveLength(128);
  expect(FULL_PILE).not.toContain(STAR);
});

it('[TM-002, TM-003] there are 36 black cards and 23 of each color, with one blank each', () => {
  expect(CARD_COLORS.map((color) => cardsOf(color).length)).toEqual([23, 23, 23, 23, 36]);
  expect(CARD_COLORS.map((color) => cardsOf(color).filter(isBlank).length)).toEqual([1, 1, 1, 1, 1]);
});

it('[TM-006, TM-007] there are four kinds of premiums: 10 DL, 6 TL, 4 DW, 2 TW', () => {
  expect((['DL', 'TL', 'DW', 'TW'] as const).map((premium) => count(PREMIUM_CARDS, premium))).toEqual([10, 6, 4, 2]);
  expect(PREMIUM_CARDS).toHaveLength(22);
});

it('[TM-009] letters are worth 1 to 10 points, blanks 0', () => {
  const points = LETTER_CARDS.filter((card) => !isBlank(card)).map(cardPoints);
  expect([Math.min(...points), Math.max(...points)]).toEqual([1, 10]);
  expect(LETTER_CARDS.filter(isBlank).map(cardPoints)).toEqual([0, 0, 0, 0, 0]);
});

it('[TM-010] each color has 48 points and 9 vowels, black has 73 and 13', () => {
  expect(CARD_COLORS.map((color) => handPoints(cardsOf(color)))).toEqual([48, 48, 48, 48, 73]);
  expect(
    CARD_COLORS.map((color) => cardsOf(color).filter((card) => 'AEIOU'.includes(printedLetter(card))).length),
  ).toEqual([9, 9, 9, 9, 13]);
  expect(count(LETTER_CARDS, 'kE')).toBe(6);
  expect(count(LETTER_CARDS, 'yQ')).toBe(1);
  expect(count(LETTER_CARDS, 'kK')).toBe(2);
  expect(LETTER_CARDS.filter((card) => printedLetter(card) === 'J')).toEqual(['rJ']);
});

it('[TM-011] the points depend on the letter, not on the color', () => {
  for (const letter of 'ABEVWY') {
    const values = LETTER_CARDS.filter((card) => printedLetter(card) === letter).map(cardPoints);
    expect(new Set(values).size).toBe(1);
  }
  expect(cardPoints('kW')).toBe(5);
});

it('[TM-012] two to six players can play', () => {
  for (const seats of [2, 6]) expect(openTestTable({ seats }).view().players).toHaveLength(seats);
  expect(rules.seats).toEqual([2, 6]);
});

it('[TM-004, TM-005] a blank gets its letter when it is placed and keeps it in the row', () => {
  const t = stageTestTable({ row: 'kN', hands: { 0: 'b? rS', 1: 'rT kA' } }, 2, { seatSwitch: 'off' });
  t.act(0, 'play b?=I . word').act(1, 'play rT .. word');
  expect(t.row).toBe('rT b?=I kN word');
  expect(t.view().row.slots[1]).toMatchObject({ card: 'b?', letter: 'I' });
  t.act(0, 'clear rS');
  expect(t.state.discard).toContain('b?');
});
