import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { findSentenceFaults, readRetiredTerms } from '../../conformance/sentence-faults.ts';
import { game } from '../game.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { openTestTable, type TestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { sayFailedWord, sayRefusal } from './refusals.ts';

const lexicon = loadLexicon('standard');
const NAMES = ['Ada', 'Ben', 'Cy'];
const sentenceOf = (table: TestTable, text: string, by: number | 'clock' = 0, at?: number): string | null => {
  const refusal = table.refusalOf(by, text, at);
  return refusal && sayRefusal(refusal, playerNames(NAMES, by === 'clock' ? null : by));
};
const refusalSentence = (tableOptions: TestTableOptions, text: string, by: number | 'clock' = 0, at?: number) =>
  sentenceOf(openTestTable({ lexicon, ...tableOptions }), text, by, at);

describe('a refusal names the reason and what to do instead', () => {
  const scenario = { board: 'T S L *', easels: { 0: ['TEN'], 1: ['RACE', 'PENCIL', 'LANE'], 2: ['LANE'] } };
  const tableOptions: TestTableOptions = { seats: 3, scenario, setup: { refusalLimit: 'none' } };
  it.each([
    ['steal PENCIL PENCILS', 'You can’t steal PENCIL just by adding “S”. Mix up the letters, or add a different one.'],
    ['make LUST', 'There’s no “U” on the board. You could use the joker: L[U]ST.'],
    ['make LOTTO', 'There’s no “O” or other “T” on the board. Try another word.'],
    ['make [Z][A]T', 'There’s only one joker, but [Z][A]T needs two.'],
    ['make TS', 'TS is too short. A word needs at least three letters.'],
    ['make LTS', 'LTS isn’t in the dictionary. Try another word.'],
    ['steal TEN TENT', 'TEN is your own word. You can only change your rivals’ words.'],
    ['steal LANE PLANE', 'More than one rival has LANE. Choose LANE@1 (Ben) or LANE@2 (Cy).'],
    ['steal R[A]CE TRACE', 'None of your rivals has R[A]CE. Did you mean RACE@1 (Ben)?'],
    ['steal MOON MOONS', 'None of your rivals has MOON. Choose a rival’s word that you can see.'],
    ['steal MOON@2 MOONS', 'None of your rivals has MOON. Choose a rival’s word that you can see.'],
    ['steal RACE CARE', 'CARE adds nothing to RACE. Add at least one letter from the board to steal it.'],
    ['steal RACE CARTS', 'CARTS leaves out “E” from RACE. To steal a word, use all its letters.'],
    ['swap RACE CARE', 'There’s no joker in RACE. You can steal the word by adding a letter.'],
    ['accept', 'There’s no word to challenge right now. You can challenge a word right after it’s played.'],
    ['back', 'You’re not away. Just keep playing.'],
  ])('%s', (text, sentence) => expect(refusalSentence(tableOptions, text)).toBe(sentence));

  it('also for the joker, the turn, the clock and names', () => {
    const joker: TestTableOptions = { scenario: { board: 'L G', easels: { 1: ['[B]EAN'] } } };
    expect(refusalSentence(joker, 'steal [B]EAN ANGEL')).toBe(
      'ANGEL leaves out the joker from BEAN. Use it as one of the letters. When you type, put that letter in brackets.',
    );
    expect(refusalSentence(joker, 'swap [B]EAN ANGEL')).toBe(
      'That doesn’t free the joker. Use all the other letters of BEAN, in any order, and one letter from the board.',
    );
    expect(refusalSentence(joker, 'make LE[G]')).toBe('There’s no “E” or joker on the board. Try another word.');
    expect(refusalSentence(joker, 'end', 1)).toBe('It’s Ada’s turn. You can plan your move while you wait.');
    expect(refusalSentence(joker, 'end', 0, 1e6)).toBe('Time’s up.');
    expect(refusalSentence(joker, 'timeUp', 'clock')).toBe('The clock is still running.');
    const free = { setup: { refusalLimit: 'none' } } as const;
    expect(refusalSentence({ ...free, scenario: { board: 'P A U L' } }, 'make PAUL')).toBe(
      'PAUL is a name, and names don’t count. Try another word.',
    );
  });

  it('suggests each word of the same spelling once', () => {
    const scenario = { board: 'S', easels: { 1: ['CAT', 'CAT'], 2: ['CAT'] } };
    expect(refusalSentence({ seats: 3, scenario }, 'steal CAT@5 CAST')).toBe(
      'None of your rivals has CAT@5. Did you mean CAT@1 (Ben) or CAT@2 (Cy)?',
    );
  });

  it('keeps its sentences for a word that can be challenged', () => {
    const setup = { wordCheck: 'challenge' } as const;
    const table = openTestTable({ seats: 3, lexicon, setup, scenario: { board: 'T E A' } });
    table.act(0, 'make TEA');
    table.act(1, 'accept');
    expect(sentenceOf(table, 'end')).toBe('Wait a moment: TEA can still be challenged. Then play continues.');
    expect(sentenceOf(table, 'challenge')).toBe('TEA is your own word. The others decide whether to challenge it.');
    expect(sentenceOf(table, 'challenge', 1)).toBe('You’ve already accepted TEA. You can’t change that now.');
  });
});

