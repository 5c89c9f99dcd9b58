// The table, and what a seat is asked to do, as plain text for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithOr } from '../../../core/wording.ts';
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

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const { phase } = view;
  if (view.players[seat]!.left) return 'You’ve left this game.';
  switch (phase.type) {
    case 'over':
      return 'The game is over.';
    case 'select':
      return phase.selector === seat
        ? `Choose the letters for this round: ${joinWithOr(view.offered ?? [])}.`
        : `${players.subject(phase.selector)} is choosing the letters.`;
    case 'write':
      return formatWritingPrompt(view, phase, seat, players);
    case 'announce':
      return phase.seat === seat
        ? 'Read out a word from your list.'
        : `${players.subjectPossessive(phase.seat)} turn to read.`;
    case 'respond':
      return formatResponsePrompt(view, phase, seat, players);
    case 'vote':
      return phase.ballot === null
        ? `Do ${phase.story.word} and ${phase.dispute.word} count as the same word?`
        : 'You’ve voted. Waiting for the others.';
  }
}

function formatWritingPrompt(
  view: View,
  phase: Extract<PhaseView, { type: 'write' }>,
  seat: Seat,
  players: PlayerNames,
): string {
  if (phase.writer !== null && phase.writer !== seat)
    return `${players.subjectPossessive(phase.writer)} turn to write.`;
  if (!phase.ready) return 'Your turn to write.';
  if (view.players[seat]!.done) return 'Finished! Waiting for the others.';
  return `Write words with the letters ${view.wordster ?? ''} in that order.`;
}

/** More words than these are easier to find on the list itself. */
const MAX_CLAIMS_NAMED = 3;

function formatResponsePrompt(
  view: View,
  phase: Extract<PhaseView, { type: 'respond' }>,
  seat: Seat,
  players: PlayerNames,
): string {
  const { word } = phase.story;
  const struck = phase.story.with.includes(seat);
  if (phase.story.seat === seat) return `You read ${word}. Waiting for the others.`;
  const reader = players.subject(phase.story.seat);
  if (phase.mine !== null) return 'Waiting for the others.';
  const parts = [
    ...(phase.similar?.length
      ? [`claim ${phase.similar.length > MAX_CLAIMS_NAMED ? 'a similar word' : joinWithOr(phase.similar)}`]
      : []),
    ...(phase.contestable.length > 0 ? ['contest it if it’s the same as an earlier word'] : []),
    ...(view.setup.legality === 'onQuestion' ? ['question it'] : []),
  ];
  const news = struck ? `${reader} read ${word}, and you had the same word` : `${reader} read ${word}`;
  return parts.length === 0 ? `${news}.` : `${news}. You can ${parts.join(', ')}, or let it pass.`;
}
