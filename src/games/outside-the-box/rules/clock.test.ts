import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../core/random.ts';
import { nearlyFullGrid, openTestTable } from '../testing/table.testing.ts';
import { drawLetter } from './letters.ts';
import type { Event } from './state.ts';

const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

describe('clocks', () => {
  it('[OB-101, OB-107] run one at a time; the deadline is the limit plus half a second', () => {
    const table = openTestTable({
      seats: 3,
      scenario: { grids: { '0': nearlyFullGrid(2), '1': nearlyFullGrid(1), '2': nearlyFullGrid(1) } },
    });
    expect(table.view()).toMatchObject({ phase: 'call', limit: 20_000, deadline: 20_500 });
    table.act(0, 'call E', 5000);
    expect(table.view()).toMatchObject({ phase: 'respond', limit: 35_000, deadline: 35_500 });
    table.act(1, 'grab', 6000);
    expect(table.view()).toMatchObject({ limit: 35_000, deadline: 6300, raceEnds: 6300 });
    table.expireClock();
    expect(table.status.deadline).toBe(35_500);
    table.acts(['0 place R6C6', '2 place R6C6'], 7000);
    table.act(1, 'call E', 8000);
    table.acts(['0 place R6C5', '1 place R6C6'], 9000);
    expect(table.view()).toMatchObject({ phase: 'over', limit: null, deadline: null });
    const last = openTestTable({ scenario: { grids: { '0': 36 } } });
    expect(last.view()).toMatchObject({ phase: 'final', limit: 30_000, deadline: 30_500 });
  });

  it('[OB-107] accept a move up to the deadline and a time-out from then on', () => {
    const table = openTestTable();
    expect(table.refusalCode('clock', 'timeUp', 20_499)).toBe('NOT_DUE');
    expect(table.refusalCode(0, 'call E', 20_500)).toBeNull();
    expect(table.refusalOf(0, 'call E', 20_501)).toMatchObject({ code: 'TIME_UP', rule: 'OB-107' });
    expect(table.refusalCode(1, 'call E', 20_501)).toBe('NOT_YOUR_TURN');
    table.act(0, 'call E', 20_500);
    expect(table.refusalCode(0, 'place R1C1', 51_000)).toBeNull();
    expect(table.refusalCode(0, 'place R1C1', 51_001)).toBe('TIME_UP');
    table.act(0, 'place R1C1');
    expect(table.refusalCode(0, 'place R1C1', 51_001)).toBe('ALREADY_DONE');
    const last = openTestTable({ scenario: { grids: { '0': 36 } } });
    expect(last.refusalCode(1, 'decline', 30_501)).toBe('TIME_UP');
    expect(last.refusalCode(1, 'final E R1C1', 30_501)).toBe('TIME_UP');
  });

  it('[OB-107, OB-112] can be off', () => {
    const table = openTestTable({ setup: { callClock: 'off', respondClock: 'off', rejectMode: 'sealed' } });
    expect(table.status.deadline).toBeNull();
    expect(table.refusalCode('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
    table.act(0, 'call E', 1e9);
    expect(table.status.deadline).toBeNull();
  });

  it('[OB-108] the letter of an absent caller is drawn by its weight', () => {
    const table = openTestTable({ scenario: { calls: 'ET' } });
    expect(table.expireClock()[0]).toEqual({ type: 'called', caller: 0, letter: 'E', absent: true });
    expect(table.view().calls).toEqual([{ caller: 0, letter: 'E', absent: true }]);
    table.acts(['0 place R1C1', '1 place R1C1']);
    expect(table.expireClock()[0]).toMatchObject({ letter: 'T', caller: 1 });
    table.acts(['0 place R1C2', '1 place R1C2']);
    expect(table.expireClock()[0]).toMatchObject({ letter: expect.stringMatching(/^[A-Z]$/) });

    const random = randomFrom('letters', 0);
    const drawn = Array.from({ length: 12_500 }, () => drawLetter({ random })).join('');
    const often = (letter: string): number => drawn.split(letter).length - 1;
    for (const [letter, weight] of [...'A11 E14 J1 O9 Z1 Q1 I10 S6'.matchAll(/([A-Z])(\d+)/g)].map(
      (m) => [m[1]!, Number(m[2])] as const,
    ))
      expect(Math.abs(often(letter) - weight * 100)).toBeLessThan(40 * Math.sqrt(weight));
  });

  it('[OB-108] for players who do not answer, the letter is entered in the first free square, in sealed mode, too', () => {
    const grids = { '1': ['AB.C..', ...Array(5).fill('......')] };
    const race = openTestTable({ scenario: { letter: 'E', grids } });
    race.act(0, 'place R6C6');
    expect(typesOf(race.expireClock())).toEqual(['enteredFor', 'turnComplete', 'turn']);
    expect(race.grid(1)[0]).toBe('ABEC..');
    const sealed = openTestTable({ seats: 3, scenario: { letter: 'E', grids }, setup: { rejectMode: 'sealed' } });
    sealed.acts(['0 seal R6C6', '2 seal R6C6 reject']);
    expect(typesOf(sealed.expireClock())).toEqual(['enteredFor', 'rejected', 'turnComplete', 'turn']);
    expect([sealed.grid(0)[5], sealed.grid(1)[0]]).toEqual(['.....E', 'ABEC..']);
    expect(sealed.view().players.map(({ filled }) => filled)).toEqual([1, 4, 0]);
  });

  it('[OB-108] the last letter is declined', () => {
    const table = openTestTable({ scenario: { grids: { '0': 36 } } });
    expect(typesOf(table.expireClock())).toEqual(['lastDeclined', 'opened', 'scored', 'scored', 'over']);
  });
});

describe('being away', () => {
  it('[OB-109] starts with the third time-out in a row and ends with any move', () => {
    const table = openTestTable({ seats: 3, scenario: {} });
    /** A turn in which seat 1 does not answer in time. */
    const miss = (caller: number, turn: number): string[] => {
      table.act(caller, 'call E');
      table.acts([`0 place R6C${turn}`, `2 place R6C${turn}`]);
      return typesOf(table.expireClock());
    };
    miss(0, 1);
    miss(1, 2); // its call was a move, so the count starts again
    expect(miss(2, 3)).not.toContain('away');
    expect(miss(0, 4)).toEqual(['away', 'enteredFor', 'turnComplete', 'turn']);
    expect(table.view().players[1]!.away).toBe(true);
    expect(typesOf(table.act(1, 'call E'))).toEqual(['back', 'called']);
    expect(table.view().players[1]!.away).toBe(false);
  });

  it('[OB-109] enters a called letter at once, and calls after three seconds', () => {
    const table = openTestTable({ seats: 3, scenario: { caller: 0, away: [1], calls: 'T' } });
    expect(typesOf(table.act(0, 'call E'))).toEqual(['called', 'enteredFor']);
    expect(table.grid(1)[0]).toBe('E.....');
    expect(table.status.toAct).toEqual([0, 2]);
    table.acts(['0 place R1C1', '2 place R1C1'], 1000);
    expect(table.view()).toMatchObject({ caller: 1, limit: 4000, deadline: 4500 });
    expect(typesOf(table.expireClock())).toEqual(['called', 'enteredFor']);
  });

  it('[OB-109] ends with “back” at any time, with full clocks from the next letter or call on', () => {
    const table = openTestTable({ seats: 3, scenario: { caller: 1, away: [1] } });
    expect(table.refusalOf(0, 'back')).toMatchObject({ code: 'NOT_AWAY', rule: 'OB-109' });
    expect(table.moves(1)).toContain('back');
    expect(table.act(1, 'back', 1000)).toEqual([{ type: 'back', seat: 1 }]);
    expect(table.view()).toMatchObject({ limit: 3000, deadline: 3500 });
    expect(table.refusalCode(1, 'back')).toBe('NOT_AWAY');
    table.act(1, 'call E', 2000);
    expect(table.status.toAct).toEqual([0, 1, 2]);

    const other = openTestTable({ seats: 3, scenario: { letter: 'E', away: [2] } });
    expect(other.status.toAct).toEqual([0, 1]);
    expect(typesOf(other.act(2, 'back'))).toEqual(['back']);
    const caller = openTestTable({ seats: 3, scenario: { caller: 1, away: [1] } });
    expect(typesOf(caller.act(1, 'call E'))).toEqual(['back', 'called']);
  });

  it('[OB-109] counts missed calls and answers together', () => {
    const table = openTestTable({ scenario: { calls: 'EE' } });
    table.expireClock();
    table.act(1, 'place R1C1');
    table.expireClock();
    table.act(1, 'call E');
    table.act(1, 'place R1C2');
    expect(typesOf(table.expireClock())).toContain('away');
  });
});
