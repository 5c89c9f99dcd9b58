import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { powerCardsOf } from '../content.ts';
import { closedKeyWords, viewableCards } from '../rules/lookup/closed-cards.ts';
import { CARDS, card, keys, NONE } from './cards.testing.ts';
import { buildDictionary, filterEntries, searchEntries } from './dictionary.ts';

describe('the dictionary', () => {
  it('has every key word in order, with its answer', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(entries)).toBe('ABANDON DESERT FORSAKE RAPID SWIFT');
    expect(entries[0]).toMatchObject({ match: 'desert', relation: 'synonym', answer: 'S2', class: 'verb' });
    expect(entries[4]).toMatchObject({ match: 'slow', relation: 'antonym' });
  });

  it('lists related key words through their matching words', () => {
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

  it('leaves out closed cards and every card that would reveal their answers', () => {
    expect(keys(buildDictionary(CARDS, new Set(['DESERT'])))).toBe('RAPID SWIFT');
    expect(keys(buildDictionary(CARDS, new Set(['RAPID'])))).toBe('ABANDON DESERT FORSAKE SWIFT');
    expect(JSON.stringify(buildDictionary(CARDS, new Set(['ABANDON'])))).not.toMatch(/abandon/i);
  });

  it('hides whole colors during a game, so that no gap reveals which cards are in play', () => {
    const powerCards = powerCardsOf(loadLexicon('standard'));
    const closed = closedKeyWords(powerCards, ['blue']);
    const open = viewableCards(powerCards, closed);
    expect(open.some((one) => one.colour === 'blue')).toBe(false);
    expect(open.length).toBeGreaterThan(500);
    for (const { words, answer } of open) expect(closed.has(words[Number(answer[1]) - 1]!.toUpperCase())).toBe(false);
  });

  it('can be filtered by letter, word class and color', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(filterEntries(entries, { letter: 'f' }))).toBe('FORSAKE');
    expect(keys(filterEntries(entries, { class: 'adjective' }))).toBe('RAPID SWIFT');
    expect(keys(filterEntries(entries, { class: 'verb', colour: 'blue' }))).toBe('ABANDON');
  });

  it('can be searched, best match first', () => {
    const entries = buildDictionary(CARDS, NONE);
    expect(keys(searchEntries(entries, 'desert'))).toBe('DESERT ABANDON FORSAKE');
    expect(keys(searchEntries(entries, ' LEAVE '))).toBe('ABANDON DESERT FORSAKE');
    expect(keys(searchEntries(entries, 'sw'))).toBe('SWIFT');
    expect(searchEntries(entries, '')).toEqual([]);
    expect(searchEntries(entries, '(')).toEqual([]);
  });

  it('defines every printed card', () => {
    for (const entry of buildDictionary(powerCardsOf(loadLexicon('standard')), NONE)) {
      expect(entry.definition.length, entry.key).toBeGreaterThan(3);
      expect(entry.match).toBeTruthy();
    }
  });
});
