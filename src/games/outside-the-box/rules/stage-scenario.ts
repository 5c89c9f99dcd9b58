// Starts a match from a scenario: checks that the position is possible and builds the state (RULES.md, section 18).
// The format is in scenario.ts.

import type { Env, Json, Refusal, Seat, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { drawLetter } from './letters.ts';
import type { Setup } from './options.ts';
import { callScriptedLetter, createRespondPhase, enterForAwaySeats } from './phases/respond.ts';
import { beginTurn, continuePlay } from './phases/turn.ts';
import { refuse } from './refuse.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import { EMPTY_GRID, type Grid, isGridFull } from './scoring/grid.ts';
import type { TaskCard } from './scoring/word-validity.ts';
import { createInitialState, listTaskCards, NEW_PLAYER } from './setup.ts';
import {
  AWAY_AFTER_TIMEOUTS,
  type EmitEvent,
  type Event,
  isUnfinished,
  type Letter,
  type Player,
  type RespondPhase,
  type State,
  unfinishedSeats,
} from './state.ts';

export function startFromScenario(
  scenario: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const state = buildState(scenario, setup, seats, env, (event) => events.push(event));
  return state.ok ? ok({ state: state.value, events }) : refuse('BAD_SCENARIO', 'OB-§18', state.error);
}

function buildState(json: Json, setup: Setup, seats: number, env: Env, emit: EmitEvent): Result<State, string> {
  const scenario = parseScenario(json, seats);
  if (!scenario.ok) return scenario;
  const tasks = dealTasks(scenario.value, setup, seats, env);
  if (!tasks.ok) return tasks;
  const players = scenario.value.grids.map((grid, seat) => ({
    ...createPlayer(scenario.value, seat),
    grid: randomGrid(grid, env.random),
    task: tasks.value[seat]!,
  }));
  const contradiction = findContradiction(scenario.value, players);
  if (contradiction !== null) return err(contradiction);
  return ok(enterPhase(scenario.value, createInitialState(setup, players, env.now), env, emit));
}

const createPlayer = ({ cards, finishedFirst, away }: Scenario, seat: Seat): Player => ({
  ...NEW_PLAYER,
  cards: cards[seat] ?? '',
  finishedFirst: finishedFirst.includes(seat),
  timeoutsInARow: away.includes(seat) ? AWAY_AFTER_TIMEOUTS : 0,
});

function randomGrid(grid: Grid | number | null, random: Random): Grid {
  if (typeof grid !== 'number') return grid ?? EMPTY_GRID;
  const letters = Array.from({ length: grid }, () => drawLetter({ random }));
  return letters.join('') + EMPTY_GRID.slice(grid);
}

/** A task card for every seat; the ones the scenario does not name are drawn from the rest. */
function dealTasks(
  { tasks, taskWords, exceptions }: Scenario,
  setup: Setup,
  seats: number,
  { lexicon, random }: Env,
): Result<readonly (TaskCard | null)[], string> {
  if (setup.tasks === 'off') return ok(Array(seats).fill(null));
  const cards = listTaskCards(lexicon);
  const unknown = tasks.find((id) => id !== null && !cards.some((card) => card.id === id));
  if (unknown !== undefined) return err(`tasks: there is no task card “${unknown?.slice(0, 40)}”`);
  const named = tasks.filter((id) => id !== null);
  if (new Set(named).size < named.length) return err('tasks: a card is in two hands');
  const deck = random.shuffle(cards.filter(({ id }) => !named.includes(id)));
  return ok(
    tasks.map((id, seat) => {
      const card = cards.find((one) => one.id === id) ?? deck.pop() ?? null;
      const [words, barred] = [taskWords[seat] ?? null, exceptions[seat] ?? null];
      if (card === null || (words === null && barred === null)) return card;
      return { ...card, staged: { words: words ?? [], exceptions: barred ?? [] } };
    }),
  );
}

function findContradiction(scenario: Scenario, players: readonly Player[]): string | null {
  const letters = players.map(({ cards }) => cards).join('');
  const twice = [...letters].find((letter, i) => letters.indexOf(letter) !== i);
  if (twice !== undefined) return `cards: the card ${twice} is in two places`;
  const unfinished = scenario.finishedFirst.find((seat) => !isGridFull(players[seat]!.grid));
  if (unfinished !== undefined) return `finishedFirst: seat ${unfinished} has empty squares`;
  if (scenario.done.length > 0 && scenario.letter === null) return 'done needs a letter that was called';
  return null;
}

/** If a seat with a full grid has already answered the called letter, it filled the grid in this turn. */
function enterPhase(scenario: Scenario, initial: State, env: Env, emit: EmitEvent): State {
  const { caller, letter, done, finishedFirst, calls, callers } = scenario;
  const earlier = initial.players.some(({ grid }, seat) => isGridFull(grid) && !done.includes(seat));
  const state: State = {
    ...initial,
    scriptedCalls: calls,
    scriptedCallers: callers,
    hasFirstFinisher: earlier || finishedFirst.length > 0,
  };
  if (unfinishedSeats(state).length < 2) return continuePlay(state, caller, env, emit);
  if (letter !== null) return resumeCall(state, caller, letter, done, env, emit);
  const begun = isUnfinished(state, caller)
    ? beginTurn(state, caller, env.now, emit)
    : continuePlay(state, caller, env, emit);
  return callScriptedLetter(begun, env, emit);
}

function resumeCall(
  state: State,
  caller: Seat,
  letter: Letter,
  done: readonly Seat[],
  env: Env,
  emit: EmitEvent,
): State {
  const phase: RespondPhase = { ...createRespondPhase(state, caller, letter, env.now), finishedSeats: done };
  emit({ type: 'called', caller, letter, absent: false });
  return enterForAwaySeats({ ...state, calls: [{ caller, letter }], phase }, phase, env, emit);
}
