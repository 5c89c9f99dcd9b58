// Describes what each roll of the die would lead to, shown to the player about to roll.

import type { Seat } from '../../../core/game.ts';
import { countOf } from '../../../core/wording.ts';
import { authorStatusOf, royaltyOf, SPACES, type Space } from '../rules/spaces.ts';
import { hasSeveralDecks } from '../rules/state.ts';
import { formatMoney, relationPlural, spaceLabel } from '../text/phrases.ts';
import type { ViewerContext } from './panel-actions.ts';
import { spacesInReach } from './ring-layout.ts';

export type RollOutcome = {
  readonly roll: number;
  readonly space: Space;
  readonly name: string;
  readonly effect: string;
  /** The effect in two or three words, for a phone. */
  readonly brief: string;
};

/** Rolls with the same effect. */
export type RollGroup = Omit<RollOutcome, 'roll' | 'effect'> & { readonly rolls: readonly number[] };

/** For a phone: rolls that do the same, together. */
export function groupRolls(outcomes: readonly RollOutcome[]): readonly RollGroup[] {
  const groups = new Map<string, RollGroup>();
  for (const { roll, space, name, brief } of outcomes) {
    const key = `${name} ${brief}`;
    groups.set(key, { space, name, brief, rolls: [...(groups.get(key)?.rolls ?? []), roll] });
  }
  return [...groups.values()];
}

export function rollOutcomesOf(context: ViewerContext): readonly RollOutcome[] {
  const { at, books } = context.view.players[context.seat!]!;
  const benefit = books === 0 ? 'a book' : `a book or ${formatMoney(royaltyOf(books))}`;
  return [...spacesInReach(at!)].map(([to, roll]) => {
    const space = SPACES[to]!;
    // A player who passes START chooses there first (WP-038), which may change the effect of the space (WP-041).
    const effect =
      to === 0 ? benefit : to < at! ? `first ${benefit} at Start, then this space` : describeEffect(context, space);
    const brief = to === 0 ? 'a book' : to < at! ? 'Start first' : describeBriefly(context, space);
    return { roll, space, name: spaceLabel(space), effect, brief };
  });
}

function describeBriefly(context: ViewerContext, space: Space): string {
  const { books } = context.view.players[context.seat!]!;
  switch (space.type) {
    case 'start':
      return '';
    case 'play':
      return { S: 'same meaning', A: 'opposite', SA: 'same or opposite' }[space.relation];
    case 'royalty':
      return books === 0 ? 'no books, no money' : formatMoney(royaltyOf(books));
    case 'pass':
      return `${hasSeveralDecks(context.view.players) ? 'swap' : 'pass'} ${countOf(space.count, 'card')}`;
    case 'infringement':
      return rankedRivals(context, space.status).length === 0 ? 'no effect' : `pay ${space.status}s`;
  }
}

function rankedRivals({ view, seat }: ViewerContext, status: string): readonly Seat[] {
  return view.players.flatMap((player, other) =>
    other !== seat && !player.left && authorStatusOf(player.books) === status ? [other] : [],
  );
}

function describeEffect(context: ViewerContext, space: Space): string {
  const { view, seat, players } = context;
  const { books } = view.players[seat!]!;
  switch (space.type) {
    case 'start':
      return '';
    case 'play':
      return `play ${relationPlural(space.relation)}`;
    case 'royalty':
      return books === 0 ? 'no money: you have no books yet' : `you get ${formatMoney(royaltyOf(books))}`;
    case 'pass': {
      const cards = countOf(space.count, 'card');
      return hasSeveralDecks(view.players) ? `everyone swaps ${cards}` : `everyone passes ${cards} to the left`;
    }
    case 'infringement': {
      const due = rankedRivals(context, space.status);
      return due.length === 0
        ? `no effect: nobody else is a ${space.status}`
        : `roll again: ${players.list(due)} ${due.length === 1 ? 'gets' : 'each get'} ${formatMoney(space.rate)} × the die`;
    }
  }
}
