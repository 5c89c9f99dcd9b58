// The table, and what a seat is asked to do, as plain text for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithOr } from '../../../core/wording.ts';
import { grandTotal } from '../rules/seats.ts';
import type { Line, ListedWord } from '../rules/state.ts';
import type { PhaseView, PlayerView, View } from '../rules/view.ts';

type Name = (seat: Seat) => string;
const seatNamer =
  (players: PlayerNames): Name =>
  (seat) =>
    players.subject(seat);

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const name = seatNamer(players);
  const [a, b, c, d] = view.card.map((wordster) => wordster ?? '···');
  const own = viewer === 'spectator' ? null : view.players[viewer]!.lines;
  const width = Math.max(...view.players.map((_, seat) => name(seat).length));
  return [
    `Round ${view.round} of ${view.setup.rounds}   Card: ${a} ${b} | ${c} ${d}   Wordster: ${view.wordster ?? '···'}`,
    ...view.players.map((player, seat) => formatPlayer(view, player, seat, name(seat).padEnd(width))),
    ...formatNotes(view, name),
    ...(own === null ? [] : formatOwnList(own)),
  ].join('\n');
}

function formatPlayer(view: View, player: PlayerView, seat: Seat, name: string): string {
  const mark = isActing(view.phase, seat) ? '>' : ' ';
  const words = `${player.words} ${view.phase.type === 'write' ? 'written' : 'live'}`;
  const notes = [
    ...(player.left ? ['has left'] : []),
    ...(player.idle ? ['idle'] : []),
    ...(player.done ? ['done'] : []),
  ];
  const shown = player.shown.map(formatPublicWord).join('  ');
  const score = `${grandTotal(player)}`.padStart(3);
  return `${mark} ${seat} ${name} ${score} points  ${words.padEnd(10)} ${[...notes, shown].filter(Boolean).join(', ')}`.trimEnd();
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

function formatNotes(view: View, name: Name): readonly string[] {
  const protections = view.protections.map(({ word, seat }) => `${word} for ${name(seat)}`);
  const judgements = view.judgements.map(({ words: [a, b], verdict }) => `${a} ${verdict === 'SAME' ? '=' : '≠'} ${b}`);
  return [
    ...(protections.length === 0 ? [] : [`Protected: ${protections.join(', ')}`]),
    ...(judgements.length === 0 ? [] : [`Judged: ${judgements.join(', ')}`]),
  ];
}

function formatOwnList(lines: readonly Line[]): readonly string[] {
  const rows = lines.flatMap((line, i) =>
    line === null ? [] : [`${String(i + 1).padStart(3)} ${line.fate === 'live' ? line.word : formatPublicWord(line)}`],
  );
  return rows.length === 0 ? [] : ['Your list:', ...rows];
}

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const name = seatNamer(players);
  const { phase } = view;
  if (view.players[seat]!.left) return 'You have left this game.';
  switch (phase.type) {
    case 'over':
      return 'The game is over.';
    case 'select':
      return phase.selector === seat
        ? `Choose the Wordster: ${joinWithOr(view.offered ?? [])}.`
        : `The choice of the Wordster is with ${name(phase.selector)}.`;
    case 'write':
      return formatWritingPrompt(view, phase, seat, name);
    case 'announce':
      return phase.seat === seat ? 'Announce a word of your list.' : `The turn is with ${name(phase.seat)}.`;
    case 'respond':
      return formatResponsePrompt(view, phase, seat);
    case 'vote':
      return phase.ballot === null
        ? `Are ${phase.story.word} and ${phase.dispute.word} the same?`
        : 'You have voted; the others still do.';
  }
}

function formatWritingPrompt(view: View, phase: Extract<PhaseView, { type: 'write' }>, seat: Seat, name: Name): string {
  if (phase.writer !== null && phase.writer !== seat) return `It is the turn of ${name(phase.writer)} to write.`;
  if (!phase.ready) return 'It is your turn to write: take over with “ready”.';
  if (view.players[seat]!.done) return 'You are done; the others still write.';
  return `Write words with ${[...(view.wordster ?? '')].join(', ')} in order.`;
}

function formatResponsePrompt(view: View, phase: Extract<PhaseView, { type: 'respond' }>, seat: Seat): string {
  const { word } = phase.story;
  if (phase.story.seat === seat) return `The others may respond to ${word}.`;
  if (phase.mine !== null) return 'You have responded; the others may still do so.';
  const parts = [
    ...(phase.similar?.length ? [`claim ${joinWithOr(phase.similar)}`] : []),
    ...(phase.contestable.length > 0 ? ['contest it'] : []),
    ...(view.setup.legality === 'onQuestion' ? ['question it'] : []),
  ];
  return parts.length === 0 ? `${word}: nothing to say.` : `${word}: ${parts.join(', or ')}, or say nothing.`;
}
