import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { sayComparison } from './event-sentences.ts';
import { say } from './say.ts';

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
      'Ann read LOVE.',
      'Ben claimed LOVER as a different word.',
      'Everyone votes: do LOVE and LOVER count as the same word? LOVER comes from LOVE.',
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
      'Ann read LOVER.',
      'Cat’s LOVERS was crossed off, because it’s the same word as LOVER.',
      'Ben said that LOVER is the same word as LOVE.',
      'Everyone votes: do LOVER and LOVE count as the same word? LOVER comes from LOVE.',
      'Ben and Cat voted “same”. Ann voted “different”.',
      'The table decided: LOVER and LOVE are the same word.',
      'LOVER is the same word as LOVE, which was read earlier: no points.',
      'Cat has no words left.',
      'Ben’s turn to read.',
    ]);
  });

  it('mention kept words and double points', () => {
    const spec = { wordster: 'ANG', lists: ['ANGLE', 'TRIANGLE ANGLE HANG'] };
    expect(sentencesOf(spec, '0 announce ANGLE', '1 claim TRIANGLE')).toEqual([
      'Ann read ANGLE.',
      'Ben had ANGLE too and crossed it off.',
      'Ben claimed TRIANGLE as a different word.',
      'TRIANGLE contains ANGLE, but isn’t a form of it, so they’re different words.',
      'TRIANGLE is kept for Ben’s next turn.',
      'Ann scored 2 points with ANGLE: Ben had the same word.',
      'Ann has no words left.',
      'Ben’s turn to read.',
    ]);
  });

  it('give the true reason when related words count as different, or a vote was decisive before', () => {
    const lists = ['OPTION', 'OPTIONAL'];
    expect(
      sentencesOf({ wordster: 'OTI', lists, setup: { sameJudge: 'auto' } }, '0 announce OPTION', '1 claim OPTIONAL'),
    ).toContain('OPTIONAL comes from OPTION. At this table, related words count as different.');
    const judged = { judged: [['OPTION', 'OPTIONAL', 'DIFFERENT']] };
    expect(
      sentencesOf({ wordster: 'OTI', lists, scenario: judged }, '0 announce OPTION', '1 claim OPTIONAL'),
    ).toContain('OPTION and OPTIONAL are different words, as the table decided before.');
  });

  it('answer a question about a real word', () => {
    const spec = { wordster: 'LOV', lists: ['LOVE', 'CLOVE'], setup: { legality: 'onQuestion' } } as const;
    expect(sentencesOf(spec, '0 announce LOVE', '1 question')).toContain('Ben asked whether LOVE is a word. It is.');
  });

  it('name totals at the end of a round and the reason of a victory [WS-085]', () => {
    const end = (tieBreak: 'shared' | 'mostTwos') =>
      sentencesOf(
        {
          wordster: 'LOV',
          setup: { tieBreak },
          scenario: {
            round: 4,
            card: [
              ['LOV', 'ANG'],
              ['STA', 'TAR'],
            ],
            used: ['STA', 'TAR', 'ANG'],
            players: [
              { total: 40, twos: 15, list: ['LOVE'] },
              { total: 41, twos: 13 },
            ],
          },
        },
        '0 announce LOVE',
      );
    expect(end('shared').slice(-2)).toEqual([
      'Round 4: Ann +1, now 41; Ben +0, now 41.',
      'Ann and Ben shared the win with 41 points.',
    ]);
    expect(end('mostTwos').at(-1)).toBe('Ann won with 41 points. More 2-point words broke the tie.');
  });

  it('talk to the reader', () => {
    const spec = { wordster: 'LOV', lists: ['LOVE GLOVE', 'LOVES GLOVES'] };
    const read = openTestTable(spec)
      .actAll('0 announce LOVE', '1 nothing')
      .flatMap((event) => say.event(event, playerNames(NAMES, 1)) ?? []);
    expect(read).toContain('Your LOVES was crossed off, because it’s the same word as LOVE.');
    expect(read).toContain('Ann scored 2 points with LOVE: you had the same word.');
  });

  it.each([
    [['START', 'STARTS'], { type: 'forms', base: 'START' }, 'STARTS is a form of START'],
    [['STARTED', 'STARTS'], { type: 'forms', base: 'START' }, 'STARTED and STARTS are forms of START'],
    [['LOVER', 'LOVELY'], { type: 'root', root: 'LOVE' }, 'LOVER and LOVELY both come from LOVE'],
    [['COURSE', 'COARSE'], { type: 'sound' }, 'COURSE and COARSE only sound alike'],
    [['COLOR', 'COLOUR'], { type: 'variant' }, 'COLOR and COLOUR are two spellings of one word'],
  ] as const)('describe how %j are related', (words, because, sentence) => {
    expect(sayComparison(words, because)).toBe(sentence);
  });
});
