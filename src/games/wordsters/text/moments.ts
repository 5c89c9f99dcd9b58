// The moments of Wordsters: words struck from a list, words shared by others, claims that hold, and the last round.

import type { GameMoments, Moment } from '../../../core/moments.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const GREAT_LETTERS = 9;

export const moments: GameMoments<Event, View> = {
  find: (events) => events.flatMap((event) => momentsOf(event, events)),
  // While the letters are chosen, the summary of the round before is on the screen.
  nearWin: ({ round, setup, phase }) =>
    round === setup.rounds && setup.rounds > 1 && phase.type !== 'over' && phase.type !== 'select'
      ? { seats: [], text: 'Last round!' }
      : null,
};

function momentsOf(event: Event, step: readonly Event[]): readonly Moment[] {
  switch (event.type) {
    case 'wordsStruck': {
      const reader = step.find((one) => one.type === 'wordAnnounced' || one.type === 'wordScored')?.seat;
      if (event.why !== 'same' || reader === undefined || reader === event.seat) return [];
      const [word] = event.words;
      if (word === undefined) return [];
      return [
        { type: 'taken', by: reader, from: event.seat, word, isUnchanged: true, text: `${word} is crossed off!` },
      ];
    }
    case 'wordProtected':
      return [{ type: 'safe', by: event.seat, word: event.word }];
    case 'wordScored':
      return event.points > 0 && event.word.length >= GREAT_LETTERS ? [{ type: 'great', by: event.seat }] : [];
    default:
      return [];
  }
}
