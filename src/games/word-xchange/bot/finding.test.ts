import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import { fastRandom, randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { listPlays } from '../rules/list-moves.ts';
import { spellingOf } from '../rules/tiles.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { difficultyOf, stealType } from './difficulty.ts';
import { findPlays } from './finding.ts';
import { settingsOf } from './levels.ts';
import { mayPlayWord } from './vocabulary.ts';

const lexicon = loadLexicon('standard');
const PEOPLE = 400;

/** In how many of 100 turns different players of a level see that `old` can become `word`. */
function chance(old: string, word: string, board: string, level: BotLevel): number {
  const scenario = { board: [...board].join(' '), easels: { 1: [old] } };
  const view = openTestTable({ lexicon, scenario }).view(0);
  const plays = listPlays(view, 0, lexicon);
  expect(plays.some((play) => play.target !== null && play.word === word)).toBe(true);
  let seen = 0;
  for (let i = 0; i < PEOPLE; i++) {
    const persona = { ...plainPersona(level), id: `person ${i}` };
    const known = plays.filter((play) => mayPlayWord(persona, spellingOf(play.word), lexicon));
    const finds = findPlays(known, settingsOf(persona), board.length, lexicon, fastRandom(randomFrom('finds', i)));
    if (finds.some(({ play }) => play.target !== null && play.word === word)) seen++;
  }
  return (100 * seen) / PEOPLE;
}

it.each([
  ['DROVER', 'OVERRIDE', 'IET'],
  ['LARDON', 'LANDLORD', 'LDES'],
  ['SEANCE', 'CESAREAN', 'ARTI'],
])('a beginner practically never sees that %s becomes %s', (old, word, board) => {
  expect(chance(old, word, board, 'beginner')).toBeLessThanOrEqual(1);
});

it('a beginner often sees that RAIN becomes TRAIN', () => {
  expect(chance('RAIN', 'TRAIN', 'TEOS', 'beginner')).toBeGreaterThan(25);
});

it.each([
  ['DROVER', 'OVERRIDE', 'IET'],
  ['BLURT', 'BRUTAL', 'AENS'],
  ['RACE', 'REACT', 'TION'],
  ['GAP', 'GRAPE', 'REOS'],
  ['RAIN', 'TRAIN', 'TEOS'],
  ['WALK', 'WALKED', 'EDIO'],
])('each level sees that %s becomes %s at least as often as the one below', (old, word, board) => {
  const chances = BOT_LEVELS.map((level) => chance(old, word, board, level));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances.at(-1)).toBeGreaterThan(chances[0]! + 20);
});

describe('the difficulty of a steal', () => {
  it.each([
    ['WALK', 'WALKED', 'ending'],
    ['LATE', 'PLATE', 'hook'],
    ['CAR', 'CARD', 'hook'],
    ['GAP', 'GRAPE', 'insert'],
    ['RACE', 'REACT', 'rearrange'],
  ])('sees %s in %s as %s', (old, word, type) => {
    expect(stealType(old, word, lexicon)).toBe(type);
  });

  it('grows from ending to hook, insert and rearrangement, for words of the same age', () => {
    const easyLexicon = { ...lexicon, learningAge: () => 8 };
    const difficulty = (old: string, word: string): number =>
      difficultyOf({ type: 'steal', word, tiles: '?', target: { seat: 1, index: 0, word: old } }, 4, easyLexicon);
    const steals = [
      ['TRAIN', 'TRAINS'],
      ['TRAIN', 'STRAIN'],
      ['TAINT', 'TRAINT'],
      ['TRAIN', 'RETINA'],
    ] as const;
    const difficulties = steals.map(([old, word]) => difficulty(old, word));
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
  });
});
