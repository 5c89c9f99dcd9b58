import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { nearlyFullGrid, openTestTable } from '../../testing/table.testing.ts';

const lexicon = loadLexicon('standard');
const open = (extra: { readonly words?: string } = { words: 'DOOR ORE DO TEN GO' }) =>
  openTestTable({
    ...extra,
    lexicon,
    seats: 2,
    setup: { scoring: 'manual' },
    scenario: {
      grids: { '0': [...['DOOREX', 'TENXXX', 'XXXTEN', 'ANNAXX', 'EMMAXX'], 'GOESXX'], '1': nearlyFullGrid(0) },
      taskWords: { '0': ['ANNA', 'EMMA'] },
      exceptions: { '0': ['ANNA', 'EMMA'] },
      cards: { '1': 'Q' },
    },
  });

describe('marking', () => {
  it('[OB-085] reveals grids and tasks, and all players mark runs of their own grid', () => {
    const table = open();
    expect(table.opening).toEqual([{ type: 'opened', limit: 120_000, marking: true }]);
    expect(table.view()).toMatchObject({ phase: 'mark', limit: 120_000, deadline: 120_500, toAct: [0, 1] });
    expect(table.view(1).players[0]!.grid).toMatch(/^DOOREX/);
    expect(table.view(1).players[0]!.task).not.toBeNull();
    expect(table.act(0, 'mark R1 1-4')).toMatchObject([{ type: 'marked', seat: 0, word: 'DOOR' }]);
    expect(table.view().marks[0]).toMatchObject([{ word: 'DOOR', fits: false }]);
    expect(table.status.scores).toEqual([5, -1]);
  });

  it('[OB-085] refuses empty squares, invalid words, overlaps, repeated words and a second exceptional word', () => {
    const table = open();
    table.acts(['0 mark R1 1-4', '0 mark R2 1-3', '0 mark R4 1-4']);
    expect(table.refusalOf(0, 'mark R1 3-5')).toMatchObject({
      code: 'OVERLAP',
      rule: 'OB-051',
      about: ['ORE', 'DOOR', 'R1 1-4'],
    });
    expect(table.refusalCode(0, 'mark R1 1-4')).toBe('OVERLAP');
    expect(table.refusalOf(0, 'mark R3 4-6')).toMatchObject({ code: 'REPEATED_WORD', rule: 'OB-054' });
    expect(table.refusalOf(0, 'mark R5 1-4')).toMatchObject({ code: 'SECOND_EXCEPTION', rule: 'OB-064' });
    expect(table.refusalOf(0, 'mark R6 1-4')).toMatchObject({
      code: 'NOT_A_WORD',
      rule: 'OB-056',
      about: ['GOES', 'unknown'],
    });
    expect(table.refusalOf(0, 'unmark R6 1-2')).toMatchObject({
      code: 'NOT_MARKED',
      about: ['R6 1-2', 'R1 1-4, R2 1-3, R4 1-4'],
    });
    const gap = openTestTable({
      words: 'AT',
      setup: { scoring: 'manual' },
      scenario: { grids: { '0': 36, '1': nearlyFullGrid(1) } },
    });
    gap.act(1, 'decline');
    expect(gap.refusalOf(1, 'mark R6 1-6')).toMatchObject({ code: 'EMPTY_SQUARE', rule: 'OB-046' });
  });

  it('[OB-049, OB-056, OB-085] says why a run does not count, and finds no word for the player', () => {
    expect(open({}).refusalOf(0, 'mark R6 1-4')).toMatchObject({
      code: 'NOT_A_WORD',
      rule: 'OB-049',
      about: ['GOES', 'verb'],
    });
    const table = openTestTable({
      lexicon,
      setup: { scoring: 'manual', lookup: 'off' },
      scenario: { grids: { '0': nearlyFullGrid(0).with(0, 'XPLANE').with(1, 'ZPLANE'), '1': 36 } },
    });
    expect(table.refusalOf(0, 'mark R1 1-6')!.about).toEqual(['XPLANE', 'unknown']);
    table.act(0, 'mark R1 2-6');
    expect(table.refusalOf(0, 'mark R2 1-6')!.about).toEqual(['ZPLANE', 'unknown']);
  });

  it('[OB-085] only marked words count, also for the task bonus', () => {
    const table = open();
    table.acts(['0 mark R4 1-4', '0 mark R1 1-2', '0 unmark R1 1-2', '0 mark R1 3-5', '1 done']);
    expect(table.eventTypes(0, 'done')).toEqual(['doneMarking', 'scored', 'scored', 'over']);
    expect(table.view().results).toMatchObject([
      { words: 8, task: 3, total: 11, lines: [3, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0] },
      { words: 0, total: -1 },
    ]);
    expect(table.view().results[0]!.counted.map(({ word }) => word)).toEqual(['ORE', 'ANNA']);
  });

  it('[OB-085] finishing is final, and when time is up the marked words count', () => {
    const table = open();
    table.acts(['0 mark R2 1-3', '0 done']);
    expect(table.refusalCode(0, 'mark R1 1-4')).toBe('ALREADY_DONE');
    expect(table.refusalCode(0, 'unmark R2 1-3')).toBe('ALREADY_DONE');
    expect(table.refusalCode(0, 'done')).toBe('ALREADY_DONE');
    expect(table.status.toAct).toEqual([1]);
    expect(table.refusalCode(1, 'done', 120_501)).toBe('TIME_UP');
    table.act('clock', 'timeUp', 120_500);
    expect(table.status.scores).toEqual([3, -1]);
  });

  it('lists every possible mark, every unmark, and done', () => {
    const table = open();
    expect(table.moves(0)).toEqual([
      'mark R1 1-2',
      'mark R1 1-4',
      'mark R1 3-5',
      'mark R2 1-3',
      'mark R3 4-6',
      'mark R4 1-4',
      'mark R5 1-4',
      'mark R6 1-2',
      'done',
    ]);
    table.acts(['0 mark R3 4-6', '0 mark R5 1-4']);
    expect(table.moves(0)).toEqual([
      'mark R1 1-2',
      'mark R1 1-4',
      'mark R1 3-5',
      'mark R6 1-2',
      'unmark R3 4-6',
      'unmark R5 1-4',
      'done',
    ]);
  });
});