it('[WX-144] tells a player who has left just that, for every move and with the code as before', () => {
  const setup = { wordCheck: 'challenge' } as const;
  const table = openTestTable({ seats: 3, lexicon, setup, scenario: { board: 'T E A' } });
  table.act(2, 'leave');
  const tryAll = (): void => {
    for (const text of ['make TEA', 'steal CAT CAST', 'end', 'challenge', 'accept', 'back', 'leave'])
      expect([text, sentenceOf(table, text, 2)]).toEqual([text, 'You’ve left this game.']);
  };
  tryAll();
  expect(table.refusalCode(2, 'end')).toBe('NOT_YOUR_TURN');
  table.act(0, 'make TEA');
  tryAll();
  expect(table.refusalCode(2, 'challenge')).toBe('ALREADY_ANSWERED');
});

it('shows how to write the joker to somebody who writes it as *', () => {
  const refusal = openTestTable({ lexicon, scenario: { board: 'E A N *' } }).refusalOf(0, 'make *EAN')!;
  expect(game.say.refusal(refusal, playerNames(NAMES, 0))).toBe(
    '“make *EAN” isn’t a move. Write it like “make TEAM” or “make LE[A]N”.',
  );
});

it('tells how many tries are left after a word that isn’t in the dictionary', () => {
  const tryWord = (refusalLimit: number) => {
    const table = openTestTable({ lexicon, setup: { refusalLimit }, scenario: { board: 'P O U G' } });
    return sayFailedWord(table.act(0, 'make POUG'), 0);
  };
  expect(tryWord(3)).toEqual({ sentence: 'POUG isn’t in the dictionary. 2 tries left this turn.', rule: 'WX-080' });
  expect(tryWord(2)?.sentence).toContain('1 try left this turn.');
  expect(tryWord(1)?.sentence).toBe('POUG isn’t in the dictionary. You lost your turn.');
  expect(sayFailedWord([], 0)).toBeNull();
});

describe('every refusal reads well', () => {
  const retired = readRetiredTerms(readFileSync('src/games/word-xchange/RULES.md', 'utf8'));
  const EXAMPLES: { readonly [code in RefusalCode]: readonly (readonly string[])[] } = {
    GAME_OVER: [[], ['left']],
    WRONG_PHASE: [['challenge', '[L]EAN'], ['turn']],
    NOT_YOUR_TURN: [['1']],
    TIME_UP: [[]],
    NO_SUCH_WORD: [
      ['MOON', ''],
      ['CAT@5', 'CAT@1 or CAT@2'],
    ],
    AMBIGUOUS_WORD: [['LANE', 'LANE@1 or LANE@2']],
    OWN_WORD: [['[T]EN']],
    NOT_ALL_LETTERS: [
      ['ANGEL', '[B]EAN', '*'],
      ['CARTS', 'RACE', 'E'],
      ['CART', 'RACES', 'ES'],
    ],
    NO_LETTER_ADDED: [['CARE', 'RACE']],
    NO_JOKER_THERE: [['RACE']],
    NOT_ONE_EXCHANGED: [['ANGEL', '[B]EAN']],
    TWO_JOKERS: [['[Z][A]T']],
    NOT_ON_BOARD: [
      ['LUST', 'U', 'L[U]ST'],
      ['TEEN', 'EN', ''],
      ['LE[G]', '*', ''],
    ],
    TOO_SHORT: [['TS']],
    PLURAL_ONLY: [['PENCILS', 'PENCIL', '96']],
    NOT_IN_DICTIONARY: [
      ['POUG', 'other'],
      ['PAUL', 'name'],
      ['NASA', 'abbreviation'],
    ],
    OWN_PROPOSAL: [['TEA']],
    ALREADY_ANSWERED: [['TEA']],
    NOT_AWAY: [[]],
    NOT_DUE: [[''], ['60500']],
    BAD_SCENARIO: [['draw is longer than the bag']],
  };
  it.each(Object.entries(EXAMPLES))('%s', (code, examples) => {
    for (const about of examples) {
      const sentence = sayRefusal({ code, rule: 'WX-001', about }, playerNames(NAMES, 0));
      expect([sentence, ...findSentenceFaults(sentence, retired)]).toEqual([sentence]);
    }
  });
});
