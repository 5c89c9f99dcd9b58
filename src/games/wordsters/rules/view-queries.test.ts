import { describe, expect, it } from 'vitest';
import { openTestTable, type TestTable } from '../testing/table.testing.ts';
import { claimableWords, hasNothingToSay, isResponseSettled, isWordInQuestion } from './view-queries.ts';

describe('an answer', () => {
  const heard = (setup: Parameters<typeof openTestTable>[0] & object): TestTable => {
    const table = openTestTable({ wordster: 'LOV', ...setup });
    table.act(0, 'announce LOVER');
    return table;
  };

  it('may claim the marked words, or any where the table shows no marks (WS-090)', () => {
    const lists = ['LOVER', 'LOVELY CLOVER LEFTOVER'];
    expect(claimableWords(heard({ lists }).view(1), 1)).toEqual(['LOVELY', 'CLOVER']);
    expect(claimableWords(heard({ lists, setup: { highlightSimilar: false } }).view(1), 1)).toHaveLength(3);
  });

  it('is given for whoever has nothing to say, and for nobody else', () => {
    const quiet = ['LOVER', 'LEFTOVER', 'LOVELY', ''];
    const table = heard({ lists: quiet });
    expect([0, 1, 2, 3].map((seat) => hasNothingToSay(table.view(seat), seat))).toEqual([false, true, false, false]);
    const asking = heard({ lists: quiet, setup: { legality: 'onQuestion' } });
    expect(hasNothingToSay(asking.view(1), 1)).toBe(false);
    const unmarked = heard({ lists: quiet, setup: { highlightSimilar: false } });
    expect(hasNothingToSay(unmarked.view(1), 1)).toBe(false);
    const contested = heard({ lists: quiet, scenario: { accepted: ['LOVE'] } });
    expect(hasNothingToSay(contested.view(1), 1)).toBe(false);
    expect([0, 1, 2, 3].map((seat) => isWordInQuestion(table.view(seat), seat))).toEqual([false, false, true, false]);
    expect([1, 2].map((seat) => isResponseSettled(table.view(seat), seat))).toEqual([true, false]);
    table.actAll('1 nothing', '2 claim LOVELY');
    expect(hasNothingToSay(table.view(1), 1)).toBe(false);
    expect([0, 1, 2].map((seat) => isWordInQuestion(table.view(seat), seat))).toEqual([true, true, true]);
    expect(isResponseSettled(table.view(2), 2)).toBe(false);
  });
});
