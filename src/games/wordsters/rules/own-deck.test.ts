import { expect, it } from 'vitest';
import type { Deck } from '../../../core/decks/deck.ts';
import { openMatch } from '../../../core/open-match.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { wordsterCardsOf } from '../content.ts';
import { game } from '../game.ts';

const EMPTY: Deck = { title: '', closed: false, words: [], cards: [], triples: [], tasks: [] };

function open(deck: Partial<Deck>) {
  const opened = openMatch(game, { seats: 3, seed: 'a deck', deck: { ...EMPTY, ...deck } }, loadLexicon);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

it('[WS-111] a match with a deck has a card of its Wordsters', () => {
  const { lexicon, table } = open({ triples: ['LOV', 'EVA', 'ANG', 'OTI', 'STA'] });
  const { card } = table.viewFor(0) as unknown as { card: readonly string[] };
  expect(['LOV', 'EVA', 'ANG', 'OTI', 'STA']).toContain(card[0]);
  const cards = wordsterCardsOf(lexicon);
  expect(cards[0]).toEqual(['LOV', 'EVA', 'ANG', 'OTI']);
  expect(cards[1]![0]).toBe('STA');
  expect([cards.length, new Set(cards[1]).size]).toEqual([2, 4]);
});
