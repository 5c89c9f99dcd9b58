// Turns events into the sentences of the log, in every host the same way. The sentences are each game's own (text/say.ts).

import type { Json } from '../game.ts';
import type { LogEntry } from '../match.ts';
import type { PlayerNames } from '../player-names.ts';
import type { NarratedAct } from '../protocol/protocol.ts';
import type { TableGame } from '../table-game.ts';

/** Events without a sentence are left out. */
export const sentencesOf = (game: Pick<TableGame, 'say'>, events: readonly Json[], players: PlayerNames): string[] =>
  events.map((event) => game.say.event(event, players)).filter((sentence) => sentence !== null);

/** An act as the log shows it; `by` is null for the opening. */
export function narrateAct(
  game: Pick<TableGame, 'say'>,
  players: PlayerNames,
  n: number,
  by: LogEntry['by'] | null,
  events: readonly Json[],
): NarratedAct {
  const told = events.flatMap((event) => {
    const line = game.say.event(event, players);
    return line === null ? [] : [{ line, topic: game.say.topic(event) }];
  });
  const words = new Set(events.flatMap((event) => game.say.words(event)));
  return {
    n,
    by,
    lines: told.map(({ line }) => line),
    topics: told.map(({ topic }) => topic),
    words: [...words],
  };
}
