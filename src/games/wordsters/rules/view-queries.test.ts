import { describe, expect, it } from 'vitest';
import { openTestTable, type TestTable } from '../testing/table.testing.ts';
import {
  claimableWords,
  hasNothingToSay,
  isResponseSettled,
  isWordInQuestion,
  settledThisRound,
  wordsOnlyLeftTo,
} from './view-queries.ts';

describe('responses', () => {
  const announce = (setup: Parameters<typeof openTestTable>[0] & object): TestTable => {
    const table = openTestTable({ wordster: 'LOV', ...setup });
    table.act(0, 'announce LOVER');
    return table;
  };

  it('can claim the highlighted words, or any word where nothing is highlighted (WS-090)', () => {
    const lists = ['LOVER', 'LOVELY CLOVER LEFTOVER'];
    expect(claimableWords(announce({ lists }).view(1), 1)).toEqual(['LOVELY']);
    expect(claimableWords(announce({ lists, setup: { highlightSimilar: false } }).view(1), 1)).toHaveLength(3);
  });

  it('are automatic exactly for seats with nothing to say', () => {
    const quiet = ['LOVER', 'LEFTOVER', 'LOVELY', ''];
    const table = announce({ lists: quiet });
    expect([0, 1, 2, 3].map((seat) => hasNothingToSay(table.view(seat), seat))).toEqual([false, true, false, false]);
    const asking = announce({ lists: quiet, setup: { legality: 'onQuestion' } });
    expect(hasNothingToSay(asking.view(1), 1)).toBe(false);
    const unmarked = announce({ lists: quiet, setup: { highlightSimilar: false } });
    expect(hasNothingToSay(unmarked.view(1), 1)).toBe(false);
    const contested = announce({ lists: quiet, scenario: { accepted: ['LOVE'] } });
    expect(hasNothingToSay(contested.view(1), 1)).toBe(false);
    expect([0, 1, 2, 3].map((seat) => isWordInQuestion(table.view(seat), seat))).toEqual([false, false, true, false]);
    expect([1, 2].map((seat) => isResponseSettled(table.view(seat), seat))).toEqual([true, false]);
    table.actAll('1 nothing', '2 claim LOVELY');
    expect(hasNothingToSay(table.view(1), 1)).toBe(false);
    expect([0, 1, 2].map((seat) => isWordInQuestion(table.view(seat), seat))).toEqual([true, true, true]);
    expect(isResponseSettled(table.view(2), 2)).toBe(false);
  });
});

it('the last announcement of a round is forgotten with the round', () => {
  const table = openTestTable({ wordster: 'LOV', lists: ['LEFTOVER PAVLOVA', 'CLOVER'] });
  table.actAll('0 announce LEFTOVER', '1 nothing');
  expect(settledThisRound(table.view(1))?.story.word).toBe('LEFTOVER');
  table.actAll('1 announce CLOVER', '0 nothing', '0 announce PAVLOVA');
  const view = table.view(1);
  expect(view.phase.type).toBe('select');
  expect(view.settled?.story.word).toBe('PAVLOVA');
  expect(settledThisRound(view)).toBeNull();
});

it('words are the last ones only when nobody else has any', () => {
  const table = openTestTable({ wordster: 'LOV', lists: ['LEFTOVER PAVLOVA CLOVER', 'GLOVE'] });
  expect(wordsOnlyLeftTo(table.view(0), 0)).toEqual([]);
  table.actAll('0 announce LEFTOVER', '1 nothing', '1 announce GLOVE', '0 nothing');
  expect(wordsOnlyLeftTo(table.view(0), 0)).toEqual(['PAVLOVA', 'CLOVER']);
  expect(wordsOnlyLeftTo(table.view(1), 1)).toEqual([]);
});
