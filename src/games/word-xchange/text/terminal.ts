// The table as lines of text, for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { targetOf } from '../rules/options.ts';
import type { View } from '../rules/state.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const width = Math.max(...view.easels.map((_, seat) => players.subject(seat).length));
  const rows = view.easels.map((words, seat) => {
    const mark = seat === view.turn && view.phase !== 'over' ? '>' : ' ';
    const count = `${words.length}/${targetOf(view.setup, seat)}`;
    const notes = seatNotes(view, viewer, seat);
    const row = [...words, ...(notes === '' ? [] : [`(${notes})`])].join('  ');
    return `${mark} ${seat} ${players.subject(seat).padEnd(width)} ${count.padStart(5)}  ${row}`.trimEnd();
  });
  const proposal =
    view.proposal === null ? [] : [`Can be challenged: ${view.proposal.word} (${players.subject(view.proposal.seat)})`];
  const cards = view.hints.map(({ root, add, words }) => `${root}+${add} ${words.join('/')}`);
  return [
    `Board: ${[...view.board].join(' ') || '(empty)'}`,
    `Bag:   ${view.bag}`,
    ...proposal,
    ...rows,
    ...(cards.length === 0 ? [] : [`Cards: ${cards.join(' · ')}`]),
  ].join('\n');
}

function seatNotes(view: View, viewer: Viewer, seat: Seat): string {
  const tile = view.hidden[seat]!;
  const notes = [
    ...(tile === null
      ? []
      : [tile === '?' ? 'hidden tile' : seat === viewer ? `your hidden tile: ${tile}` : `hidden tile: ${tile}`]),
    ...(view.away.includes(seat) ? ['away'] : []),
    ...(view.owes.includes(seat) ? ['skips a turn'] : []),
    ...(view.left.includes(seat) ? ['left'] : []),
  ];
  return notes.join(', ');
}
