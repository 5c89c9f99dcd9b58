import { describe, expect, it } from 'vitest';
import { game } from '../games/conformance/toy/game.ts';
import { customLexicon } from '../lexicon/custom-lexicon.ts';
import { lexiconForMatch } from './match.ts';
import { createMatch, openMatch } from './open-match.ts';

const openList = (list: string) => customLexicon(['CAT', list.slice(0, 3).toUpperCase()]);

describe('createMatch', () => {
  it('fills in the rulebook preset, the default list and the lexicon', () => {
    expect(createMatch(game, { seats: 2, seed: 's' }, openList)).toMatchObject({
      ok: true,
      value: {
        match: {
          game: 'toy',
          version: 1,
          seats: 2,
          setup: { bidClock: 10, rounds: 3 },
          list: 'standard',
          words: null,
          scenario: null,
          lexicon: openList('standard').id,
          seed: 's',
          at: 0,
        },
      },
    });
  });

  it('takes the words of the scenario unless others are given', () => {
    const wordsOf = (words?: string[]) => {
      const created = createMatch(game, { seats: 2, seed: 's', scenario: { words: ['DOG'] }, words }, openList);
      return created.ok ? created.value.match.words : created.error.code;
    };
    expect(wordsOf()).toEqual(['DOG']);
    expect(wordsOf(['OWL'])).toEqual(['OWL']);
  });

  it.each([[1], ['no way'], 'DOG', { a: 1 }])('refuses the scenario words %j', (words) => {
    const created = createMatch(game, { seats: 2, seed: 's', scenario: { words } }, openList);
    expect(created.ok ? null : created.error.code).toBe('BAD_SCENARIO');
  });
});

it('openMatch passes on what the game refuses', () => {
  const opened = openMatch(game, { seats: 9, seed: 's' }, openList);
  expect(opened.ok ? null : opened.error.code).toBe('BAD_SEATS');
});

it('lexiconForMatch accepts words in any case, so that a record is valid for every host', () => {
  const lower = lexiconForMatch({ list: 'standard', words: ['team', 'Meat'] }, openList);
  const upper = lexiconForMatch({ list: 'standard', words: ['TEAM', 'MEAT'] }, openList);
  expect(lower.has('TEAM')).toBe(true);
  expect(lower.id).toBe(upper.id);
});
