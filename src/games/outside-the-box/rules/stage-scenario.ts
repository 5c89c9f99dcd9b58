// A table as a person has written it down: checks that the position is possible and sets it up (RULES.md, section 18).
// Not what the fields may hold (scenario.ts).

import type { Env, Json, Refusal, Seat, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { drawLetter } from './letters.ts';
import type { Setup } from './options.ts';
import { announce, enterForAbsent } from './phases/respond.ts';
import { beginTurn, goOn } from './phases/turn.ts';
import { refuse } from './refuse.ts';
import { readScenario, type Scenario } from './scenario.ts';
import { EMPTY, type Grid, isFull } from './scoring/grid.ts';
import type { TaskCard } from './scoring/word-validity.ts';
import { bare, cardsOf, NEWCOMER } from './setup.ts';
import {
  AWAY_AFTER,
  type Event,
  isUnfinished,
  type Letter,
  type Player,
  type State,
  type Tell,
  unfinishedSeats,
} from './state.ts';

export function stage(scenario: Json, setup: Setup, seats: number, env: Env): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const state = lay(scenario, setup, seats, env, (event) => events.push(event));
  return state.ok ? ok({ state: state.value, events }) : refuse('BAD_SCENARIO', 'OB-§18', state.error);
}

function lay(json: Json, setup: Setup, seats: number, env: Env, tell: Tell): Result<State, string> {
  const scenario = readScenario(json, seats);
  if (!scenario.ok) return scenario;
  const tasks = dealTasks(scenario.value, setup, seats, env);
  if (!tasks.ok) return tasks;
  const players = scenario.value.grids.map((grid, seat) => ({
    ...sitDown(scenario.value, seat),
    grid: fillGrid(grid, env.random),
    task: tasks.value[seat]!,
  }));
  const impossible = findImpossible(scenario.value, players);
  if (impossible !== null) return err(impossible);
  return ok(begin(scenario.value, bare(setup, players, env.now), env, tell));
}

const sitDown = ({ cards, finishedFirst, away }: Scenario, seat: Seat): Player => ({
  ...NEWCOMER,
  cards: cards[seat] ?? '',
  first: finishedFirst.includes(seat),
  missed: away.includes(seat) ? AWAY_AFTER : 0,
});

function fillGrid(grid: Grid | number | null, random: Random): Grid {
  if (typeof grid !== 'number') return grid ?? EMPTY;
  const letters = Array.from({ length: grid }, () => drawLetter({ random }));
  return letters.join('') + EMPTY.slice(grid);
}

/** A card for every seat; those not named are drawn from the rest. */
function dealTasks(
  { tasks, taskWords, exceptions }: Scenario,
  setup: Setup,
  seats: number,
  { lexicon, random }: Env,
): Result<readonly (TaskCard | null)[], string> {
  if (setup.tasks === 'off') return ok(Array(seats).fill(null));
  const cards = cardsOf(lexicon);
  const unknown = tasks.find((id) => id !== null && !cards.some((card) => card.id === id));
  if (unknown !== undefined) return err(`tasks: there is no task card “${unknown?.slice(0, 40)}”`);
  const given = tasks.filter((id) => id !== null);
  if (new Set(given).size < given.length) return err('tasks: a card is in two hands');
  const pile = random.shuffle(cards.filter(({ id }) => !given.includes(id)));
  return ok(
    tasks.map((id, seat) => {
      const card = cards.find((one) => one.id === id) ?? pile.pop() ?? null;
      const [words, barred] = [taskWords[seat] ?? null, exceptions[seat] ?? null];
      if (card === null || (words === null && barred === null)) return card;
      return { ...card, staged: { words: words ?? [], exceptions: barred ?? [] } };
    }),
  );
}

function findImpossible(scenario: Scenario, players: readonly Player[]): string | null {
  const letters = players.map(({ cards }) => cards).join('');
  const twice = [...letters].find((letter, i) => letters.indexOf(letter) !== i);
  if (twice !== undefined) return `cards: the card ${twice} is in two places`;
  const unfinished = scenario.finishedFirst.find((seat) => !isFull(players[seat]!.grid));
  if (unfinished !== undefined) return `finishedFirst: seat ${unfinished} has empty squares`;
  if (scenario.done.length > 0 && scenario.letter === null) return 'done needs a letter that was called';
  return null;
}

/** A full grid of a seat that has answered the called letter was filled in this very turn. */
function begin(scenario: Scenario, dealt: State, env: Env, tell: Tell): State {
  const { caller, letter, done, finishedFirst, calls } = scenario;
  const earlier = dealt.players.some(({ grid }, seat) => isFull(grid) && !done.includes(seat));
  const state: State = { ...dealt, toCall: calls, finished: earlier || finishedFirst.length > 0 };
  if (unfinishedSeats(state).length < 2) return goOn(state, caller, env, tell);
  if (letter !== null) return answerCall(state, caller, letter, done, env, tell);
  return isUnfinished(state, caller) ? beginTurn(state, caller, env.now, tell) : goOn(state, caller, env, tell);
}

function answerCall(state: State, caller: Seat, letter: Letter, done: readonly Seat[], env: Env, tell: Tell): State {
  const phase = { ...announce(state, caller, letter, env.now), done };
  tell({ type: 'called', caller, letter, absent: false });
  return enterForAbsent({ ...state, calls: [{ caller, letter }], phase }, phase, env, tell);
}
