// What a seat is asked to do, in a sentence.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithOr } from '../../../core/wording.ts';
import type { PhaseView, View } from '../rules/view.ts';

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const { phase } = view;
  if (view.players[seat]!.left) return 'You’ve left this game.';
  switch (phase.type) {
    case 'over':
      return 'The game is over.';
    case 'select':
      return phase.selector === seat
        ? `Choose the letters: ${joinWithOr(view.offered ?? [])}.`
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
  return `Write words with ${view.wordster ?? ''} in order.`;
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
