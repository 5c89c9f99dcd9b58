import { describe, expect, it } from 'vitest';
import { openTestTable, type TableSpec } from '../testing/table.testing.ts';
import { say, sayComparison } from './say.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

function told(asked: TableSpec, ...acts: readonly string[]): readonly string[] {
  return openTestTable(asked)
    .actAll(...acts)
    .flatMap((event) => say.event(event, NAMES) ?? []);
}

describe('what happened', () => {
  it('shows the evidence before a vote', () => {
    const said = told({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }, '0 announce LOVE', '1 claim LOVER');
    expect(said).toEqual([
      'Ann announced LOVE.',
      'Ben claimed LOVER.',
      'LOVER is derived from LOVE; the table decides.',
    ]);
  });

  it('tells a whole turn', () => {
    const asked = { wordster: 'LOV', lists: ['LOVER GLOVE', 'CLOVER', 'LOVERS'], scenario: { accepted: ['LOVE'] } };
    expect(
      told(asked, '0 announce LOVER', '1 contest LOVE', '2 nothing', '0 vote different', '1 vote same', '2 vote same'),
    ).toEqual([
      'Ann announced LOVER.',
      'Cat had LOVERS: struck.',
      'Ben contested LOVER: the same as LOVE?',
      'LOVER is derived from LOVE; the table decides.',
      'The votes: Ann different, Ben same, Cat same.',
      'LOVER and LOVE were judged SAME.',
      'LOVER was the same as LOVE, which came earlier, and earned nothing.',
      'Cat ran out of words.',
      'The turn went to Ben.',
    ]);
  });

  it('tells of protection and double points', () => {
    const asked = { wordster: 'ANG', lists: ['ANGLE', 'TRIANGLE ANGLE HANG'] };
    expect(told(asked, '0 announce ANGLE', '1 claim TRIANGLE')).toEqual([
      'Ann announced ANGLE.',
      'Ben had ANGLE: struck.',
      'Ben claimed TRIANGLE.',
      'ANGLE and TRIANGLE are DIFFERENT: TRIANGLE only contains ANGLE.',
      'TRIANGLE was protected for Ben until the next turn there.',
      'ANGLE earned Ann 2 points: Ben had it too.',
      'Ann ran out of words.',
      'The turn went to Ben.',
    ]);
  });

  it.each([
    [['START', 'STARTS'], { type: 'forms', base: 'START' }, 'START and STARTS are forms of START'],
    [['LOVER', 'LOVELY'], { type: 'root', root: 'LOVE' }, 'LOVER and LOVELY both come from LOVE'],
    [['COURSE', 'COARSE'], { type: 'sound' }, 'COURSE and COARSE sound alike'],
    [['COLOR', 'COLOUR'], { type: 'variant' }, 'COLOR and COLOUR are two spellings of one word'],
  ] as const)('%j: evidence in words', (words, because, sentence) => {
    expect(sayComparison(words, because)).toBe(sentence);
  });
});
