// What a seat is asked to do, in a sentence.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import { canReject } from '../rules/list-moves.ts';
import type { View } from '../rules/state.ts';
import { sayCall } from './phrases.ts';

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  if (view.phase === 'over') return 'The game is over.';
  if (view.left.includes(seat)) return 'You’ve left this game.';
  if (view.players[seat]!.away) return 'You seem to be away. Make any move to come back.';
  if (!view.toAct.includes(seat)) return promptWaiting(view, players);
  switch (view.phase) {
    case 'call':
      return 'Call a letter. Everyone writes it.';
    case 'respond':
      return promptAnswer(view, seat, players);
    case 'final':
      return 'You may write one last letter.';
    case 'mark':
      return 'Mark the words you want to count.';
  }
}

const promptWaiting = (view: View, players: PlayerNames): string =>
  view.phase === 'call'
    ? `${players.subject(view.caller!)} is choosing a letter.`
    : view.phase === 'final'
      ? `${players.subject(view.caller!)} may write one last letter.`
      : `Waiting for ${players.list(view.toAct)}.`;

function promptAnswer(view: View, seat: Seat, players: PlayerNames): string {
  if (view.grabbed)
    return `Your hand is on the ${quoteLetter(view.letter!)} card. You’ll know in a moment who gets it.`;
  const called = `${sayCall(view, players)}.`;
  if (!canReject(view, seat)) return `${called} Write it.`;
  return view.setup.rejectMode === 'sealed'
    ? `${called} Write it, or ask for its card.`
    : `${called} Write it, or grab its card.`;
}
