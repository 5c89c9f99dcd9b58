import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { checkDeck } from './check-deck.ts';
import { allWordsOf, type Deck, type DeckFault, validWordsOf } from './deck.ts';
import { formatDeck } from './format-deck.ts';
import { parseDeck } from './parse-deck.ts';
import { suggestDistractors } from './suggest-distractors.ts';

const DECK = `# Week 12
title Farm and weather
only these words
harvest: gather crops
Orchard
card BRAVE: bread, =bold, brown, bitter | not afraid
card ANCIENT: anxious, angry, !modern, absent
triple E V A
triple rnd
task Food: bread, rice
`;

function parse(text: string): Deck {
  const parsed = parseDeck(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function faultsOf(text: string): readonly DeckFault[] {
  const parsed = parseDeck(text);
  return parsed.ok ? [] : parsed.error;
}

/** Each line is wrong in its own way; the pattern is what its sentence must say. */
const WRONG_LINES: readonly (readonly [string, RegExp])[] = [
  ['harvest moon', /isn’t one word/],
  ['caf\u00e9', /other than the letters/],
  ['x', /too short/],
  ['incomprehensibilities', /too long/],
  ['GOOD', /already in the deck/],
  ['barn:', /meaning of BARN/],
  [`barn: ${'long '.repeat(30)}`, /meaning is too long/],
  ['title Another title', /already has a title/],
  ['only those words', /Did you mean/],
  ['card BRAVE =bold, brown, bread, bitter', /colon after the word/],
  ['card BR4VE: =bold, brown, bread, bitter', /other than the letters/],
  ['card BRAVE: =bold, brown, bread', /four choices. It has 3/],
  ['card BRAVE: bold, brown, bread, bitter', /Mark the answer/],
  ['card BRAVE: =bold, !brown, bread, bitter', /2 answers/],
  ['card BRAVE: =bold, , bread, bitter', /empty choice/],
  ['card BRAVE: =bold, bread, bread, bitter', /“bread” twice/],
  ['card BRAVE: =bold, brave, bread, bitter', /its own word/],
  ['card GLAD: =happy, glass, grand, sad', /already has a card for GLAD/],
  ['triple E V', /three letters/],
  ['triple E V A', /triple EVA is already/],
  ['triple E 4 A', /three letters/],
  ['task Food', /colon after the name/],
  ['task : bread', /no name|missing before the colon/],
  ['task Food:', /no words/],
  ['task Food: bread,, rice', /empty word/],
  ['task Food: bread, Bread', /BREAD twice/],
  ['task Pets: dog', /already has a task/],
  [': a meaning', /missing before the colon/],
  [`task Food: ${'bread, '.repeat(80)}`, /line is too long/],
];

const RIGHT_LINES = ['title Words', 'good', 'card GLAD: =happy, glass, grand, gloom', 'triple EVA', 'task pets: cat'];

describe('parseDeck', () => {
  it('reads words, cards, triples and tasks', () => {
    expect(parse(DECK)).toEqual({
      title: 'Farm and weather',
      closed: true,
      words: [
        { word: 'HARVEST', meaning: 'gather crops' },
        { word: 'ORCHARD', meaning: '' },
      ],
      cards: [
        { key: 'BRAVE', words: ['bread', 'bold', 'brown', 'bitter'], answer: 'S2', meaning: 'not afraid' },
        { key: 'ANCIENT', words: ['anxious', 'angry', 'modern', 'absent'], answer: 'A3', meaning: '' },
      ],
      triples: ['EVA', 'RND'],
      tasks: [{ name: 'Food', words: ['BREAD', 'RICE'] }],
    });
  });

  it('reads line ends of every system, and a byte order mark', () => {
    expect(parse(`\uFEFF${DECK.replaceAll('\n', '\r\n')}`)).toEqual(parse(DECK));
  });

  it('takes the names of line kinds as words when they stand alone', () => {
    expect(parse('card\ntask: work to do\ntitle\nonly\ntriple').words.map(({ word }) => word)).toEqual([
      'CARD',
      'TASK',
      'TITLE',
      'ONLY',
      'TRIPLE',
    ]);
  });

  it('reports each of many planted mistakes with its line, alone and all together', () => {
    const lines = [...RIGHT_LINES];
    const expected: number[] = [];
    for (const [wrong, says] of WRONG_LINES) {
      const alone = faultsOf([...RIGHT_LINES, wrong].join('\n'));
      expect(alone, wrong).toHaveLength(1);
      expect(alone[0]!.line, wrong).toBe(RIGHT_LINES.length + 1);
      expect(alone[0]!.sentence, wrong).toMatch(says);
      lines.push(wrong, '');
      expected.push(lines.length - 1);
    }
    expect(WRONG_LINES.length).toBeGreaterThanOrEqual(20);
    expect(faultsOf(lines.join('\n')).map(({ line }) => line)).toEqual(expected);
  });

  it('refuses an empty and an endless deck', () => {
    expect(faultsOf('# nothing\n')).toHaveLength(1);
    expect(faultsOf('a'.repeat(60_000))).toHaveLength(1);
    const words = Array.from(
      { length: 501 },
      (_, i) => `w${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
    );
    expect(faultsOf(words.join('\n'))).toEqual([{ line: 501, sentence: expect.stringContaining('500 words') }]);
  });

  it('never throws, whatever the text', () => {
    const pieces = [
      'card ',
      'task',
      ':',
      ',',
      '=',
      '!',
      '|',
      '\n',
      ' ',
      'triple ',
      'A',
      'word',
      '#',
      '\u0000',
      '\u00e9',
      'title ',
    ];
    let state = 7;
    for (let round = 0; round < 3000; round++) {
      let text = '';
      for (let i = 0; i < 12; i++)
        text += pieces[(state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % pieces.length];
      const parsed = parseDeck(text);
      if (parsed.ok) expect(parse(formatDeck(parsed.value))).toEqual(parsed.value);
      else expect(parsed.error.length).toBeGreaterThan(0);
    }
  });
});

it('a deck can be written and read again', () => {
  expect(parse(formatDeck(parse(DECK)))).toEqual(parse(DECK));
});

it('a closed deck allows its own words only', () => {
  const deck = parse(DECK);
  expect(validWordsOf({ ...deck, closed: false })).toBeNull();
  expect(validWordsOf(deck)).toEqual(allWordsOf(deck));
  const lexicon = loadLexicon('standard').restrictTo(validWordsOf(deck)!);
  expect([lexicon.has('HARVEST'), lexicon.has('RICE'), lexicon.has('HOUSE')]).toEqual([true, true, false]);
});

it('checkDeck finds words that are unknown or suit no classroom, and triples without words', () => {
  const notes = checkDeck(parse('harvest\nxqzzt\nshit\ntriple QQX\ntriple EVA'), loadLexicon('broad'));
  expect(notes).toEqual({ offensive: ['SHIT'], unknown: ['XQZZT'], withoutWords: ['QQX'] });
});

describe('suggestDistractors', () => {
  const lexicon = loadLexicon('standard-family');
  it.each([
    ['BRAVE', 'bold'],
    ['ABANDON', 'desert'],
    ['HARVEST', 'crop'],
    ['ANCIENT', 'old'],
    ['QUICKLY', 'fast'],
  ])('offers three words for %s that are neither its answer nor a form of it', (key, answer) => {
    const words = suggestDistractors({ key, answer }, [], lexicon);
    expect(new Set(words).size).toBe(3);
    for (const word of words) {
      expect(lexicon.compareWords(word.toUpperCase(), key).verdict).toBe('DIFFERENT');
      expect(lexicon.compareWords(word.toUpperCase(), answer.toUpperCase()).verdict).toBe('DIFFERENT');
      expect(lexicon.offensiveness(word.toUpperCase())).toBeNull();
    }
    expect(suggestDistractors({ key, answer }, [], lexicon)).toEqual(words);
  });

  it('prefers words of the deck', () => {
    expect(suggestDistractors({ key: 'BRAVE', answer: 'bold' }, ['ANCIENT', 'BOLD'], lexicon)[0]).toBe('ancient');
  });
});
