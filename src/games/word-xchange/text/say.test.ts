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
import { say, sayEvent } from './say.ts';

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
  expect(narrate(table, 0, 'make TEA')).toEqual(['Ada made TEA.', 'Ada drew L onto the board.']);
  expect(narrate(table, 0, 'swap [L]EAN LEAN')).toEqual(['Ada freed the joker: LEAN of Ben stayed as it was.']);
  expect(narrate(table, 0, 'steal RACE CREAM')).toEqual([
    'Ada stole RACE from Ben and made CREAM.',
    'Ada drew G onto the board.',
  ]);
  expect(narrate(table, 0, 'make ZG[X]')).toEqual([
    'Ada tried ZGX, but ZGX is not in the dictionary (WX-080).',
    'That cost Ada the turn.',
    'Ada drew a tile and hid it.',
    'The turn went to Ben, who placed X on the board.',
  ]);
});

it('names the joker’s letter where a word is made, and gives only the spelling elsewhere', () => {
  const scenario = { board: 'G L', easels: { 1: ['[B]EAN'] } };
  const setup = { targetWords: 3 } as const;
  expect(narrate(openTestTable({ lexicon, scenario, setup }), 0, 'steal [B]EAN ANGE[L]')[0]).toBe(
    'Ada stole BEAN from Ben and made ANGEL (the joker is L).',
  );
  expect(narrate(openTestTable({ lexicon, scenario, setup }), 0, 'swap [B]EAN LEAN')[0]).toBe(
    'Ada freed the joker: BEAN of Ben became LEAN.',
  );
  const last = openTestTable({ lexicon, scenario: { board: 'T E A', easels: { 0: ['[H]EN', 'BIN'] } }, setup });
  expect(narrate(last, 0, 'make TEA').at(-1)).toBe('Ada won with 3 words: HEN, BIN and TEA.');
});

it('narrates a challenge and its result', () => {
  const setup = { wordCheck: 'challenge', failedChallenge: 'lose-next-turn' } as const;
  const table = openTestTable({ seats: 3, lexicon, setup, scenario: { board: 'T E A Q Z X', hidden: { 1: '*' } } });
  expect(narrate(table, 0, 'make TEA')).toEqual(['Ada made TEA.', 'TEA may be challenged now.']);
  expect(narrate(table, 1, 'accept')).toEqual(['Ben waved it through.']);
  expect(narrate(table, 2, 'challenge')[0]).toBe(
    'Cy challenged TEA, but it is good and stands; that costs Cy the next turn.',
  );
  narrate(table, 0, 'make QZX');
  expect(narrate(table, 1, 'challenge')).toEqual([
    'Ben challenged QZX, rightly: QZX is not in the dictionary (WX-080). Its tiles went back to the board.',
    'That cost Ada the turn.',
    'Ada drew a tile and hid it.',
    'The turn went to Ben, who placed the joker on the board.',
  ]);
  expect(narrate(table, 1, 'end')).toContain('Cy sat out a turn for the failed challenge.');
});

it('narrates the opening with ties', () => {
  const table = openTestTable({ seats: 3, scenario: { opening: 'X K Q V *  B D B  E C' } });
  expect(table.opening.map((event) => sayEvent(event, names))[1]).toBe(
    'X, K, Q, V and the joker went onto the board. Ada drew B, Ben drew D and Cy drew B; of those who tied, Ada drew E and Cy drew C. First to play: Cy.',
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
    'Nobody went on with the empty bag. The victory is shared by Ada and Ben with 1 word of 3 letters.',
  );
  const left = openTestTable({ scenario: { hidden: { 1: 'G' } } });
  expect(narrate(left, 1, 'leave')).toEqual([
    'Ben left the table; the hidden tile was G and went onto the board.',
    'Ada won as the last at the table.',
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
