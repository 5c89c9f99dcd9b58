import { describe, expect, it } from 'vitest';
import { type Laid, lay } from '../testing/table.testing.ts';
import { say, sayBecause } from './say.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

function told(asked: Laid, ...acts: readonly string[]): readonly string[] {
  return lay(asked)
    .acts(...acts)
    .flatMap((event) => say.event(event, NAMES) ?? []);
}

function refusal(asked: Laid, ...acts: readonly string[]): string {
  const table = lay(asked);
  const last = acts.at(-1)!;
  table.acts(...acts.slice(0, -1));
  return say.refusal(table.refused(Number(last[0]), last.slice(2))!);
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
    expect(sayBecause(words, because)).toBe(sentence);
  });
});

describe('refusals', () => {
  it.each<[Laid, readonly string[], string]>([
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
  ])('%j %j', (asked, acts, sentence) => {
    expect(refusal(asked, ...acts)).toBe(sentence);
  });
});

describe('the table as text', () => {
  it('shows scores, struck and announced words, protections, judgements and the own list', () => {
    const table = lay({
      wordster: 'LOV',
      seats: 3,
      scenario: {
        players: [
          { total: 9, list: ['LOVE', 'CLOVER'] },
          { list: ['LOVES', 'GLOVE'] },
          { list: ['PLOVER'], idle: true },
        ],
        protected: [['GLOVE', 1]],
        judged: [['LOVE', 'LOVER', 'DIFFERENT']],
      },
    });
    table.acts('0 announce LOVE', '1 nothing');
    expect(say.table(table.see(0), 0, NAMES)).toBe(
      [
        'Round 1 of 4   Card: LOV ANG | ··· ···   Wordster: LOV',
        '  0 Ann  11 points  1 live     LOVE 2',
        '> 1 Ben   0 points  1 live     (LOVES)',
        '  2 Cat   0 points  1 live     idle',
        'Protected: GLOVE for Ben',
        'Judged: LOVE ≠ LOVER',
        'Your list:',
        '  1 LOVE 2',
        '  2 CLOVER',
      ].join('\n'),
    );
  });

  it.each<[Laid, readonly string[], number, string]>([
    [{ scenario: { phase: 'select' } }, [], 0, 'Choose the Wordster: ANG or OTI.'],
    [{ scenario: { phase: 'select' } }, [], 1, 'The choice of the Wordster is with Ann.'],
    [{ scenario: { phase: 'write' } }, [], 1, 'Write words with A, N, G in order.'],
    [{ scenario: { phase: 'write' } }, ['1 done'], 1, 'You are done; the others still write.'],
    [
      { scenario: { phase: 'write' }, setup: { writing: 'inTurn' } },
      [],
      0,
      'It is your turn to write: take over with “ready”.',
    ],
    [{ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }, [], 1, 'The turn is with Ann.'],
    [{ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }, ['0 announce LOVE'], 1, 'LOVE: claim LOVER, or say nothing.'],
    [
      { wordster: 'LOV', lists: ['LOVE', 'LOVER'] },
      ['0 announce LOVE', '1 claim LOVER'],
      0,
      'Are LOVE and LOVER the same?',
    ],
  ])('asks %j %j seat %i: %s', (asked, acts, seat, prompt) => {
    const table = lay(asked);
    table.acts(...acts);
    expect(say.prompt(table.see(seat), seat, NAMES)).toBe(prompt);
  });
});
