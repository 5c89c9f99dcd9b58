// What a seat is asked to do, in a sentence.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithOr } from '../../../core/wording.ts';
import { textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  if (view.outcome !== null) return `The game is over. ${players.subjectList(view.outcome.ranking[0]!)} won.`;
  if (view.left.includes(seat)) return 'You’ve left this game.';
  if (view.toAct !== seat)
    return view.phase === 'switch'
      ? `${players.subject(view.toAct!)} may switch places.`
      : `It’s ${players.possessive(view.toAct!)} turn.`;
  if (view.phase === 'switch')
    return `You had the best round! Switch places with ${joinWithOr(view.partners.map(players.name))}, or stay.`;
  switch (view.status) {
    case 'empty':
      return 'Play a word or a single letter.';
    case 'open':
      return 'Finish a word, or play just one card.';
    case 'word':
      return `Change ${textOf(view.row.slots)}, or clear it.`;
  }
}
