import { describe, expect, it } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { formatMove } from '../rules/moves.ts';
import type { Slot } from '../rules/state.ts';
import {
  CLEARED_ROW,
  canPlaceCard,
  canPlacePremium,
  type DraftRow,
  moveCard,
  newDraftRow,
  type PlacedCard,
  placeCard,
  placePremium,
  removeCard,
  removePremium,
  rowTargets,
  toPlay,
  toSlot,
} from './draft-row.ts';

const slots = (text: string, fresh: readonly number[] = []): readonly Slot[] =>
  text.split(' ').map((card, i) => ({ card: card as Card, letter: card[1]!, premium: null, fresh: fresh.includes(i) }));
const placed = (id: number, card: Card, as: string | null = null): PlacedCard => ({ id, card, as });
const gap = (at: number) => ({ type: 'gap', at }) as const;
const slot = (at: number) => ({ type: 'slot', at }) as const;
const text = (row: DraftRow, claim: 'word' | 'letter' | null = null): string => formatMove(toPlay(row, claim));

const TIN = newDraftRow(slots('rT yI gN'));

describe('a draft row', () => {
  it('converts to the move it stands for', () => {
    const row = placeCard(
      placeCard(placeCard(TIN, gap(0), placed(1, 'kS')), slot(2), placed(2, 'y?', 'O')),
      gap(4),
      placed(3, 'kE'),
    );
    expect(text(row)).toBe('play kS . /y?=O . kE');
    expect(row.slots.map((one) => toSlot(one).letter).join('')).toBe('STONE');
  });

  it('clears a word and continues with an empty row', () => {
    expect(text(placeCard(placeCard(CLEARED_ROW, gap(0), placed(1, 'kI')), gap(1), placed(2, 'kN')))).toBe(
      'clear kI kN',
    );
  });

  it('gives back every placed card', () => {
    const row = placeCard(placeCard(TIN, gap(3), placed(1, 'kS')), slot(0), placed(2, 'rF'));
    expect(text(removeCard(removeCard(row, 1), 2))).toBe('play ...');
    expect(removeCard(row, 99)).toBe(row);
  });

  it('replaces a placed card by another one on the same slot', () => {
    expect(text(placeCard(placeCard(TIN, slot(0), placed(1, 'rF')), slot(0), placed(2, 'rB')))).toBe('play /rB ..');
  });

  it('moves placed cards to either side', () => {
    const row = placeCard(placeCard(TIN, gap(0), placed(1, 'kS')), gap(4), placed(2, 'kE'));
    expect(text(moveCard(row, 1, gap(5)))).toBe('play ... kE kS');
    expect(text(moveCard(row, 2, gap(0)))).toBe('play kE kS ...');
    expect(text(moveCard(row, 1, slot(4)))).toBe('play kE ... kS');
    expect(text(moveCard(row, 1, slot(1)))).toBe('play /kS .. kE');
  });
});

describe('premiums of a draft row', () => {
  const row = placePremium(placeCard(TIN, gap(3), placed(1, 'kS')), 3, 'DW');

  it('belong to the card they were placed on and leave with it', () => {
    expect(text(row)).toBe('play ... kS+DW');
    expect(text(removePremium(row, 'DW'))).toBe('play ... kS');
    expect(text(placeCard(removeCard(row, 1), gap(3), placed(1, 'kS')))).toBe('play ... kS');
    expect(text(placeCard(row, slot(3), placed(2, 'rS')))).toBe('play ... rS');
  });

  it('stay with their owner when only the letter is scored (TM-123)', () => {
    expect(text(row, 'word')).toBe('play ... kS+DW word');
    expect(text(row, 'letter')).toBe('play ... kS letter');
  });

  it('need a black card without a premium (TM-122, TM-124)', () => {
    expect(row.slots.map(canPlacePremium)).toEqual([false, false, false, true]);
    const [old] = newDraftRow([{ card: 'kA', letter: 'A', premium: 'DL', fresh: false }]).slots;
    expect(canPlacePremium(old!)).toBe(false);
  });
});

describe('where a card may be placed', () => {
  it('at both ends, on its own color, and for black cards on any color except black (TM-090 to TM-093)', () => {
    const row = newDraftRow(slots('rT kI gN', [0, 1, 2]));
    const allowed = (card: Card) => rowTargets(row).map((target) => canPlaceCard(row, target, card, 'laid'));
    expect(allowed('rP')).toEqual([true, true, false, false, true]);
    expect(allowed('kP')).toEqual([true, true, false, true, true]);
    expect(allowed('bP')).toEqual([true, false, false, false, true]);
  });

  it('only while one of the cards placed last stays (TM-096)', () => {
    const row = newDraftRow(slots('rT yI gN', [0, 2]));
    expect(canPlaceCard(row, slot(0), 'rP', 'laid')).toBe(true);
    const next = placeCard(row, slot(0), placed(1, 'rP'));
    expect(canPlaceCard(next, slot(2), 'gP', 'laid')).toBe(false);
    expect(canPlaceCard(next, slot(2), 'gP', 'any')).toBe(true);
    expect(canPlaceCard(next, slot(0), 'rB', 'laid')).toBe(true);
  });
});

it('the arrow keys visit both ends of the row, or the one end of an empty row', () => {
  expect(rowTargets(CLEARED_ROW)).toEqual([gap(0)]);
  expect(rowTargets(newDraftRow(slots('rT yI')))).toEqual([gap(0), slot(0), slot(1), gap(2)]);
});
