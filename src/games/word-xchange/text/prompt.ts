// What a seat is asked to do, in a sentence.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { View } from '../rules/state.ts';
import { hasJoker, spellingOf } from '../rules/tiles.ts';

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
    ? 'Make a word, steal one, or free the joker.'
    : 'Make a word or steal one.';
  return `${choices}${warning}`;
}
