// The draft: the card a player has picked up but not bid yet. Pure functions; Board.svelte holds the draft and sends the move.

import type { Seat } from '#core/game.ts';
import { listMoves } from '../rules/list-moves.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export type Draft = { readonly card: number | null };

export const EMPTY_DRAFT: Draft = { card: null };

/** Picks a card up, or puts it back if it was picked up already. */
export const pickCard = (draft: Draft, card: number): Draft => ({ card: draft.card === card ? null : card });

/** The next card in this direction; from no card, the first or the last one. */
export function stepToCard(draft: Draft, hand: readonly number[], direction: 1 | -1): Draft {
  const at = draft.card === null ? -1 : hand.indexOf(draft.card);
  const next = at === -1 ? (direction === 1 ? 0 : hand.length - 1) : (at + direction + hand.length) % hand.length;
  return { card: hand[next] ?? null };
}

/** The move this draft stands for; null if it is none, or not allowed now. */
export const draftedMove = (view: View, seat: Seat, { card }: Draft): Move | null =>
  listMoves(view, seat).find((move) => move.card === card) ?? null;
