// Checks the Wordsters cards in the built lexicon.

import { describe, expect, it } from 'vitest';
import { wordsterCardsOf } from '../../../src/games/wordsters/content.ts';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { BREADTH_RANGES, measureWordster } from './wordster-cards.ts';

const lexicon = loadLexicon('broad');
const cards = wordsterCardsOf(lexicon);
const all = cards.flat();
const measures = new Map(all.map((triple) => [triple, measureWordster(lexicon, triple)]));
const pairs = ([a, b, c]: string): string[] => [`${a}${b}`, `${a}${c}`, `${b}${c}`];

describe('the Wordsters cards', () => {
  it('[WS-003] [WS-004] are 72 cards with four different triples each', () => {
    expect(cards.length).toBe(72);
    expect(all.every((triple) => /^[A-Z]{3}$/.test(triple))).toBe(true);
    expect(new Set(all).size).toBe(288);
  });

  it('[WS-004] have enough words for every triple: at least 100 valid words in 38 everyday families', () => {
    const each = [...measures.values()];
    expect(Math.min(...each.map((measure) => measure.legal))).toBeGreaterThanOrEqual(100);
    expect(Math.min(...each.map((measure) => measure.families))).toBeGreaterThanOrEqual(38);
  });

  it('have one easy, two medium and one hard triple on each card, the easy and the hard one on different sides', () => {
    for (const card of cards) {
      const breadths = card.map((triple) => measures.get(triple)!.breadth);
      const [hard, medium, more, easy] = [...breadths].sort((a, b) => a - b) as [number, number, number, number];
      const near = (breadth: number, [least, most]: readonly [number, number]) =>
        breadth > least * 0.95 && breadth < most * 1.05;
      expect(
        near(hard, BREADTH_RANGES.hard) && near(medium, BREADTH_RANGES.medium) && near(more, BREADTH_RANGES.medium),
      ).toBe(true);
      expect(near(easy, BREADTH_RANGES.easy)).toBe(true);
      expect([breadths[0], breadths[3]].sort()).toEqual([hard, easy].sort());
    }
  });

  it('repeat no ordered letter pair on a card, and use all letters but the rarest in the deck', () => {
    for (const card of cards) {
      const on = card.flatMap((triple) => [...new Set(pairs(triple))]);
      expect(new Set(on).size).toBe(on.length);
    }
    const uses = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(
      (letter) => all.filter((triple) => triple.includes(letter)).length,
    );
    expect(uses.filter((count) => count === 0).length).toBeLessThanOrEqual(2);
    expect(Math.max(...uses)).toBeLessThanOrEqual(60);
  });

  it('contain nothing offensive', () => {
    expect(all.filter((triple) => lexicon.offensiveness(triple) !== null)).toEqual([]);
    for (const triple of ['ASS', 'SEX', 'FUK', 'CNT', 'SHT', 'KKK', 'OMG', 'WTF']) expect(all).not.toContain(triple);
  });
});
