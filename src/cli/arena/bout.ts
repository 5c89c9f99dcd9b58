// One match of bots from the deal to the end, and what is worth knowing of it afterwards.
// Not who plays (plan.ts), nor what many matches come to (tally.ts).

import { playBots } from '../../core/bots.ts';
import type { Json, Millis, Seat } from '../../core/game.ts';
import type { SealedGame } from '../../core/seal.ts';
import type { Match } from '../../core/table.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Bout, LineUp } from './plan.ts';
import { wordPlayed } from './words.ts';

export type Played = {
  readonly drivers: LineUp;
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly acts: number;
  readonly reason: string;
  /** How often each kind of event was told. */
  readonly told: ReadonlyMap<string, number>;
  /** By seat: how long each decision took, in real time. */
  readonly thinking: readonly (readonly Millis[])[];
  /** By seat: the words it played. */
  readonly words: readonly (readonly string[])[];
};

const MOST_ACTS = 20_000;

export function playBout(game: SealedGame, match: Match, lexicon: Lexicon, { drivers, seed }: Bout): Played {
  const opened = game.open({ ...match, seed }, lexicon);
  if (!opened.ok) throw new Error(game.say.refusal(opened.error));
  const table = opened.value;
  const told = new Map<string, number>();
  const thinking = drivers.map((): Millis[] => []);
  const words = drivers.map((): string[] => []);
  const note = (event: Json): void => {
    const { type } = event as { readonly type: string };
    told.set(type, (told.get(type) ?? 0) + 1);
    const played = wordPlayed(game.id, event);
    if (played !== null) words[played.seat]!.push(played.word);
  };
  const timed: SealedGame = {
    ...game,
    choose(view, seat, level, env) {
      const started = performance.now();
      const choice = game.choose(view, seat, level, env);
      if (choice !== null) thinking[seat]!.push(performance.now() - started);
      return choice;
    },
  };
  const { entries, stopped } = playBots(table, timed, drivers, lexicon, `${seed} bots`, MOST_ACTS, (_, events) =>
    events.forEach(note),
  );
  const { outcome, scores } = table.status;
  if (outcome === null) throw new Error(`The match with seed “${seed}” did not end (${stopped}).`);
  return {
    drivers,
    ranking: outcome.ranking,
    scores,
    acts: entries.length,
    reason: outcome.reason,
    told,
    thinking,
    words,
  };
}
