import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';
import { openTestTable, type TestTable } from '../testing/table.testing.ts';
import { sayEvent } from './event-sentences.ts';
import { say } from './say.ts';

const names = playerNames(['Ada', 'Ben', 'Cy'], null);
const lexicon = loadLexicon('standard');
const narrate = (table: TestTable, by: number | 'clock', text: string, at?: number): string[] =>
  table
    .act(by, text, at)
    .map((event) => sayEvent(event, names))
    .filter((sentence) => sentence !== null);

it('narrates a turn', () => {
  const scenario = { board: 'T E A M Z', easels: { 1: ['RACE', '[L]EAN'] }, draw: 'L G', hidden: { 1: 'X' } };
  const table = openTestTable({ lexicon, scenario });
  expect(narrate(table, 0, 'make TEA')).toEqual(['Ada made TEA.', 'New tile on the board: “L”.']);
  expect(narrate(table, 0, 'swap [L]EAN LEAN')).toEqual(['Ada freed the joker from Ben’s LEAN.']);
  expect(narrate(table, 0, 'steal RACE CREAM')).toEqual([
    'Ada stole RACE from Ben: CREAM.',
    'New tile on the board: “G”.',
  ]);
  expect(narrate(table, 0, 'make ZG[X]')).toEqual([
    'Ada tried ZGX, but it isn’t in the dictionary.',
    'Ada lost the turn.',
    'Ben’s turn: the hidden “X” went on the board.',
  ]);
});

it('names the joker’s letter where a word is made, and gives only the spelling elsewhere', () => {
  const scenario = { board: 'G L', easels: { 1: ['[B]EAN'] } };
  const setup = { targetWords: 3 } as const;
  expect(narrate(openTestTable({ lexicon, scenario, setup }), 0, 'steal [B]EAN ANGE[L]')[0]).toBe(
    'Ada stole BEAN from Ben: ANGEL with the joker as “L”.',
  );
  expect(narrate(openTestTable({ lexicon, scenario, setup }), 0, 'swap [B]EAN LEAN')[0]).toBe(
    'Ada freed the joker: Ben’s BEAN became LEAN.',
  );
  const last = openTestTable({ lexicon, scenario: { board: 'T E A', easels: { 0: ['[H]EN', 'BIN'] } }, setup });
  expect(narrate(last, 0, 'make TEA').at(-1)).toBe('Ada won with 3 words: HEN, BIN and TEA.');
});

it('narrates a challenge and its result', () => {
  const setup = { wordCheck: 'challenge', failedChallenge: 'lose-next-turn' } as const;
  const table = openTestTable({ seats: 3, lexicon, setup, scenario: { board: 'T E A Q Z X', hidden: { 1: '*' } } });
  expect(narrate(table, 0, 'make TEA')).toEqual(['Ada made TEA.', 'TEA can be challenged now.']);
  expect(narrate(table, 1, 'accept')).toEqual(['Ben accepted the word.']);
  expect(narrate(table, 2, 'challenge')[0]).toBe('Cy challenged TEA, but it’s a real word. That costs Cy a turn.');
  narrate(table, 0, 'make QZX');
  expect(narrate(table, 1, 'challenge')).toEqual([
    'Ben challenged QZX: it isn’t in the dictionary. Its tiles went back to the board.',
    'Ada lost the turn.',
    'Ben’s turn: the hidden joker went on the board.',
  ]);
  expect(narrate(table, 1, 'end')).toContain('Cy skipped a turn for challenging a good word.');
});

it('says what a challenge undoes: a stolen word and a swapped joker go back to their owner, the tiles to the board', () => {
  const setup = { wordCheck: 'challenge' } as const;
  const scenario = { board: 'S T', easels: { 1: ['PENCIL', '[L]EAN'] } };
  const challenge = (text: string): string | undefined => {
    const table = openTestTable({ seats: 3, lexicon, setup, scenario });
    table.act(0, text);
    return narrate(table, 2, 'challenge')[0];
  };
  expect(challenge('steal PENCIL PENCILS')).toBe(
    'Cy challenged PENCILS: just adding “S” isn’t a steal. Ben got PENCIL back, and “S” went back to the board.',
  );
  expect(challenge('steal [L]EAN ST[L]EAN')).toBe(
    'Cy challenged STLEAN: it isn’t in the dictionary. Ben got LEAN back, and “S” and “T” went back to the board.',
  );
  expect(challenge('swap [L]EAN NAET')).toBe(
    'Cy challenged NAET: it isn’t in the dictionary. Ben’s LEAN has its joker again, and “T” went back to the board.',
  );
});

