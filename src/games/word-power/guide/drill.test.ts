import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { powerCardsOf } from '../content.ts';
import { CARDS, card, keys, NONE } from './cards.testing.ts';
import {
  cardsForSubject,
  checkAnswer,
  countPerBox,
  DRILL_TOPICS,
  type LeitnerProgress,
  pickQuestions,
  updateProgress,
} from './drill.ts';

describe('the drill', () => {
  it('asks about a deck, a word class or a topic, without closed cards', () => {
    expect(keys(cardsForSubject(CARDS, { type: 'deck', colour: 'blue' }, NONE))).toBe('SWIFT ABANDON RAPID');
    expect(keys(cardsForSubject(CARDS, { type: 'class', class: 'adjective' }, NONE))).toBe('SWIFT RAPID');
    expect(keys(cardsForSubject(CARDS, { type: 'topic', topic: 'movement' }, NONE))).toBe('SWIFT');
    expect(keys(cardsForSubject(CARDS, { type: 'deck', colour: 'blue' }, new Set(['SWIFT'])))).toBe('ABANDON RAPID');
  });

  it.each(DRILL_TOPICS)('has enough words on %s', (topic) => {
    const cards = cardsForSubject(powerCardsOf(loadLexicon('standard')), { type: 'topic', topic }, NONE);
    expect(cards.length).toBeGreaterThanOrEqual(20);
  });

  it('checks relation and word of an answer, case-insensitively', () => {
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

  it('does not include the answer in a question', () => {
    const [question] = pickQuestions(CARDS, [], 1, 1, randomFrom('drill', 0));
    expect(Object.keys(question!).toSorted()).toEqual(['class', 'key', 'words']);
  });

  it('repeats known words after 2, 4, 8 and 16 sessions, and missed ones in the next', () => {
    let progress: LeitnerProgress = [];
    let session = 1;
    const dues: number[] = [];
    for (let i = 0; i < 6; i++) {
      progress = updateProgress(progress, 'RAPID', true, session);
      dues.push(progress[0]!.due - session);
      session = progress[0]!.due;
    }
    expect(dues).toEqual([2, 4, 8, 16, 16, 16]);
    expect(updateProgress(progress, 'RAPID', false, session)).toEqual([{ key: 'RAPID', box: 1, due: session + 1 }]);
    expect(countPerBox(progress)).toEqual([0, 0, 0, 0, 1]);
    const [known, missed] = [true, false].map((right) => updateProgress([], 'RAPID', right, 1)[0]!.box);
    expect([known, missed]).toEqual([2, 1]);
  });

  it('asks due words before new ones, lowest box first, and none too early', () => {
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

  it('handles words that are JavaScript property names', () => {
    const odd = card('CONSTRUCTOR', 'S1', 'builder hater eater sleeper', 'someone who builds');
    expect(pickQuestions([odd], [], 1, 1, randomFrom('drill', 0))[0]!.key).toBe('CONSTRUCTOR');
    expect(updateProgress([], '__PROTO__', true, 1)).toHaveLength(1);
  });
});
