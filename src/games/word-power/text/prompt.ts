// What a seat is asked to do, in a sentence.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import { forfeitFor } from '../rules/amounts.ts';
import type { PlayRelation } from '../rules/spaces.ts';
import { hasSeveralDecks, relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { cardsToPassCount, challengeablePlacements, nextSeatClockwise } from '../rules/view.ts';
import { formatMoney, relationPlural } from './phrases.ts';

export function sayTarget({ setup }: View): string {
  const both = setup.winRule === 'both' ? 'and' : 'or';
  return `First to ${setup.targetBooks} books ${both} ${formatMoney(setup.targetCash)} wins.`;
}

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const { phase, active } = view;
  if (phase.type === 'over') return sayEnd(view, players);
  if (seat !== active && challengeablePlacements(view, seat).length > 0 && phase.type !== 'bet')
    return promptChallenge(view, seat);
  if (!view.toAct.includes(seat)) return sayWhoActs(view, players);
  switch (phase.type) {
    case 'roll':
      return 'Roll the die.';
    case 'start':
      return 'A book, or royalties (money for your books)?';
    case 'place':
      return promptPlacing(view);
    case 'bet':
      return `Call and see the answer for ${formatMoney(phase.level)}, or raise?`;
    case 'pass':
      return promptPass(view, seat, players);
    case 'wait':
      return sayWhoActs(view, players);
  }
}

function sayEnd({ outcome }: View, players: PlayerNames): string {
  const winner = outcome!.ranking[0]![0]!;
  return `The game is over. ${players.subject(winner)} won.`;
}

/** What the others are doing. */
function sayWhoActs({ phase, active, toAct, players: seats }: View, players: PlayerNames): string {
  const who = players.list(toAct);
  switch (phase.type) {
    case 'start':
      return `${players.subject(active)} ${players.verb(active, 'are', 'is')} choosing between a book and royalties.`;
    case 'place':
      return `${players.subject(active)} ${players.verb(active, 'are', 'is')} playing ${relationPlural(relationInPlay(seats, active)!)}.`;
    case 'wait':
      return `Waiting for ${who} to decide.`;
    case 'bet':
      return `Waiting for ${who} to call or raise.`;
    case 'pass':
      return `Waiting for ${who} to choose cards.`;
    default:
      return `Waiting for ${who} to roll.`;
  }
}

const EXPLAINED_RELATIONS: { readonly [R in PlayRelation]: string } = {
  S: 'synonyms (same meaning)',
  A: 'antonyms (opposite meaning)',
  SA: 'synonyms or antonyms (same or opposite meaning)',
};

function promptPlacing({ players, active, windows, laid }: View): string {
  if (laid.length > 0) return 'Play another card, or end your turn.';
  const forfeit = forfeitFor(windows);
  const instead = forfeit > players[active]!.cash ? 'lose your next turn' : `pay ${formatMoney(forfeit)}`;
  return `Play ${EXPLAINED_RELATIONS[relationInPlay(players, active)!]}, or ${instead}.`;
}

/** For every card an opponent plays, as soon as it can be challenged. */
function promptChallenge(view: View, seat: Seat): string {
  const open = challengeablePlacements(view, seat);
  return open.length === 1 ? `Challenge ${open[0]!.key}?` : `Challenge one of the ${open.length} cards?`;
}

function promptPass(view: View, seat: Seat, players: PlayerNames): string {
  const cards = countOf(cardsToPassCount(view), 'card');
  return hasSeveralDecks(view.players)
    ? `Choose ${cards} to swap.`
    : `Choose ${cards} to pass to ${players.name(nextSeatClockwise(view, seat))}.`;
}
