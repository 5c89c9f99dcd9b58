// The beginning: empty grids, a task card each, and the first caller.
// Not positions written down by a person (stage.ts).

import type { Env, Step } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { printedTasks } from '../content.ts';
import type { Setup } from './options.ts';
import { beginTurn } from './phases/turn.ts';
import { EMPTY } from './scoring/grid.ts';
import type { TaskCard } from './scoring/word-validity.ts';
import type { Event, Player, State } from './state.ts';

export function start(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const events: Event[] = [];
  const starter = setup.starter === 'first' ? 0 : env.random.below(seats);
  const tasks = setup.tasks === 'on' ? env.random.shuffle(cardsOf(env.lexicon)) : [];
  events.push({ type: 'started', seats, starter, setup });
  if (setup.tasks === 'on') events.push({ type: 'tasksDrawn' });
  const players = Array.from({ length: seats }, (_, seat) => ({ ...NEWCOMER, task: tasks[seat] ?? null }));
  return { state: beginTurn(bare(setup, players, env.now), starter, env.now, (event) => events.push(event)), events };
}

export const NEWCOMER: Player = { grid: EMPTY, task: null, cards: '', first: false, missed: 0 };

export const cardsOf = (lexicon: Lexicon): readonly TaskCard[] =>
  printedTasks(lexicon).map(({ id, text }) => ({ id, text, staged: null }));

/** A table with these players before its first turn. */
export const bare = (setup: Setup, players: readonly Player[], now: number): State => ({
  setup,
  at: now,
  players,
  left: [],
  calls: [],
  toCall: '',
  finished: false,
  lastRace: null,
  phase: { type: 'call', caller: 0, limit: null },
});
