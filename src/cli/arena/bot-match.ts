// Plays one match between bots to its end and returns its result and statistics.

import type { AnyGame } from '../../core/any-game.ts';
import { playBots } from '../../core/bot-driver.ts';
import type { Json, Millis, Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { playerNames } from '../../core/player-names.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { BotMatch, Lineup } from './pairings.ts';

export type BotMatchResult = {
  readonly lineup: Lineup;
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly acts: number;
  readonly reason: string;
  /** How often each type of event happened. */
  readonly eventCounts: ReadonlyMap<string, number>;
  /** By seat: the time each decision took. */
  readonly decisionTimes: readonly (readonly DecisionTime[])[];
  /** By seat: the words it played. */
  readonly words: readonly (readonly string[])[];
};

/** How long a decision took, and what share of the running clock that was (0 without a clock). */
export type DecisionTime = { readonly ms: Millis; readonly clockShare: number };

const MAX_ACTS = 20_000;
/** A shorter deadline is a window between moves, not a player's clock. */
const MIN_CLOCK_MS: Millis = 2000;

/** Some kernels count a thread's time on a core in steps of this. */
const PROCESSOR_TICK_MS: Millis = 4;

/** Measures a decision, which computes without a pause: when other programs had the core meanwhile, that is not counted. */
function startStopwatch(): () => Millis {
  const [started, before] = [performance.now(), processorTime()];
  return () => Math.min(performance.now() - started, processorTime() - before + PROCESSOR_TICK_MS);
}

function processorTime(): Millis {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function playBotMatch(
  game: AnyGame,
  match: Match,
  lexicon: Lexicon,
  { lineup, seed }: BotMatch,
): BotMatchResult {
  const seeded = { ...match, seed };
  const opened = game.openTable(seeded, lexicon);
  if (!opened.ok) throw new Error(game.say.refusal(opened.error, playerNames([], null)));
  const table = opened.value;
  const eventCounts = new Map<string, number>();
  const decisionTimes = lineup.map((): DecisionTime[] => []);
  const words = lineup.map((): string[] => []);
  const countEvent = (event: Json): void => {
    const { type } = event as { readonly type: string };
    eventCounts.set(type, (eventCounts.get(type) ?? 0) + 1);
    for (const { seat, word } of game.say.playedWords(event)) words[seat]!.push(word);
  };
  let [clock, ends]: [Millis, Millis | null] = [Infinity, null];
  const readClock = (): Millis => {
    const { deadline } = table.status;
    const whole = deadline === null ? Infinity : deadline - table.at;
    if (deadline !== ends && whole >= MIN_CLOCK_MS) clock = whole;
    ends = deadline;
    return clock;
  };
  const timed: AnyGame = {
    ...game,
    choose(view, seat, level, env) {
      const readStopwatch = startStopwatch();
      const choice = game.choose(view, seat, level, env);
      const ms = readStopwatch();
      if (choice !== null) decisionTimes[seat]!.push({ ms, clockShare: ms / readClock() });
      return choice;
    },
  };
  const seededMatch = { match: seeded, table, lexicon };
  const { entries, stopped } = playBots(timed, seededMatch, lineup, MAX_ACTS, (_, events) =>
    events.forEach(countEvent),
  );
  const { outcome, scores } = table.status;
  if (outcome === null) throw new Error(`The match with seed “${seed}” did not end (${stopped}).`);
  return {
    lineup,
    ranking: outcome.ranking,
    scores,
    acts: entries.length,
    reason: outcome.reason,
    eventCounts,
    decisionTimes,
    words,
  };
}
