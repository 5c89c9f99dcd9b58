import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { gridRows, nearlyFullGrid, openTestTable } from '../../testing/table.testing.ts';
import { buildScoreBreakdown, rankSeats } from '../scoring/final-score.ts';
import type { Event } from '../state.ts';

const of = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

describe('finishing', () => {
  it('[OB-070] the first to fill 36 squares gets 3 points, and so do all who do it in the same turn', () => {
    const scenario = { letter: 'E', grids: { '0': nearlyFullGrid(1), '1': nearlyFullGrid(1), '2': nearlyFullGrid(3) } };
    const table = openTestTable({ seats: 3, scenario });
    table.act(0, 'place R6C6');
    expect(table.status.scores).toEqual([0, 0, 0]);
    table.act(2, 'place R6C6');
    const events = table.act(1, 'place R6C6');
    expect(of(events, 'filled')).toEqual([{ type: 'filled', seats: [0, 1], first: true }]);
    expect(table.status.scores).toEqual([3, 3, 0]);
  });

  it('[OB-071] players who finish in a later turn get no bonus, even if the first finisher has left', () => {
    const scenario = {
      letter: 'E',
      grids: { '0': nearlyFullGrid(1), '1': nearlyFullGrid(2), '2': nearlyFullGrid(5), '3': 0 },
    };
    const table = openTestTable({ seats: 4, scenario });
    table.acts(['0 place R6C6', '1 place R6C6', '2 place R6C6', '3 place R6C6', '0 leave']);
    table.acts(['1 call E', '1 place R6C5', '2 place R6C5']);
    expect(of(table.act(3, 'place R6C5'), 'filled')).toEqual([{ type: 'filled', seats: [1], first: false }]);
    expect(table.status.scores).toEqual([0, 0, 0, 0]);
  });

  it('[OB-071] filling the grid with the last letter earns no bonus', () => {
    const table = openTestTable({ scenario: { grids: { '0': 36, '1': nearlyFullGrid(1) } } });
    table.act(1, 'final E R6C6');
    expect(table.view().results.map((result) => result!.first)).toEqual([0, 0]);
  });

  it('[OB-072, OB-073, OB-075] play continues until one player is unfinished, who may name a last letter; then it is over', () => {
    const scenario = { letter: 'E', grids: { '0': nearlyFullGrid(1), '1': nearlyFullGrid(1), '2': nearlyFullGrid(4) } };
    const table = openTestTable({ seats: 3, scenario });
    table.acts(['0 place R6C6', '1 place R6C6']);
    expect(table.eventTypes(2, 'place R6C6')).toEqual(['done', 'turnComplete', 'filled', 'lastOffered']);
    expect(table.view()).toMatchObject({ phase: 'final', caller: 2, toAct: [2] });
    expect(table.act(2, 'final S R6C5').map(({ type }) => type)).toEqual([
      'lastNamed',
      'opened',
      'scored',
      'scored',
      'scored',
      'over',
    ]);
    expect(table.grid(2)[5]).toBe('XX..SE');
    expect(table.status).toMatchObject({ toAct: [], deadline: null });
    expect(table.status.outcome).not.toBeNull();
  });

  it('[OB-074] the last letter is optional and may be any letter in any free square, regardless of who holds its card', () => {
    const scenario = { grids: { '0': 36, '1': nearlyFullGrid(3) }, cards: { '0': 'A', '1': 'Q' } };
    const table = openTestTable({ scenario });
    expect(table.moves(1)).toHaveLength(1 + 26 * 3);
    expect(table.refusalCode(1, 'final Q R6C6')).toBeNull();
    expect(table.refusalOf(1, 'final Q R1C1')).toMatchObject({ code: 'SQUARE_TAKEN', about: ['R1C1', 'X', 'R6C4'] });
    expect(table.refusalOf(0, 'final A R6C6')).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'OB-073' });
    expect(table.refusalCode(0, 'grab')).toBe('WRONG_PHASE');
    expect(table.eventTypes(1, 'decline')).toContain('lastDeclined');
    expect(table.view().players[1]!.filled).toBe(33);
  });

  it('[OB-075] without an unfinished player there is no last letter', () => {
    const table = openTestTable({
      scenario: { letter: 'E', grids: { '0': nearlyFullGrid(1), '1': nearlyFullGrid(1) } },
    });
    table.act(0, 'place R6C6');
    expect(table.eventTypes(1, 'place R6C6')).toEqual([
      'done',
      'turnComplete',
      'filled',
      'opened',
      'scored',
      'scored',
      'over',
    ]);
  });

  it('[OB-076] cards in front of finished players cost points at the end', () => {
    const table = openTestTable({
      scenario: { grids: { '0': 36, '1': 36 }, cards: { '0': 'AB' }, finishedFirst: [1] },
    });
    expect(table.status.scores).toEqual([-2, 3]);
  });
});

