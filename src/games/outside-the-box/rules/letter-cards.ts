// Letter cards: who gets a card that several players want, and how it changes hands.

import type { Seat } from '../../../core/game.ts';
import { type EmitEvent, findCardHolder, type Letter, type RaceResult, type State, updatePlayer } from './state.ts';

/** OB-103: fewest cards first, then nearest to the caller's left; the caller comes last. */
export function chooseRejecter(
  players: readonly { readonly cards: string }[],
  seats: readonly Seat[],
  caller: Seat,
): Seat | null {
  const rank = (seat: Seat): number =>
    players[seat]!.cards.length * players.length + ((seat - caller - 1 + players.length) % players.length);
  return seats.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** OB-030, OB-031: from the center or from the player who holds it. */
export function takeCard(state: State, seat: Seat, letter: Letter, grabs: RaceResult['grabs'], emit: EmitEvent): State {
  const from = findCardHolder(state.players, letter);
  const race: RaceResult = { seat, letter, from, grabs };
  emit({ type: 'rejected', ...race });
  const freed =
    from === null ? state : updatePlayer(state, from, { cards: state.players[from]!.cards.replace(letter, '') });
  return { ...updatePlayer(freed, seat, { cards: freed.players[seat]!.cards + letter }), lastRace: race };
}
