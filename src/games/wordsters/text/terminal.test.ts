import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { say } from './say.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

describe('the table as text', () => {
  it('shows scores, announced and struck words, protections, judgements and the player’s own list', () => {
    const table = openTestTable({
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
    table.actAll('0 announce LOVE', '1 nothing');
    expect(say.table(table.view(0), 0, playerNames(NAMES, null))).toBe(
      [
        'Round 1 of 4   Card: LOV ANG | ··· ···   Wordster: LOV',
        '  Ann  11 points  1 live     LOVE 2',
        '> Ben   0 points  1 live     (LOVES)',
        '  Cat   0 points  1 live     away',
        'Kept: GLOVE for Ben',
        'Decided: LOVE ≠ LOVER',
        'Your list:',
        '  1 LOVE 2',
        '  2 CLOVER',
      ].join('\n'),
    );
  });

  it.each<[TestTableOptions, readonly string[], number, string]>([
    [{ scenario: { phase: 'select' } }, [], 0, 'Choose the letters: ANG or OTI.'],
    [{ scenario: { phase: 'select' } }, [], 1, 'Ann is choosing the letters.'],
    [{ scenario: { phase: 'write' } }, [], 1, 'Write words with ANG in order.'],
    [{ scenario: { phase: 'write' } }, ['1 done'], 1, 'Finished! Waiting for the others.'],
    [{ scenario: { phase: 'write' }, setup: { writing: 'inTurn' } }, [], 0, 'Your turn to write.'],
    [{ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }, [], 1, 'Ann’s turn to read.'],
    [
      { wordster: 'LOV', lists: ['LOVE', 'LOVER'] },
      ['0 announce LOVE'],
      1,
      'Ann read LOVE. You can claim LOVER, or let it pass.',
    ],
    [
      { wordster: 'LOV', lists: ['LOVE', 'LOVER'] },
      ['0 announce LOVE', '1 claim LOVER'],
      0,
      'Do LOVE and LOVER count as the same word?',
    ],
  ])('prompts, with %j after %j, seat %i: %s', (spec, acts, seat, prompt) => {
    const table = openTestTable(spec);
    table.actAll(...acts);
    expect(say.prompt(table.view(seat), seat, playerNames(NAMES, null))).toBe(prompt);
  });
});
