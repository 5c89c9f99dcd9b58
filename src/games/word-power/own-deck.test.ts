import { expect, it } from 'vitest';
import type { Deck } from '../../core/decks/deck.ts';
import { openMatch } from '../../core/open-match.ts';
import { randomFrom } from '../../core/random.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { ownCardsOf, powerCardsOf } from './content.ts';
import { game } from './game.ts';
import { pickOwnDeck } from './rules/cards.ts';

const EMPTY: Deck = { title: '', closed: false, words: [], cards: [], triples: [], tasks: [] };

function open(deck: Partial<Deck>) {
  const opened = openMatch(game, { seats: 3, seed: 'a deck', deck: { ...EMPTY, ...deck } }, loadLexicon);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const KEYS = 'BRAVE RAPID TIMID ANNUAL HUMBLE ANCIENT SUMMIT VICTORY FEEBLE CLEVER'.split(' ');
const CARDS = KEYS.map((key, i) => ({
  key,
  words: ['ribbon', 'candle', 'harvest', 'window'] as const,
  answer: i % 3 === 0 ? 'A2' : 'S2',
  meaning: '',
}));

it('[WP-146] a match with a deck uses all its cards, as many of each kind, and eight per seat', () => {
  const { lexicon, table } = open({ cards: CARDS });
  const own = ownCardsOf(lexicon);
  const printed = powerCardsOf(lexicon).slice(own.length);
  const cards = pickOwnDeck(own, printed, 'blue', new Set(), 3, randomFrom('a deck', 0));
  const hands = JSON.stringify([0, 1, 2].map((seat) => table.viewFor(seat)));
  expect(KEYS.some((key) => hands.includes(`"${key}"`))).toBe(true);
  expect(lexicon.id).toContain('-deck-');
  expect(cards.filter(({ key }) => KEYS.includes(key))).toHaveLength(10);
  expect(cards).toHaveLength(24);
  expect(cards.filter(({ answer }) => answer.startsWith('S'))).toHaveLength(12);
});

it('an own card says the class that its word and the answer have in common', () => {
  const card = (key: string, answer: string) => ({
    ...{ key, words: [answer, 'ribbon', 'candle', 'window'] as const, answer: 'S1', meaning: '' },
  });
  const { lexicon } = open({
    cards: [card('BRAVE', 'bold'), card('ANCIENT', 'old'), card('JOURNEY', 'trip'), card('RESCUE', 'save')],
  });
  expect(ownCardsOf(lexicon).map((one) => one.class)).toEqual(['adjective', 'adjective', 'noun', 'verb']);
});
