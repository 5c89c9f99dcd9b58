// The moments of Word Xchange: steals, long words, words that survive a round, and one word from winning.

import type { GameMoments, Moment } from '../../../core/moments.ts';
import type { Event } from '../rules/events.ts';
import { targetOf } from '../rules/options.ts';
import type { View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';

const GREAT_LETTERS = 7;
/** Shorter words survive too often to be worth a cheer. */
const SAFE_LETTERS = 5;

export const moments: GameMoments<Event, View> = {
  find: (events, view) => events.flatMap((event) => momentsOf(event, view)),
  nearWin({ easels, left, setup, phase }) {
    if (phase === 'over') return null;
    const seats = [...easels.keys()].filter(
      (seat) => easels[seat]!.length === targetOf(setup, seat) - 1 && !left.includes(seat),
    );
    return seats.length === 0 ? null : { seats, text: 'One more word wins!' };
  },
};

function momentsOf(event: Event, view: View): readonly Moment[] {
  switch (event.type) {
    case 'made':
      return praise(event.seat, event.word);
    case 'stolen':
      return [
        { type: 'taken', by: event.seat, from: event.from, word: spellingOf(event.old) },
        ...praise(event.seat, event.word),
      ];
    case 'rejected':
      return [{ type: 'safe', by: event.seat, word: spellingOf(event.word) }];
    case 'turn': {
      // Everybody else has had a turn since this player's newest word.
      const newest = view.easels[event.seat]!.at(-1);
      const word = newest === undefined ? '' : spellingOf(newest);
      return word.length >= SAFE_LETTERS
        ? [{ type: 'safe', by: event.seat, word, text: `Nobody took ${word}!` }] // so far: it can still be stolen
        : [];
    }
    default:
      return [];
  }
}

const praise = (by: number, word: string): readonly Moment[] =>
  spellingOf(word).length >= GREAT_LETTERS ? [{ type: 'great', by }] : [];