describe('the score', () => {
  it('[OB-081] sums the counted words line by line', () => {
    const table = openTestTable({
      words: 'DOOR ORE TEN DO',
      scenario: { grids: { '0': gridRows('DOORE', 'O', '', 'TEN'), '1': 36 } },
    });
    table.act(0, 'decline');
    expect(table.view().results[0]).toMatchObject({
      lines: [5, 0, 0, 3, 0, 0, 2, 0, 0, 0, 0, 0],
      words: 10,
      lengths: [0, 0, 1, 1, 1],
    });
  });

  it('[OB-082, OB-096] adds 3 for the task and 3 for finishing first, and subtracts a point for each card; it may be negative', () => {
    const scenario = {
      grids: { '0': nearlyFullGrid(0, 'Z').with(0, 'ZZOAKZ'), '1': nearlyFullGrid(0) },
      taskWords: { '0': ['OAK'] },
      finishedFirst: [0],
      cards: { '0': 'AB', '1': 'C' },
    };
    const table = openTestTable({ words: 'OAK', lexicon: loadLexicon('standard'), scenario });
    expect(table.view().results).toMatchObject([
      { words: 3, task: 3, first: 3, cards: 2, total: 7 },
      { words: 0, task: 0, first: 0, cards: 1, total: -1 },
    ]);
    expect(table.status.scores).toEqual([7, -1]);
  });

  const results = (...grids: readonly (readonly string[])[]) => {
    const table = openTestTable({
      words: 'DOORED DOORE DOOR OXO AT GO IT ON',
      seats: grids.length,
      scenario: { grids: Object.fromEntries(grids.map((grid, seat) => [seat, fill(grid)])) },
    });
    return table;
  };
  const fill = (grid: readonly string[]): readonly string[] => gridRows(...grid).map((row) => row.replaceAll('.', 'Z'));

  it('[OB-086] breaks ties by the number of 6-letter words, then 5, 4, 3 and 2', () => {
    // 10 points each: one word of 6 letters; words of 5 and 3; words of 4, 3 and 2.
    const table = results(['DOORE', '', 'OXO'], ['DOORED'], ['DOOR', '', 'OXOZAT']);
    expect(table.view().results.map((result) => result!.total)).toEqual([10, 10, 10]);
    expect(table.status.outcome).toEqual({ ranking: [[1], [0], [2]], reason: 'most 6-letter words' });
  });

  it('[OB-087] is a draw if everything is equal', () => {
    const table = results(['AT', '', 'GO'], ['ATZZGO'], ['AT']);
    expect(table.status.outcome).toEqual({ ranking: [[0, 1], [2]], reason: 'a draw' });
  });

  it('[OB-086] compares totals first, then every length in turn', () => {
    const make = (...words: string[]) =>
      buildScoreBreakdown(
        words.map((word, line) => ({ line, first: 0, last: word.length - 1, word, fits: false, exception: false })),
        false,
        '',
      );
    expect(rankSeats([make('AAA', 'AAB', 'AAC', 'AAD'), make('AA', 'AB', 'AC', 'AD', 'AE', 'AF')])).toEqual([[0], [1]]);
    expect(rankSeats([make('AA', 'AB', 'AC', 'AD', 'AE'), make('AAAA', 'AAAB')])).toEqual([[1], [0]]);
    expect(rankSeats([make('AAAAAA'), make('AAAAA', 'AAAAB')])).toEqual([[1], [0]]);
    expect(rankSeats([make('AAAAA', 'AAA'), make('AAAAAA'), null, make('AAAAAB')])).toEqual([[1, 3], [0]]);
  });

  it('[OB-088] ranks players who left last, the latest to leave first', () => {
    const table = openTestTable({
      seats: 5,
      words: 'OAK',
      scenario: { grids: { '0': 36, '2': nearlyFullGrid(0).with(0, 'OAKXXX') } },
    });
    table.acts(['3 leave', '1 leave', '4 leave']);
    expect(table.status.outcome?.ranking).toEqual([[2], [0], [4], [1], [3]]);
  });
});
