// Starts a match: empty grids, a task card for each player, and the first caller.
// Positions from a scenario are set up in stage-scenario.ts.

import { deckOf } from '../../../core/decks/deck-lexicon.ts';
import type { Env, Step } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { printedTasks } from '../content.ts';
import type { Setup } from './options.ts';
import { beginTurn } from './phases/turn.ts';
import { EMPTY_GRID } from './scoring/grid.ts';
import { isValidWord, type TaskCard } from './scoring/word-validity.ts';
import type { Event, Player, State } from './state.ts';

export function startMatch(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const events: Event[] = [];
  const starter = setup.starter === 'first' ? 0 : env.random.below(seats);
  const tasks = setup.tasks === 'on' ? shuffleTasks(env) : [];
  events.push({ type: 'started', seats, starter, setup });
  if (setup.tasks === 'on') events.push({ type: 'tasksDrawn' });
  const players = Array.from({ length: seats }, (_, seat) => ({ ...NEW_PLAYER, task: tasks[seat] ?? null }));
  return {
    state: beginTurn(createInitialState(setup, players, env.now), starter, env.now, (event) => events.push(event)),
    events,
  };
}

export const NEW_PLAYER: Player = { grid: EMPTY_GRID, task: null, cards: '', finishedFirst: false, timeoutsInARow: 0 };

/** People's own tasks (OB-117), and the printed ones. A word of an own task counts even if it is in no list. */
export const listTaskCards = (lexicon: Lexicon): readonly TaskCard[] => [
  ...listOwnTasks(lexicon),
  ...printedTasks(lexicon).map(({ id, text }) => ({ id, text, staged: null })),
];

const listOwnTasks = (lexicon: Lexicon): readonly TaskCard[] =>
  (deckOf(lexicon)?.tasks ?? []).map(({ name, words }, i) => ({
    ...{ id: `D${i + 1}`, text: `${name}.` },
    staged: { words, exceptions: words.filter((word) => !isValidWord(word, lexicon)) },
  }));

/** Shuffled; nobody gets a printed task before all own ones are used. */
function shuffleTasks({ lexicon, random }: Env): readonly TaskCard[] {
  const tasks = random.shuffle(listTaskCards(lexicon));
  return [...tasks.filter(({ staged }) => staged !== null), ...tasks.filter(({ staged }) => staged === null)];
}

/** The state before the first turn. */
export const createInitialState = (setup: Setup, players: readonly Player[], now: number): State => ({
  setup,
  updatedAt: now,
  players,
  departedSeats: [],
  calls: [],
  scriptedCalls: '',
  scriptedCallers: [],
  hasFirstFinisher: false,
  lastRace: null,
  phase: { type: 'call', caller: 0, limit: null },
});