it('speaks to the reader as “you”', () => {
  const you = playerNames(['Ada', 'Ben', 'Cy'], 1);
  const sayAll = (events: readonly Event[]): (string | null)[] => events.map((event) => sayEvent(event, you));
  const table = openTestTable({ lexicon, scenario: { board: 'T', easels: { 1: ['RACE'] }, hidden: { 1: 'I' } } });
  expect(sayAll(table.act(0, 'steal RACE REACT'))[0]).toBe('Ada stole RACE from you: REACT!');
  expect(sayAll(table.act(0, 'end'))).toEqual([null, null, 'Your turn: your hidden “I” went on the board.']);
  expect(sayAll(table.act(1, 'end'))[0]).toBe('You passed.');
});

it('narrates the opening with ties', () => {
  const table = openTestTable({ seats: 3, scenario: { opening: 'X K Q V *  B D B  E C' } });
  expect(table.opening.map((event) => sayEvent(event, names))[1]).toBe(
    'The first tiles were “X”, “K”, “Q”, “V” and the joker. Ada drew “B”, Ben “D” and Cy “B”. Tie: Ada drew “E” and Cy “C”. Cy was closest to “A” and went first.',
  );
});

it('narrates the end of the game', () => {
  const five = ['HEN', 'BIN', 'TON', 'FIG', 'PIE'];
  const won = openTestTable({ lexicon, scenario: { board: 'T E A', easels: { 0: five } } });
  expect(narrate(won, 0, 'make TEA').at(-1)).toBe('Ada won with 6 words: HEN, BIN, TON, FIG, PIE and TEA.');
  const idle = openTestTable({
    scenario: { board: 'X', bag: 0, hidden: { 1: '-' }, idle: 1, easels: { 0: ['CAT'], 1: ['DOG'] } },
  });
  expect(narrate(idle, 0, 'end').at(-1)).toBe(
    'The bag was empty and nobody played. Ada and Ben tied with 1 word and 3 letters each.',
  );
  const empty = openTestTable({ scenario: { board: 'X', bag: 0, hidden: { 1: '-' }, idle: 1 } });
  expect(narrate(empty, 0, 'end').at(-1)).toBe('The bag was empty and nobody played. Ada and Ben tied with no words.');
  const left = openTestTable({ scenario: { hidden: { 1: 'G' } } });
  expect(narrate(left, 1, 'leave')).toEqual([
    'Ben left the game. The hidden “G” went on the board.',
    'Everyone else left, so Ada won.',
  ]);
});

describe('the words of an event', () => {
  const openMatch = (match: Match) => {
    const opened = game.openTable(match, lexicon);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  };
  /** Checks that the sentence has every word, in order; returns the types of the events that have words. */
  const checkWords = (events: readonly Json[]): string[] =>
    (events as readonly unknown[] as readonly Event[]).flatMap((event) => {
      const words = say.words!(event);
      const sentence = sayEvent(event, names) ?? '';
      const inSentence = sentence.match(/\b[A-Z]{2,}\b(?!-\d)/g) ?? [];
      expect([...new Set(inSentence)], sentence).toEqual(words);
      return words.length === 0 ? [] : [event.type];
    });

  it.each(globSync('src/games/word-xchange/golden/*.txt'))('are those of its sentence: %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const table = openMatch(JSON.parse(text.slice(0, text.indexOf('\n'))) as Match);
    const types = checkWords(table.openingEvents);
    for (const [, at, by, move] of text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)) {
      const result = performAct(table, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
      if (!result.ok) throw new Error(`${move} was refused: ${result.error.code}`);
      types.push(...checkWords(result.value.events));
    }
    expect(new Set(types)).toEqual(new Set(['made', 'stolen', 'won']));
  });

  it('are those of its sentence in challenge play', () => {
    const table = openTestTable({
      seats: 3,
      lexicon,
      setup: { wordCheck: 'challenge' },
      scenario: { board: 'S L T E A Q X', easels: { 1: ['PENCIL', '[B]EAN'] }, hidden: { 1: '-', 2: '-' } },
    });
    const types = [
      [0, 'swap [B]EAN LEAN'],
      [1, 'challenge'],
      [0, 'make TEA'],
      [1, 'accept'],
      [2, 'accept'],
      [0, 'steal PENCIL PENCILS'],
      [2, 'challenge'],
      [1, 'make QX[Z]'],
    ].flatMap(([by, text]) => checkWords(table.act(by as number, text as string) as unknown as readonly Json[]));
    expect(types).toEqual([
      'swapped',
      'opened',
      'rejected',
      'made',
      'opened',
      'stood',
      'stolen',
      'opened',
      'upheld',
      'made',
      'opened',
    ]);
  });
});
