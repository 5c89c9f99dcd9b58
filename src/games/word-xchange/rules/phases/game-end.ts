// Ends the game: a seat has enough words, is the last one left, or everyone has run out of plays. Ranks the seats.

import type { Seat } from '../../../../core/game.ts';
import type { EmitEvent } from '../events.ts';
import { targetOf } from '../options.ts';
import { activeSeats, type State } from '../state.ts';
import { spellingOf } from '../tiles.ts';

export const hasWon = (state: State, seat: Seat): boolean => state.easels[seat]!.length >= targetOf(state.setup, seat);

/** `alone`: the seat wins because all others have left. */
export function endWithWinner(state: State, seat: Seat, alone: boolean, emit: EmitEvent): State {
  emit({ type: 'won', seat, words: state.easels[seat]!, alone });
  const others = activeSeats(state).filter((one) => one !== seat);
  return endGame(state, [[seat], ...rankSeats(state, others)], alone ? 'last seat' : 'words');
}

export function endAfterIdleTurns(state: State, emit: EmitEvent): State {
  const places = rankSeats(state, activeSeats(state));
  const winners = places[0]!;
  const [words, letters] = wordAndLetterCount(state, winners[0]!);
  emit({ type: 'exhausted', winners, words, letters });
  return endGame(state, places, 'empty bag');
}

/** WX-075: seats that left rank last, the first to leave at the very end. */
function endGame(state: State, places: readonly (readonly Seat[])[], reason: string): State {
  const ranking = [...places, ...state.leftSeats.toReversed().map((seat) => [seat])];
  return { ...state, proposal: null, clockEndsAt: null, outcome: { ranking, reason } };
}

function wordAndLetterCount(state: State, seat: Seat): readonly [words: number, letters: number] {
  const words = state.easels[seat]!;
  return [words.length, words.reduce((sum, word) => sum + spellingOf(word).length, 0)];
}

/** By words, then by letters (WX-073). */
function rankSeats(state: State, seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const value = (seat: Seat): number => {
    const [words, letters] = wordAndLetterCount(state, seat);
    return words * 1000 + letters; // there are only 126 tiles, so letters never outweigh a word
  };
  const values = [...new Set(seats.map(value))].toSorted((a, b) => b - a);
  return values.map((one) => seats.filter((seat) => value(seat) === one));
}
