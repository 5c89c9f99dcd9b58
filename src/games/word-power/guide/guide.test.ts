import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { type PowerCard, powerCardsOf } from '../content.ts';
import { browse, buildDictionary, keysOf, openCards, search } from './dictionary.ts';
import { ask, boxes, cardsOn, check, type Progress, remember, topics } from './drill.ts';

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
    const powerCards = powerCardsOf(loadLexicon('standard'));
    const closed = keysOf(powerCards, ['blue']);
    const open = openCards(powerCards, closed);
    expect(open.some((one) => one.colour === 'blue')).toBe(false);
    expect(open.length).toBeGreaterThan(500);
    for (const { words, answer } of open) expect(closed.has(words[Number(answer[1]) - 1]!.toUpperCase())).toBe(false);
  });

  it('can be browsed by letter, part of speech and colour', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(browse(entries, { letter: 'f' }))).toBe('FORSAKE');
    expect(keys(browse(entries, { class: 'adjective' }))).toBe('RAPID SWIFT');
    expect(keys(browse(entries, { class: 'verb', colour: 'blue' }))).toBe('ABANDON');
  });

  it('can be searched, the nearest first', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(search(entries, 'desert'))).toBe('DESERT ABANDON FORSAKE');
    expect(keys(search(entries, ' LEAVE '))).toBe('ABANDON DESERT FORSAKE');
    expect(keys(search(entries, 'sw'))).toBe('SWIFT');
    expect(search(entries, '')).toEqual([]);
    expect(search(entries, '(')).toEqual([]);
  });

  it('defines every printed card', () => {
    for (const entry of buildDictionary(powerCardsOf(loadLexicon('standard')), NONE)) {
      expect(entry.definition.length, entry.key).toBeGreaterThan(3);
      expect(entry.match).toBeTruthy();
    }
  });
});

describe('the drill', () => {
  it('takes a deck, a part of speech or a topic, without closed cards', () => {
    expect(keys(cardsOn(CARDS, { type: 'deck', colour: 'blue' }, NONE))).toBe('SWIFT ABANDON RAPID');
    expect(keys(cardsOn(CARDS, { type: 'class', class: 'adjective' }, NONE))).toBe('SWIFT RAPID');
    expect(keys(cardsOn(CARDS, { type: 'topic', topic: 'movement' }, NONE))).toBe('SWIFT');
    expect(keys(cardsOn(CARDS, { type: 'deck', colour: 'blue' }, new Set(['SWIFT'])))).toBe('ABANDON RAPID');
  });

  it.each(topics)('has enough words on %s', (topic) => {
    const cards = cardsOn(powerCardsOf(loadLexicon('standard')), { type: 'topic', topic }, NONE);
    expect(cards.length).toBeGreaterThanOrEqual(20);
  });

  it('checks answers: letter and digit, half right, in any case', () => {
    expect(check(CARDS[1]!, 's2 ')).toMatchObject({ right: true, half: false, match: 'desert', relation: 'synonym' });
    expect(check(CARDS[1]!, 'A2')).toMatchObject({ right: false, half: true });
    expect(check(CARDS[1]!, 'S3')).toMatchObject({ right: false, half: false });
    expect(check(CARDS[1]!, 'x2')).toMatchObject({ right: false, half: false });
  });

  it('a question does not hold its answer', () => {
    const [question] = ask(CARDS, [], 1, 1, randomFrom('drill', 0));
    expect(Object.keys(question!).toSorted()).toEqual(['class', 'key', 'words']);
  });

  it('asks words again after 1, 2, 4, 8 and 16 sessions, and from the start after a mistake', () => {
    let progress: Progress = [];
    let session = 1;
    const dues: number[] = [];
    for (let i = 0; i < 6; i++) {
      progress = remember(progress, 'RAPID', true, session);
      dues.push(progress[0]!.due - session);
      session = progress[0]!.due;
    }
    expect(dues).toEqual([1, 2, 4, 8, 16, 16]);
    expect(remember(progress, 'RAPID', false, session)).toEqual([{ key: 'RAPID', box: 1, due: session + 1 }]);
    expect(boxes(progress)).toEqual([0, 0, 0, 0, 1]);
  });

  it('asks what is due before what is new, the shakiest first, and nothing too early', () => {
    const progress: Progress = [
      { key: 'RAPID', box: 2, due: 5 },
      { key: 'SWIFT', box: 1, due: 4 },
      { key: 'DESERT', box: 3, due: 9 },
    ];
    const asked = ask(CARDS, progress, 5, 4, randomFrom('drill', 0));
    expect(keys(asked.slice(0, 2))).toBe('SWIFT RAPID');
    expect(keys(asked.slice(2)).split(' ').toSorted()).toEqual(['ABANDON', 'FORSAKE']);
    expect(ask(CARDS, progress, 5, 9, randomFrom('drill', 0)).length).toBe(4);
  });

  it('copes with words that are names of machinery', () => {
    const odd = card('CONSTRUCTOR', 'S1', 'builder hater eater sleeper', 'someone who builds');
    expect(ask([odd], [], 1, 1, randomFrom('drill', 0))[0]!.key).toBe('CONSTRUCTOR');
    expect(remember([], '__PROTO__', true, 1)).toHaveLength(1);
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
