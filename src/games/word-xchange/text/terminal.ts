// Prints the table and the prompt for a seat as lines of text for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { View } from '../rules/state.ts';
import { hasJoker } from '../rules/tiles.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const name = (seat: Seat): string => players.subject(seat);
  const width = Math.max(...view.easels.map((_, seat) => name(seat).length));
  const rows = view.easels.map((words, seat) => {
    const mark = seat === view.turn && view.phase !== 'over' ? '>' : ' ';
    const count = `${words.length}/${view.setup.targetWords}`;
    const notes = seatNotes(view, viewer, seat);
    const row = [...words, ...(notes === '' ? [] : [`(${notes})`])].join('  ');
    return `${mark} ${seat} ${name(seat).padEnd(width)} ${count.padStart(5)}  ${row}`.trimEnd();
  });
  const proposal = view.proposal === null ? [] : [`On trial: ${view.proposal.word} of ${name(view.proposal.seat)}`];
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
    ...(tile === null ? [] : [tile === '?' ? 'hides a tile' : seat === viewer ? `you hide ${tile}` : `hid ${tile}`]),
    ...(view.away.includes(seat) ? ['away'] : []),
    ...(view.owes.includes(seat) ? ['sits out a turn'] : []),
    ...(view.left.includes(seat) ? ['has left'] : []),
  ];
  return notes.join(', ');
}

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const name = (one: Seat): string => players.subject(one);
  if (view.phase === 'over') return 'The game is over.';
  if (view.left.includes(seat)) return 'You have left this game.';
  if (view.away.includes(seat)) return 'You count as away: type back, or just move in your turn.';
  if (view.proposal !== null) {
    if (view.proposal.seat === seat) return `The others may challenge ${view.proposal.word} now.`;
    return view.proposal.answered.includes(seat)
      ? 'You have answered; the others may still challenge.'
      : `Do you challenge ${view.proposal.word}, or accept it?`;
  }
  if (view.turn !== seat) return `The turn is with ${name(view.turn)}.`;
  const limit = view.setup.refusalLimit;
  const left = view.setup.wordCheck === 'auto' && limit !== 'none' ? limit - view.refusals : null;
  const warning = left === 1 ? ' A word that is not in the dictionary costs the turn.' : '';
  const choices = view.easels.some((words, owner) => owner !== seat && words.some(hasJoker))
    ? 'Make, steal, or free the joker.'
    : 'Make a word, or steal one.';
  return `${choices}${warning}`;
}
