import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { powerCardsOf } from '../content.ts';
import { CARDS, keys, NONE } from './cards.testing.ts';
import { cardsForSubject, TOPICS } from './subjects.ts';

describe('words to practice', () => {
  it('come from a deck, a word class or a topic, without closed cards', () => {
    expect(keys(cardsForSubject(CARDS, { type: 'deck', colour: 'blue' }, NONE))).toBe('SWIFT ABANDON RAPID');
    expect(keys(cardsForSubject(CARDS, { type: 'class', class: 'adjective' }, NONE))).toBe('SWIFT RAPID');
    expect(keys(cardsForSubject(CARDS, { type: 'topic', topic: 'movement' }, NONE))).toBe('SWIFT');
    expect(keys(cardsForSubject(CARDS, { type: 'deck', colour: 'blue' }, new Set(['SWIFT'])))).toBe('ABANDON RAPID');
  });

  it.each(TOPICS)('are enough on %s', (topic) => {
    const cards = cardsForSubject(powerCardsOf(loadLexicon('standard')), { type: 'topic', topic }, NONE);
    expect(cards.length).toBeGreaterThanOrEqual(20);
  });
});
