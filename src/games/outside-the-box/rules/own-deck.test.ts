import { expect, it } from 'vitest';
import type { Deck } from '../../../core/decks/deck.ts';
import { openMatch } from '../../../core/open-match.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { game } from '../game.ts';

const EMPTY: Deck = { title: '', closed: false, words: [], cards: [], triples: [], tasks: [] };

function open(deck: Partial<Deck>) {
  const opened = openMatch(game, { seats: 3, seed: 'a deck', deck: { ...EMPTY, ...deck } }, loadLexicon);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

it('[OB-117] the first tasks are those of the deck, and their words count even in no list', () => {
  const { table } = open({ tasks: [{ name: 'Our farm', words: ['BARN', 'ELMHURST'] }] });
  const tasks = [0, 1, 2].map((seat) => JSON.stringify(table.viewFor(seat)));
  expect(tasks.filter((view) => view.includes('Our farm.'))).toHaveLength(1);
  expect(tasks.find((view) => view.includes('Our farm.'))).toContain('"exceptions":["ELMHURST"]');
});
