import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../core/random.ts';
import type { PowerCard } from '../../../lexicon/lexicon.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { buildDictionary, closedKeyWords, filterEntries, searchEntries, viewableCards } from './dictionary.ts';
import {
  cardsForSubject,
  checkAnswer,
  countPerBox,
  DRILL_TOPICS,
  type LeitnerProgress,
  pickQuestions,
  updateProgress,
} from './drill.ts';

const card = (
  key: string,
  answer: string,
  words: string,
  definition: string,
  more: Partial<PowerCard> = {},
): PowerCard => ({
  key,
  class: 'verb',
  words: words.split(' ') as unknown as PowerCard['words'],
  answer,
  definition,
  colour: 'blue',
  ...more,
});

const CARDS = [
  card('SWIFT', 'A2', 'sacred slow dirty round', 'moving very fast', { class: 'adjective' }),
  card('ABANDON', 'S2', 'retain desert gallop mirror', 'leave someone behind'),
  card('DESERT', 'S1', 'abandon hurry build sing', 'leave without intending to come back', { colour: 'black' }),
  card('RAPID', 'A3', 'virtual pleasant slow glorious', 'done in a short time', { class: 'adjective' }),
  card('FORSAKE', 'S4', 'hold greet adorn desert', 'leave in the lurch', { colour: 'red' }),
];
const NONE = new Set<string>();
const keys = (list: readonly { readonly key: string }[]): string => list.map(({ key }) => key).join(' ');

describe('the dictionary', () => {
  it('has every key word in order, with its answer', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(entries)).toBe('ABANDON DESERT FORSAKE RAPID SWIFT');
    expect(entries[0]).toMatchObject({ match: 'desert', relation: 'synonym', answer: 'S2', class: 'verb' });
    expect(entries[4]).toMatchObject({ match: 'slow', relation: 'antonym' });
  });

  it('names related key words by way of their matches', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(entries[0]!.related).toEqual([
      { key: 'DESERT', relation: 'synonym' },
      { key: 'FORSAKE', relation: 'synonym' },
    ]);
    expect(entries[3]!.related).toEqual([{ key: 'SWIFT', relation: 'synonym' }]);
    const opposite = [...CARDS, card('TARDY', 'S1', 'slow busy warm plain', 'late')];
    expect(buildDictionary(opposite, NONE).find(({ key }) => key === 'TARDY')!.related).toContainEqual({
      key: 'RAPID',
      relation: 'antonym',
    });
  });

  it('leaves out closed cards and all that would answer them', () => {
    expect(keys(buildDictionary(CARDS, new Set(['DESERT'])))).toBe('RAPID SWIFT');
    expect(keys(buildDictionary(CARDS, new Set(['RAPID'])))).toBe('ABANDON DESERT FORSAKE SWIFT');
    expect(JSON.stringify(buildDictionary(CARDS, new Set(['ABANDON'])))).not.toMatch(/abandon/i);
  });

  it('closes whole colours while a game runs, so that no gap tells which cards are in it', () => {
    const { powerCards } = loadLexicon('standard');
    const closed = closedKeyWords(powerCards, ['blue']);
    const open = viewableCards(powerCards, closed);
    expect(open.some((one) => one.colour === 'blue')).toBe(false);
    expect(open.length).toBeGreaterThan(500);
    for (const { words, answer } of open) expect(closed.has(words[Number(answer[1]) - 1]!.toUpperCase())).toBe(false);
  });

  it('can be browsed by letter, part of speech and colour', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(filterEntries(entries, { letter: 'f' }))).toBe('FORSAKE');
    expect(keys(filterEntries(entries, { class: 'adjective' }))).toBe('RAPID SWIFT');
    expect(keys(filterEntries(entries, { class: 'verb', colour: 'blue' }))).toBe('ABANDON');
  });

  it('can be searched, the nearest first', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(searchEntries(entries, 'desert'))).toBe('DESERT ABANDON FORSAKE');
    expect(keys(searchEntries(entries, ' LEAVE '))).toBe('ABANDON DESERT FORSAKE');
    expect(keys(searchEntries(entries, 'sw'))).toBe('SWIFT');
    expect(searchEntries(entries, '')).toEqual([]);
    expect(searchEntries(entries, '(')).toEqual([]);
  });

  it('defines every printed card', () => {
    for (const entry of buildDictionary(loadLexicon('standard').powerCards, NONE)) {
      expect(entry.definition.length, entry.key).toBeGreaterThan(3);
      expect(entry.match).toBeTruthy();
    }
  });
});

