// Turns events into the sentences of the log, in every host the same way. The sentences are each game's own (text/say.ts).

import type { AnyGame } from './any-game.ts';
import type { Json } from './game.ts';
import type { LogEntry } from './match.ts';
import type { NarratedAct } from './protocol/protocol.ts';

/** Events without a sentence are left out. */
export const sentencesOf = (game: AnyGame, events: readonly Json[], names: readonly string[]): string[] =>
  events.map((event) => game.say.event(event, names)).filter((sentence) => sentence !== null);

/** An act as the log shows it; `by` is null for the opening. */
export function narrateAct(
  game: AnyGame,
  names: readonly string[],
  n: number,
  by: LogEntry['by'] | null,
  events: readonly Json[],
): NarratedAct {
  const words = new Set(events.flatMap((event) => game.say.words(event)));
  return { n, by, lines: sentencesOf(game, events, names), words: [...words] };
}
