// Drives bots at a table, in the table's own time: asks each what it would do, lets the earliest act, and plays the clock.
// Not the bots themselves (games/*/bot.ts), and not tied to real time: hosts that keep real time wait before they act.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnyGame } from './any-game.ts';
import type { Json, Millis, Seat } from './game.ts';
import { type Random, randomFrom } from './random.ts';
import { sha256 } from './sha256.ts';
import { act, type Entry, type Table } from './table.ts';

export type AutomaticAct = { readonly by: Seat | 'clock'; readonly text: string; readonly at: Millis };

/** The level of each seat's bot; null: not ours to drive. */
export type BotLevels = readonly (string | null)[];

/** What bots draw their chance from: of the match's own seed it tells nothing. */
export const deriveBotSeed = (seed: string): string => sha256(`${seed} bots`);

/** The chance of one choice. Every host takes it from here, so that a choice can be explained when the match is over. */
export const botRandom = (fromBotSeed: string, seat: Seat, n: number): Random =>
  randomFrom(`${fromBotSeed} ${seat}`, n);

/** The next thing that would happen if only bots and the clock acted; null: the table waits for somebody else. */
export function nextAutomaticAct(
  table: Table,
  game: AnyGame,
  drivers: BotLevels,
  lexicon: Lexicon,
  /** The match's. */
  seed: string,
): AutomaticAct | null {
  const { deadline } = table.status;
  let next: AutomaticAct | null =
    deadline === null ? null : { by: 'clock', text: 'timeUp', at: Math.max(deadline, table.at) };
  const chance = deriveBotSeed(seed);
  for (const [seat, level] of drivers.entries()) {
    if (level === null) continue;
    const env = { now: table.at, random: botRandom(chance, seat, table.n), lexicon };
    const choice = game.choose(table.viewFor(seat), seat, level, env);
    if (choice === null) continue;
    const at = table.at + Math.max(0, Math.round(choice.after));
    if (next === null || at < next.at || (at === next.at && next.by === 'clock'))
      next = { by: seat, text: choice.text, at };
  }
  return next;
}

export type BotPlayResult = { readonly entries: readonly Entry[]; readonly stopped: 'over' | 'waiting' | 'long' };

/** Plays on until the match is over, waits for a seat without a bot, or has taken `most` acts. A refused bot is our bug: it throws. */
export function playBots(
  table: Table,
  game: AnyGame,
  drivers: BotLevels,
  lexicon: Lexicon,
  seed: string,
  most: number,
  each: (entry: Entry, events: readonly Json[]) => void = () => {},
): BotPlayResult {
  const entries: Entry[] = [];
  for (;;) {
    if (table.status.outcome !== null) return { entries, stopped: 'over' };
    if (entries.length >= most) return { entries, stopped: 'long' };
    const next = nextAutomaticAct(table, game, drivers, lexicon, seed);
    if (next === null) return { entries, stopped: 'waiting' };
    const done = act(table, next.by, next.text, next.at);
    if (!done.ok)
      throw new Error(
        `${game.id}: ${next.by} was refused “${next.text}” at act ${table.n + 1}: ${done.error.code} ${done.error.rule}`,
      );
    entries.push(done.value.entry);
    each(done.value.entry, done.value.events);
  }
}
