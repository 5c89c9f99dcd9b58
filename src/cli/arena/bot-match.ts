// One match of bots from the deal to the end, and what is worth knowing of it afterwards.
// Not who plays (plan.ts), nor what many matches come to (tally.ts).

import type { AnyGame } from '../../core/any-game.ts';
import { playBots } from '../../core/bot-driver.ts';
import type { Json, Millis, Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Bout, LineUp } from './pairings.ts';
import { wordPlayed } from './word-tiers.ts';

export type Played = {
  readonly drivers: LineUp;
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly acts: number;
  readonly reason: string;
  /** How often each kind of event was told. */
  readonly told: ReadonlyMap<string, number>;
  /** By seat: how long each decision took, in real time. */
  readonly thinking: readonly (readonly Thought[])[];
  /** By seat: the words it played. */
  readonly words: readonly (readonly string[])[];
};

/** A decision: how long it took, and which part that is of the clock it was made under (0: none ran). */
export type Thought = { readonly took: Millis; readonly part: number };

const MOST_ACTS = 20_000;
/** A shorter deadline is a window between moves, not a player's clock. */
const LEAST_CLOCK: Millis = 2000;

export function playBout(game: AnyGame, match: Match, lexicon: Lexicon, { drivers, seed }: Bout): Played {
  const seeded = { ...match, seed };
  const opened = game.openTable(seeded, lexicon);
  if (!opened.ok) throw new Error(game.say.refusal(opened.error));
  const table = opened.value;
  const told = new Map<string, number>();
  const thinking = drivers.map((): Thought[] => []);
  const words = drivers.map((): string[] => []);
  const note = (event: Json): void => {
    const { type } = event as { readonly type: string };
    told.set(type, (told.get(type) ?? 0) + 1);
    const played = wordPlayed(game.id, event);
    if (played !== null) words[played.seat]!.push(played.word);
  };
  let [clock, ends]: [Millis, Millis | null] = [Infinity, null];
  const readClock = (): Millis => {
    const { deadline } = table.status;
    const whole = deadline === null ? Infinity : deadline - table.at;
    if (deadline !== ends && whole >= LEAST_CLOCK) clock = whole;
    ends = deadline;
    return clock;
  };
  const timed: AnyGame = {
    ...game,
    choose(view, seat, level, env) {
      const started = performance.now();
      const choice = game.choose(view, seat, level, env);
      const took = performance.now() - started;
      if (choice !== null) thinking[seat]!.push({ took, part: took / readClock() });
      return choice;
    },
  };
  const opening = { match: seeded, table, lexicon };
  const { entries, stopped } = playBots(timed, opening, drivers, MOST_ACTS, (_, events) => events.forEach(note));
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
