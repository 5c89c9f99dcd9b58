// Prints the table and the prompt for a seat as lines of text for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { View } from '../rules/state.ts';
import { hasJoker, spellingOf } from '../rules/tiles.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const width = Math.max(...view.easels.map((_, seat) => players.subject(seat).length));
  const rows = view.easels.map((words, seat) => {
    const mark = seat === view.turn && view.phase !== 'over' ? '>' : ' ';
    const count = `${words.length}/${view.setup.targetWords}`;
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

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  if (view.phase === 'over') return 'The game is over.';
  if (view.left.includes(seat)) return 'You’ve left this game.';
  if (view.away.includes(seat)) return 'You seem to be away. Say you’re back, or just play on your turn.';
  if (view.proposal !== null) {
    const word = spellingOf(view.proposal.word);
    if (view.proposal.seat === seat) return `The others can challenge ${word} now.`;
    return view.proposal.answered.includes(seat)
      ? `The others can still challenge ${word}.`
      : `Is ${word} a real word? Accept it, or challenge it.`;
  }
  if (view.turn !== seat) return `It’s ${players.possessive(view.turn)} turn.`;
  const limit = view.setup.refusalLimit;
  const left = view.setup.wordCheck === 'auto' && limit !== 'none' ? limit - view.refusals : null;
  const warning = left === 1 ? ' A word that isn’t in the dictionary ends your turn.' : '';
  const choices = view.easels.some((words, owner) => owner !== seat && words.some(hasJoker))
    ? 'Make a word, steal one, or free the joker with a letter from the board.'
    : 'Make a word or steal one.';
  return `${choices}${warning}`;
}
