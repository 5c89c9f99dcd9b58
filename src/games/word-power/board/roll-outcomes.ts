// What each throw would lead to, for whoever is about to roll.
// Not what happens when it is thrown (travel.ts).

import { BOARD, royaltyOf, type Space, statusOf } from '../rules/spaces.ts';
import { isSeveralDecks } from '../rules/state.ts';
import { count, list, sayMoney } from '../text/wording.ts';
import type { Table } from './panel-actions.ts';
import { nameOf, reachFrom } from './ring-layout.ts';

export type Prospect = { readonly roll: number; readonly name: string; readonly brings: string };

export function prospectsOf(table: Table): readonly Prospect[] {
  const { at, books } = table.view.players[table.seat!]!;
  const benefit = `a book or ${sayMoney(royaltyOf(books))}`;
  return [...reachFrom(at!)].map(([to, roll]) => {
    const space = BOARD[to]!;
    // Whoever passes START chooses there first (WP-038); that may change what the space then brings (WP-041).
    const brings = to === 0 ? benefit : to < at! ? `${benefit} at START, then this` : bring(table, space);
    return { roll, name: nameOf(space), brings };
  });
}

function bring({ view, seat, names }: Table, space: Space): string {
  const { books } = view.players[seat!]!;
  switch (space.type) {
    case 'start':
      return '';
    case 'play':
      return { S: 'lay synonyms', A: 'lay antonyms', SA: 'lay synonyms or antonyms' }[space.reading];
    case 'royalty':
      return books === 0 ? 'nothing without a book' : `you get ${sayMoney(royaltyOf(books))}`;
    case 'pass': {
      const cards = count(space.count, 'card');
      return isSeveralDecks(view.players) ? `all change ${cards}` : `all pass ${cards} to the left`;
    }
    case 'infringement': {
      const due = view.players.flatMap((player, one) =>
        one !== seat && !player.left && statusOf(player.books) === space.status ? [names[one]!] : [],
      );
      return due.length === 0 ? 'nothing, nobody is one' : `you pay ${list(due)} ${sayMoney(space.rate)} a pip`;
    }
  }
}
