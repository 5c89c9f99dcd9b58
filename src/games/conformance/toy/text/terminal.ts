// The table as lines of text, for the terminal.

import type { Viewer } from '#core/game.ts';
import type { PlayerNames } from '#core/player-names.ts';
import type { View } from '../rules/view.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const seats = view.players.map(({ cards, hasBid, points, left }, seat) => {
    const note = left ? 'has left' : hasBid ? 'has bid' : `${cards} cards`;
    return `${seat === viewer ? '>' : ' '} ${players.subject(seat)}  ${points}  ${note}`;
  });
  return [
    `Round ${Math.min(view.round, view.rounds)} of ${view.rounds}`,
    ...seats,
    ...(view.hand.length === 0 ? [] : [`Your cards: ${view.hand.join(' ')}`]),
  ].join('\n');
}
