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
const laid = (id: number, card: Card, as: string | null = null): PlacedCard => ({ id, card, as });
const gap = (at: number) => ({ type: 'gap', at }) as const;
const place = (at: number) => ({ type: 'place', at }) as const;
const text = (trial: DraftRow, claim: 'word' | 'letter' | null = null): string => formatMove(toPlay(trial, claim));

const TIN = newDraftRow(slots('rT yI gN'));

describe('a trial', () => {
  it('is written as the move it would be', () => {
    const trial = placeCard(
      placeCard(placeCard(TIN, gap(0), laid(1, 'kS')), place(2), laid(2, 'y?', 'O')),
      gap(4),
      laid(3, 'kE'),
    );
    expect(text(trial)).toBe('play kS . /y?=O . kE');
    expect(trial.slots.map((one) => toSlot(one).letter).join('')).toBe('STONE');
  });

  it('clears a word and goes on with an empty row', () => {
    expect(text(placeCard(placeCard(CLEARED_ROW, gap(0), laid(1, 'kI')), gap(1), laid(2, 'kN')))).toBe('clear kI kN');
  });

  it('gives every card back', () => {
    const trial = placeCard(placeCard(TIN, gap(3), laid(1, 'kS')), place(0), laid(2, 'rF'));
    expect(text(removeCard(removeCard(trial, 1), 2))).toBe('play ...');
    expect(removeCard(trial, 99)).toBe(trial);
  });

  it('lets a card laid on a place be covered by another', () => {
    expect(text(placeCard(placeCard(TIN, place(0), laid(1, 'rF')), place(0), laid(2, 'rB')))).toBe('play /rB ..');
  });

  it('moves cards laid before, to either side of where they lay', () => {
    const trial = placeCard(placeCard(TIN, gap(0), laid(1, 'kS')), gap(4), laid(2, 'kE'));
    expect(text(moveCard(trial, 1, gap(5)))).toBe('play ... kE kS');
    expect(text(moveCard(trial, 2, gap(0)))).toBe('play kE kS ...');
    expect(text(moveCard(trial, 1, place(4)))).toBe('play kE ... kS');
    expect(text(moveCard(trial, 1, place(1)))).toBe('play /kS .. kE');
  });
});

describe('premiums of a trial', () => {
  const trial = placePremium(placeCard(TIN, gap(3), laid(1, 'kS')), 3, 'DW');

  it('lie on the card they were put on, and leave with it', () => {
    expect(text(trial)).toBe('play ... kS+DW');
    expect(text(removePremium(trial, 'DW'))).toBe('play ... kS');
    expect(text(placeCard(removeCard(trial, 1), gap(3), laid(1, 'kS')))).toBe('play ... kS');
    expect(text(placeCard(trial, place(3), laid(2, 'rS')))).toBe('play ... rS');
  });

  it('stay with their owner when only the letter is scored (TM-123)', () => {
    expect(text(trial, 'word')).toBe('play ... kS+DW word');
    expect(text(trial, 'letter')).toBe('play ... kS letter');
  });

  it('need a black card without one (TM-122, TM-124)', () => {
    expect(trial.slots.map(canPlacePremium)).toEqual([false, false, false, true]);
    const [old] = newDraftRow([{ card: 'kA', letter: 'A', premium: 'DL', fresh: false }]).slots;
    expect(canPlacePremium(old!)).toBe(false);
  });
});

describe('where a card may lie', () => {
  it('is any end, its own colour, or any colour for black; never black (TM-090 to TM-093)', () => {
    const trial = newDraftRow(slots('rT kI gN', [0, 1, 2]));
    const places = (card: Card) => rowTargets(trial).map((spot) => canPlaceCard(trial, spot, card, 'laid'));
    expect(places('rP')).toEqual([true, true, false, false, true]);
    expect(places('kP')).toEqual([true, true, false, true, true]);
    expect(places('bP')).toEqual([true, false, false, false, true]);
  });

  it('leaves one of the cards laid last (TM-096), as the trial stands', () => {
    const trial = newDraftRow(slots('rT yI gN', [0, 2]));
    expect(canPlaceCard(trial, place(0), 'rP', 'laid')).toBe(true);
    const next = placeCard(trial, place(0), laid(1, 'rP'));
    expect(canPlaceCard(next, place(2), 'gP', 'laid')).toBe(false);
    expect(canPlaceCard(next, place(2), 'gP', 'any')).toBe(true);
    expect(canPlaceCard(next, place(0), 'rB', 'laid')).toBe(true);
  });
});

it('a walk along the row meets one end of an empty row, else both', () => {
  expect(rowTargets(CLEARED_ROW)).toEqual([gap(0)]);
  expect(rowTargets(newDraftRow(slots('rT yI')))).toEqual([gap(0), place(0), place(1), gap(2)]);
});