describe('the drill', () => {
  it('takes a deck, a part of speech or a topic, without closed cards', () => {
    expect(keys(cardsForSubject(CARDS, { type: 'deck', colour: 'blue' }, NONE))).toBe('SWIFT ABANDON RAPID');
    expect(keys(cardsForSubject(CARDS, { type: 'class', class: 'adjective' }, NONE))).toBe('SWIFT RAPID');
    expect(keys(cardsForSubject(CARDS, { type: 'topic', topic: 'movement' }, NONE))).toBe('SWIFT');
    expect(keys(cardsForSubject(CARDS, { type: 'deck', colour: 'blue' }, new Set(['SWIFT'])))).toBe('ABANDON RAPID');
  });

  it.each(DRILL_TOPICS)('has enough words on %s', (topic) => {
    const cards = cardsForSubject(loadLexicon('standard').powerCards, { type: 'topic', topic }, NONE);
    expect(cards.length).toBeGreaterThanOrEqual(20);
  });

  it('checks answers: letter and digit, half right, in any case', () => {
    expect(checkAnswer(CARDS[1]!, 's2 ')).toMatchObject({
      right: true,
      wordOnly: false,
      match: 'desert',
      relation: 'synonym',
    });
    expect(checkAnswer(CARDS[1]!, 'A2')).toMatchObject({ right: false, wordOnly: true });
    expect(checkAnswer(CARDS[1]!, 'S3')).toMatchObject({ right: false, wordOnly: false });
    expect(checkAnswer(CARDS[1]!, 'x2')).toMatchObject({ right: false, wordOnly: false });
  });

  it('a question does not hold its answer', () => {
    const [question] = pickQuestions(CARDS, [], 1, 1, randomFrom('drill', 0));
    expect(Object.keys(question!).toSorted()).toEqual(['class', 'key', 'words']);
  });

  it('asks words again after 1, 2, 4, 8 and 16 sessions, and from the start after a mistake', () => {
    let progress: LeitnerProgress = [];
    let session = 1;
    const dues: number[] = [];
    for (let i = 0; i < 6; i++) {
      progress = updateProgress(progress, 'RAPID', true, session);
      dues.push(progress[0]!.due - session);
      session = progress[0]!.due;
    }
    expect(dues).toEqual([1, 2, 4, 8, 16, 16]);
    expect(updateProgress(progress, 'RAPID', false, session)).toEqual([{ key: 'RAPID', box: 1, due: session + 1 }]);
    expect(countPerBox(progress)).toEqual([0, 0, 0, 0, 1]);
  });

  it('asks what is due before what is new, the shakiest first, and nothing too early', () => {
    const progress: LeitnerProgress = [
      { key: 'RAPID', box: 2, due: 5 },
      { key: 'SWIFT', box: 1, due: 4 },
      { key: 'DESERT', box: 3, due: 9 },
    ];
    const asked = pickQuestions(CARDS, progress, 5, 4, randomFrom('drill', 0));
    expect(keys(asked.slice(0, 2))).toBe('SWIFT RAPID');
    expect(keys(asked.slice(2)).split(' ').toSorted()).toEqual(['ABANDON', 'FORSAKE']);
    expect(pickQuestions(CARDS, progress, 5, 9, randomFrom('drill', 0)).length).toBe(4);
  });

  it('copes with words that are names of machinery', () => {
    const odd = card('CONSTRUCTOR', 'S1', 'builder hater eater sleeper', 'someone who builds');
    expect(pickQuestions([odd], [], 1, 1, randomFrom('drill', 0))[0]!.key).toBe('CONSTRUCTOR');
    expect(updateProgress([], '__PROTO__', true, 1)).toHaveLength(1);
  });
});

describe('the history', () => {
  const text = readFileSync(new URL('history.md', import.meta.url), 'utf8');

  it('is short enough to be read at a sitting, in sections', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(1200);
    expect(words).toBeLessThan(1900);
    expect(text.match(/^## /gm)!.length).toBeGreaterThanOrEqual(6);
  });
});
