import { describe, expect, it } from 'vitest';
import { findSentenceFaults } from '#conformance/sentence-faults.ts';
import { playerNames } from '../../../core/player-names.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { say } from './say.ts';

function refusal(spec: TestTableOptions, ...acts: readonly string[]): string {
  const table = openTestTable(spec);
  const last = acts.at(-1)!;
  const seat = Number(last[0]);
  table.actAll(...acts.slice(0, -1));
  return say.refusal(table.refusalOf(seat, last.slice(2))!, playerNames(['Ann', 'Ben', 'Cat'], seat));
}

describe('sentences for refusals', () => {
  it.each<[TestTableOptions, readonly string[], string]>([
    [{ scenario: { phase: 'select' } }, ['0 choose CAP'], 'You can’t choose CAP. Choose ANG or OTI.'],
    [{ scenario: { phase: 'select' } }, ['1 choose ANG'], 'Ann is choosing the three letters.'],
    [{ scenario: { phase: 'write' } }, ['0 write ANG'], '“ANG” is too short. Words need at least 4 letters.'],
    [
      { scenario: { phase: 'write' } },
      ['0 write ANG4'],
      '“ANG4” is too short. Words need at least 4 letters, with no spaces, hyphens or apostrophes.',
    ],
    [
      { scenario: { phase: 'write' } },
      ['0 write HANG-UP'],
      'Letters only, please: no spaces, hyphens (-) or apostrophes (’).',
    ],
    [
      { scenario: { phase: 'write' } },
      ['0 write OTTER'],
      'OTTER doesn’t have the letters ANG in that order. Try another word.',
    ],
    [{ scenario: { phase: 'write' } }, ['0 write HANG', '0 write HANG'], 'HANG is already on your list.'],
    [{ scenario: { phase: 'write' } }, ['0 write HANG', '0 erase 4'], 'Line 4 is empty. Choose a line with a word.'],
    [{ scenario: { phase: 'write' } }, ['0 erase 11'], 'Your list has lines 1 to 10.'],
    [{ scenario: { phase: 'write' } }, ['0 announce HANG'], 'You can’t read a word now. It’s time to write.'],
    [
      { scenario: { phase: 'write' }, setup: { writing: 'inTurn' } },
      ['0 write HANG'],
      'You can’t write a word now. Start your clock first.',
    ],
    [
      { wordster: 'ANG', lists: ['HANG GANG', 'BANG'] },
      ['0 announce BANG'],
      'BANG isn’t on your list. You can read HANG or GANG.',
    ],
    [{ wordster: 'ANG', lists: ['HANG GANG', 'BANG'] }, ['1 announce BANG'], 'It’s Ann’s turn to read a word.'],
    [
      { wordster: 'ANG', lists: ['HANG GANG', 'BANG'] },
      ['0 nothing'],
      'You can’t answer now. It’s your turn to read a word.',
    ],
    [
      { wordster: 'ANG', lists: ['TRIANGLES GANG', 'TRIANGLE'], scenario: { protected: [['TRIANGLE', 1]] } },
      ['0 announce TRIANGLES'],
      'TRIANGLES is the same word as TRIANGLE, which is kept for Ben now. You can read GANG.',
    ],
    [
      { wordster: 'LOV', lists: ['LOVE', 'OLIVE'] },
      ['0 announce LOVE', '1 claim OLIVE'],
      'OLIVE isn’t similar to LOVE, so you can’t claim it. It stays on your list.',
    ],
    [
      { wordster: 'LOV', lists: ['LOVER', 'OLIVE'] },
      ['0 announce LOVER', '1 contest LOVE'],
      'LOVE hasn’t been read this round, so you can’t contest LOVER with it.',
    ],
    [
      { wordster: 'LOV', lists: ['LOVER', 'OLIVE'], scenario: { accepted: ['LOVE'] } },
      ['0 announce LOVER', '1 contest CLOVER'],
      'CLOVER hasn’t been read this round. You can say that LOVER is the same word as LOVE.',
    ],
    [
      { wordster: 'LOV', lists: ['LOVER', 'OLIVE'], scenario: { accepted: ['LOVE', 'CLOVER'] } },
      ['0 announce LOVER', '1 contest CLOVER'],
      'The dictionary says that CLOVER and LOVER are different words. You can say that LOVER is the same word as LOVE.',
    ],
    [
      { wordster: 'LOV', lists: ['LOVE', 'OLIVE'] },
      ['0 announce LOVE', '1 question'],
      'You don’t need to ask: LOVE is in the dictionary. At this table, every word is checked.',
    ],
  ])('%j %j', (spec, acts, sentence) => {
    expect(refusal(spec, ...acts)).toBe(sentence);
    expect(findSentenceFaults(sentence)).toEqual([]);
  });
});
