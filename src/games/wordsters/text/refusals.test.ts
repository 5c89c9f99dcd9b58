import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { say } from './say.ts';

function refusal(spec: TestTableOptions, ...acts: readonly string[]): string {
  const table = openTestTable(spec);
  const last = acts.at(-1)!;
  table.actAll(...acts.slice(0, -1));
  return say.refusal(table.refusalOf(Number(last[0]), last.slice(2))!, playerNames([], null));
}

describe('sentences for refusals', () => {
  it.each<[TestTableOptions, readonly string[], string]>([
    [{ scenario: { phase: 'select' } }, ['0 choose CAP'], 'CAP is not offered; choose ANG or OTI (WS-018).'],
    [{ scenario: { phase: 'write' } }, ['0 write ANG'], '“ANG” has fewer than 4 letters (WS-011).'],
    [
      { scenario: { phase: 'write' } },
      ['0 write OTTER'],
      'OTTER does not have the letters A, N, G in this order (WS-009).',
    ],
    [{ scenario: { phase: 'write' } }, ['0 write HANG', '0 write HANG'], 'HANG is already on your list (WS-024).'],
    [
      { scenario: { phase: 'write' } },
      ['0 write HANG', '0 erase 4'],
      'Line 4 of your list is empty; there are words on 1 (WS-023).',
    ],
    [
      { scenario: { phase: 'write' } },
      ['0 announce HANG'],
      'You cannot announce a word now: the lists are being written (WS-108).',
    ],
    [
      { scenario: { phase: 'write' }, setup: { writing: 'inTurn' } },
      ['0 write HANG'],
      'You cannot write a word now: take over with “ready” first (WS-096).',
    ],
    [
      { wordster: 'ANG', lists: ['HANG GANG', 'BANG'] },
      ['0 announce BANG'],
      'BANG is not on your list; you can announce HANG or GANG (WS-033).',
    ],
    [
      { wordster: 'ANG', lists: ['HANG GANG', 'BANG'] },
      ['1 announce BANG'],
      'It is another player’s turn to announce (WS-030).',
    ],
    [
      { wordster: 'ANG', lists: ['TRIANGLES GANG', 'TRIANGLE'], scenario: { protected: [['TRIANGLE', 1]] } },
      ['0 announce TRIANGLES'],
      'TRIANGLES is the same as TRIANGLE, which is protected for another player; you can announce GANG (WS-075).',
    ],
    [
      { wordster: 'LOV', lists: ['LOVE', 'OLIVE'] },
      ['0 announce LOVE', '1 claim OLIVE'],
      'OLIVE is not similar to LOVE, so it cannot be claimed (WS-055).',
    ],
    [
      { wordster: 'LOV', lists: ['LOVER', 'OLIVE'], scenario: { accepted: ['LOVE'] } },
      ['0 announce LOVER', '1 contest CLOVER'],
      'CLOVER was neither accepted nor struck as an accepted word in this round; LOVER can be contested with LOVE (WS-065).',
    ],
    [
      { wordster: 'LOV', lists: ['LOVER', 'OLIVE'], scenario: { accepted: ['LOVE', 'CLOVER'] } },
      ['0 announce LOVER', '1 contest CLOVER'],
      'CLOVER and LOVER are DIFFERENT without a vote; LOVER can be contested with LOVE (WS-065).',
    ],
    [
      { wordster: 'LOV', lists: ['LOVE', 'OLIVE'] },
      ['0 announce LOVE', '1 question'],
      'LOVE has been looked up already: this table checks every word by itself (WS-016).',
    ],
  ])('%j %j', (spec, acts, sentence) => {
    expect(refusal(spec, ...acts)).toBe(sentence);
  });
});
