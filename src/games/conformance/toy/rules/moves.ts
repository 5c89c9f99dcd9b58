// Moves as text: `bid 7`.

import type { Seat } from '#core/game.ts';
import type { View } from './view.ts';

export type Move = { readonly card: number };

export function parseMove(text: string): Move | null {
  const [, card] = /^bid ([1-9]\d?)$/i.exec(text) ?? [];
  return card === undefined ? null : { card: Number(card) };
}

export const formatMove = ({ card }: Move): string => `bid ${card}`;

/** All moves of a seat. */
export const listMoves = (view: View, seat: Seat): readonly Move[] =>
  view.over || view.bid !== null || view.players[seat]!.left ? [] : view.hand.map((card) => ({ card }));
