// The table as lines of text, for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import { cardPoints, isBlank } from '../rules/cards.ts';
import { wordPoints } from '../rules/scoring.ts';
import { textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { describePremium, formatPoints, quoteRow } from './phrases.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  return [
    `Round ${view.round} of ${view.setup.rounds}`,
    '',
    ...formatRow(view, players),
    '',
    ...formatPlayers(view, players),
    '',
    `Pile: ${view.pile}, used cards: ${view.discard.length + view.folded}`,
    ...formatHand(view, viewer),
  ].join('\n');
}

/** The letters with an asterisk for those played last, then the cards, then their points. */
function formatRow({ row, status }: View, players: PlayerNames): readonly string[] {
  if (status === 'empty') return ['The row is empty.'];
  const cells = row.slots.map(({ card, letter, premium, fresh }) => [
    ` ${letter}${fresh ? '*' : ''}`,
    `${card}${premium === null ? '' : `+${premium}`}`,
    ` ${cardPoints(card)}`,
  ]);
  const lines = [0, 1, 2].map((line) => `  ${cells.map((cell) => cell[line]!.padEnd(7)).join('')}`.trimEnd());
  const text = textOf(row.slots);
  const title =
    row.by === null
      ? `Unfinished row: ${quoteRow(text)}${row.passed.length > 0 ? `, passed by ${players.list(row.passed)}` : ''}`
      : `Word: ${text} by ${players.name(row.by)}, ${formatPoints(wordPoints(row.slots))}`;
  return [title, ...lines];
}

function formatPlayers(view: View, players: PlayerNames): readonly string[] {
  const width = Math.max(6, ...view.players.map((_, seat) => players.subject(seat).length)) + 2;
  const line = (seat: Seat): string => {
    const { score, letters, premiums, away } = view.players[seat]!;
    const note = view.left.includes(seat) ? 'has left' : away ? 'away' : premiums.join(' ');
    const pointer = view.toAct === seat ? '>' : ' ';
    return `${pointer} ${players.subject(seat).padEnd(width)}${String(score).padStart(5)}  ${countOf(letters, 'letter').padEnd(10)}  ${note}`.trimEnd();
  };
  return [...view.rotation, ...view.left].map(line);
}

function formatHand(view: View, viewer: Viewer): readonly string[] {
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!player?.hand || view.phase === 'over') return [];
  const cards = player.hand.map((card) => (isBlank(card) ? card : `${card} ${cardPoints(card)}`)).join('   ');
  const premiums = player.premiums.map((premium) => `${premium} (${describePremium(premium)})`).join(', ');
  return [`Your hand: ${cards || 'no letters'}`, ...(premiums === '' ? [] : [`Your premium cards: ${premiums}`])];
}
