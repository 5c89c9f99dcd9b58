import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { say, sayComparison } from './say.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

function sentencesOf(spec: TestTableOptions, ...acts: readonly string[]): readonly string[] {
  return openTestTable(spec)
    .actAll(...acts)
    .flatMap((event) => say.event(event, playerNames(NAMES, null)) ?? []);
}

describe('sentences for events', () => {
  it('give the evidence before a vote', () => {
    const sentences = sentencesOf({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }, '0 announce LOVE', '1 claim LOVER');
    expect(sentences).toEqual([
      'Ann announced LOVE.',
      'Ben claimed LOVER.',
      'LOVER is derived from LOVE; the table decides.',
    ]);
  });

  it('cover a whole turn', () => {
    const spec = { wordster: 'LOV', lists: ['LOVER GLOVE', 'CLOVER', 'LOVERS'], scenario: { accepted: ['LOVE'] } };
    expect(
      sentencesOf(
        spec,
        '0 announce LOVER',
        '1 contest LOVE',
        '2 nothing',
        '0 vote different',
        '1 vote same',
        '2 vote same',
      ),
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

  it('mention protection and double points', () => {
    const spec = { wordster: 'ANG', lists: ['ANGLE', 'TRIANGLE ANGLE HANG'] };
    expect(sentencesOf(spec, '0 announce ANGLE', '1 claim TRIANGLE')).toEqual([
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
  ] as const)('describe how %j are related', (words, because, sentence) => {
    expect(sayComparison(words, because)).toBe(sentence);
  });
});
