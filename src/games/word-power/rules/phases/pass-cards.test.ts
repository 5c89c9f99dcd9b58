import { describe, expect, it } from 'vitest';
import { stageTestTable } from '../../testing/table.testing.ts';

const HANDS = [
  ['SONE', 'STWO', 'STHREE', 'SFOUR'],
  ['AONE', 'ATWO', 'ATHREE', 'AFOUR'],
  ['SONEB', 'STWOB', 'STHREEB', 'SFOURB'],
];
const players = (at: number, more: readonly object[] = []): never =>
  HANDS.map((hand, seat) => ({ hand, at: seat === 0 ? at : 0, ...more[seat] })) as never;

describe('all players pass cards', () => {
  it('[WP-055] everybody passes to the left at the same time and keeps the cards received', () => {
    const table = stageTestTable({ players: players(7), dice: [1] }).act(0, 'roll');
    expect(table.findEvent('passDemanded')).toMatchObject({ number: 1, replaced: false, short: false });
    expect(table.toAct).toEqual([0, 1, 2]);
    table.act(1, 'pass ATWO').act(0, 'pass SFOUR');
    expect(table.hand(0)).toEqual(HANDS[0]);
    expect(table.toAct).toEqual([2]);
    table.act(2, 'pass SONEB');
    expect(table.findEvent('cardsPassed')).toMatchObject({ number: 1 });
    expect(table.hand(0)).toEqual(['SONE', 'STWO', 'STHREE', 'SONEB']);
    expect(table.hand(1)).toEqual(['AONE', 'ATHREE', 'AFOUR', 'SFOUR']);
    expect(table.hand(2)).toEqual(['STWOB', 'STHREEB', 'SFOURB', 'ATWO']);
    expect(table.active).toBe(1);
  });

  it('[WP-056] the three PASS spaces require 1, 2 and 3 cards', () => {
    expect(
      stageTestTable({ players: players(13), dice: [1] })
        .act(0, 'roll')
        .findEvent('passDemanded')!.number,
    ).toBe(2);
    const table = stageTestTable({ players: players(20), dice: [3] }).act(0, 'roll');
    expect(table.refusalCode(0, 'pass SONE STWO')).toBe('WRONG_COUNT');
    table.act(0, 'pass SONE STWO SFOUR').act(1, 'pass AONE ATWO AFOUR').act(2, 'pass SONEB STWOB SFOURB');
    expect(table.hand(0)).toEqual(['STHREE', 'SONEB', 'STWOB', 'SFOURB']);
  });

  it('[WP-057, WP-058] with several decks everybody discards first, then draws, the active player first', () => {
    const family = { deckMode: 'family', colour0: 'black', colour1: 'blue', colour2: 'black' } as const;
    const scenario = {
      players: [{ at: 13, hand: ['KSONE', 'KSTWO'] }, { hand: ['SONE', 'STWO'] }, { hand: ['KAONE', 'KATWO'] }],
      draw: { black: { only: ['KSFOUR'] }, blue: ['AFOUR', 'AFOURB', 'AFOURC'] },
      dice: [1],
    };
    const table = stageTestTable(scenario, family).act(0, 'roll');
    expect(table.findEvent('passDemanded')).toMatchObject({ number: 2, replaced: true });
    table.act(2, 'pass KAONE KATWO').act(1, 'pass STWO SONE').act(0, 'pass KSONE KSTWO');
    expect(table.findEvent('cardsReplaced')).toEqual({ type: 'cardsReplaced', numbers: [2, 2, 2] });
    expect(table.findEvent('deckReshuffled')).toMatchObject({ colour: 'black', size: 4 });
    expect(table.hand(0)).toContain('KSFOUR');
    const black = [...table.hand(0), ...table.hand(2)].filter((key) => /^K(SONE|STWO|AONE|ATWO)$/.test(key));
    expect(black.length).toBe(3);
    expect(table.hand(1).slice(2)).toEqual(['AFOUR', 'AFOURB']);
    expect(table.viewFor(1).passed!.taken.map((card) => card.key)).toEqual(['AFOUR', 'AFOURB']);
  });

  it('[WP-012] in family play with one color for all, cards are passed', () => {
    const same = { deckMode: 'family', colour0: 'blue' } as const;
    expect(
      stageTestTable({ players: players(7), dice: [1] }, same)
        .act(0, 'roll')
        .findEvent('passDemanded')!.replaced,
    ).toBe(false);
  });

  it('[WP-059] a player with fewer cards than required passes all of them', () => {
    const short = [{}, { hand: ['AONE'], handSize: 1 }, { hand: [], handSize: 0 }];
    const table = stageTestTable({ players: players(20, short), dice: [3], draw: { blue: { only: [] } } }).act(
      0,
      'roll',
    );
    expect(table.findEvent('passDemanded')).toMatchObject({ number: 3, short: true });
    expect(table.findEvent('passReady')).toMatchObject({ seat: 2, number: 0 });
    expect(table.toAct).toEqual([0, 1]);
    expect(table.refusalCode(1, 'pass')).toBe('WRONG_COUNT');
    table.act(1, 'pass AONE').act(0, 'pass SONE STWO STHREE');
    expect(table.findEvent('cardsPassed')!.each).toEqual([
      { seat: 0, number: 3 },
      { seat: 1, number: 1 },
      { seat: 2, number: 0 },
    ]);
    expect(table.hand(0)).toEqual(['SFOUR']);
    expect(table.hand(1)).toEqual(['SONE', 'STWO', 'STHREE']);
    expect(table.hand(2)).toEqual(['AONE']);
  });

  it('[WP-026] a player who loses the next turn passes cards like everybody else', () => {
    const table = stageTestTable({ players: players(7, [{}, { losesTurn: true }]), dice: [1] }).act(0, 'roll');
    expect(table.toAct).toContain(1);
  });

  it('[WP-055] a choice is final and names own cards, each once', () => {
    const table = stageTestTable({ players: players(13), dice: [1] }).act(0, 'roll');
    expect(table.refusalCode(1, 'pass AONE AONE')).toBe('DUPLICATE_CARD');
    expect(table.refusalCode(1, 'pass AONE SONE')).toBe('CARD_NOT_IN_HAND');
    table.act(1, 'pass AONE ATWO');
    expect(table.refusalCode(1, 'pass AONE ATWO')).toBe('ALREADY_CHOSEN');
    expect(table.moves(1)).toEqual([]);
    expect(table.moves(0).length).toBe(6);
  });
});
