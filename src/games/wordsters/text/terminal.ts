// The table as lines of text, for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import { grandTotal } from '../rules/seats.ts';
import type { Line, ListedWord } from '../rules/state.ts';
import type { PhaseView, PlayerView, View } from '../rules/view.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const [a, b, c, d] = view.card.map((wordster) => wordster ?? '···');
  const own = viewer === 'spectator' ? null : view.players[viewer]!.lines;
  const width = Math.max(...view.players.map((_, seat) => players.subject(seat).length));
  return [
    `Round ${view.round} of ${view.setup.rounds}   Card: ${a} ${b} | ${c} ${d}   Wordster: ${view.wordster ?? '···'}`,
    ...view.players.map((player, seat) => formatPlayer(view, player, seat, players.subject(seat).padEnd(width))),
    ...formatNotes(view, players),
    ...(own === null ? [] : formatOwnList(own)),
  ].join('\n');
}

function formatPlayer(view: View, player: PlayerView, seat: Seat, name: string): string {
  const mark = isActing(view.phase, seat) ? '>' : ' ';
  const words = `${player.words} ${view.phase.type === 'write' ? 'written' : 'live'}`;
  const notes = [...(player.left ? ['left'] : []), ...(player.idle ? ['away'] : []), ...(player.done ? ['done'] : [])];
  const shown = player.shown.map(formatPublicWord).join('  ');
  const score = countOf(grandTotal(player), 'point').padStart(10);
  return `${mark} ${name} ${score}  ${words.padEnd(10)} ${[...notes, shown].filter(Boolean).join(', ')}`.trimEnd();
}

function isActing(phase: PhaseView, seat: Seat): boolean {
  switch (phase.type) {
    case 'select':
      return phase.selector === seat;
    case 'write':
      return phase.writer === seat;
    case 'announce':
      return phase.seat === seat;
    case 'respond':
    case 'vote':
      return phase.story.seat === seat;
    case 'over':
      return phase.outcome.ranking[0]!.includes(seat);
  }
}

const formatPublicWord = ({ word, fate, points }: ListedWord): string =>
  fate === 'struck' ? `(${word})` : `${word} ${points ?? '?'}`;

function formatNotes(view: View, players: PlayerNames): readonly string[] {
  const protections = view.protections.map(({ word, seat }) => `${word} for ${players.name(seat)}`);
  const judgements = view.judgements.map(({ words: [a, b], verdict }) => `${a} ${verdict === 'SAME' ? '=' : '≠'} ${b}`);
  return [
    ...(protections.length === 0 ? [] : [`Kept: ${protections.join(', ')}`]),
    ...(judgements.length === 0 ? [] : [`Decided: ${judgements.join(', ')}`]),
  ];
}

function formatOwnList(lines: readonly Line[]): readonly string[] {
  const rows = lines.flatMap((line, i) =>
    line === null ? [] : [`${String(i + 1).padStart(3)} ${line.fate === 'live' ? line.word : formatPublicWord(line)}`],
  );
  return rows.length === 0 ? [] : ['Your list:', ...rows];
}
