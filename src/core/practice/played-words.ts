// The words that a player played in a finished match, as cards name them.

import type { GameText, PlayedMatch, Seat } from '../game.ts';

export const wordsPlayedBy = <Setup, Event, View>(
  { acts }: PlayedMatch<Event, View>,
  seat: Seat,
  say: Pick<GameText<Setup, Event, View>, 'playedWords'>,
): readonly string[] =>
  acts.flatMap(({ events }) =>
    events.flatMap(
      (event) =>
        say
          .playedWords(event)
          .filter((played) => played.seat === seat)
          .map(({ word }) => word.replaceAll(/[^A-Z]/g, '')), // a joker is written in brackets
    ),
  );
