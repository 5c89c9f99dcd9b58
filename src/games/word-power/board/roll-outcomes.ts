// Describes what each roll of the die would lead to, shown to the player about to roll.

import { joinWithAnd } from '../../../core/wording.ts';
import { authorStatusOf, royaltyOf, SPACES, type Space } from '../rules/spaces.ts';
import { hasSeveralDecks } from '../rules/state.ts';
import { countNoun, formatMoney, spaceLabel } from '../text/phrases.ts';
import type { ViewerContext } from './panel-actions.ts';
import { spacesInReach } from './ring-layout.ts';

export type RollOutcome = { readonly roll: number; readonly name: string; readonly effect: string };

export function rollOutcomesOf(context: ViewerContext): readonly RollOutcome[] {
  const { at, books } = context.view.players[context.seat!]!;
  const benefit = `a book or ${formatMoney(royaltyOf(books))}`;
  return [...spacesInReach(at!)].map(([to, roll]) => {
    const space = SPACES[to]!;
    // A player who passes START chooses there first (WP-038), which may change the effect of the space (WP-041).
    const effect = to === 0 ? benefit : to < at! ? `${benefit} at START, then this` : describeEffect(context, space);
    return { roll, name: spaceLabel(space), effect };
  });
}

function describeEffect({ view, seat, names }: ViewerContext, space: Space): string {
  const { books } = view.players[seat!]!;
  switch (space.type) {
    case 'start':
      return '';
    case 'play':
      return { S: 'lay synonyms', A: 'lay antonyms', SA: 'lay synonyms or antonyms' }[space.relation];
    case 'royalty':
      return books === 0 ? 'nothing without a book' : `you get ${formatMoney(royaltyOf(books))}`;
    case 'pass': {
      const cards = countNoun(space.count, 'card');
      return hasSeveralDecks(view.players) ? `all change ${cards}` : `all pass ${cards} to the left`;
    }
    case 'infringement': {
      const due = view.players.flatMap((player, other) =>
        other !== seat && !player.left && authorStatusOf(player.books) === space.status ? [names[other]!] : [],
      );
      return due.length === 0
        ? 'nothing, nobody is one'
        : `you pay ${joinWithAnd(due)} ${formatMoney(space.rate)} a pip`;
    }
  }
}
