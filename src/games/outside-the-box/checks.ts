// What the conformance suite checks for this game: indistinguishable states, invariants, and the points recomputed from the log.

import type { Seat, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import { ALPHABET } from './rules/letters.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { FREE_SQUARE, freeSquares, type Grid, readRun, runsOverlap, SQUARE_COUNT } from './rules/scoring/grid.ts';
import { POINTS_BY_LENGTH } from './rules/scoring/score.ts';
import {
  allSeats,
  type Event,
  findCardHolder,
  type Grab,
  isUnfinished,
  type Move,
  type RespondPhase,
  type State,
  unfinishedSeats,
  type View,
} from './rules/state.ts';
import { say } from './text/say.ts';

export const checks: GameChecks<Setup, State, Move, Event, View> = {
  rules,
  bot,
  say,
  cornerSetups: [
    { openGrids: 'on', grabGrace: 0 },
    { grabGrace: 1000, callerMayReject: 'no', callClock: 5, respondClock: 10 },
    { scoring: 'manual', rejectMode: 'sealed', tasks: 'off' },
    { scoring: 'manual', callClock: 'off', respondClock: 'off', markClock: 'off', starter: 'first' },
  ],
  maxActs: 3000,
  twin,
  findBrokenInvariants: faults,
  auditMatch: audit,
};

function twin(state: State, viewer: Viewer, random: Random): State {
  if (state.phase.type === 'over' || state.phase.type === 'mark')
    return { ...state, scriptedCalls: random.pick(ALPHABET) };
  const players = state.players.map((player, seat) =>
    seat === viewer
      ? player
      : {
          ...player,
          grid: state.setup.openGrids === 'on' ? player.grid : randomizeGrid(player.grid, random),
          task: player.task && { id: random.pick(['T98', 'T99']), text: 'Another task.', staged: null },
        },
  );
  const changed: State = { ...state, players, scriptedCalls: random.pick(ALPHABET) };
  return state.phase.type === 'respond'
    ? { ...changed, phase: randomizeAnswers(changed, state.phase, viewer, random) }
    : changed;
}

/** The same number of letters, but different ones in different squares. */
function randomizeGrid(grid: Grid, random: Random): Grid {
  const free = freeSquares(grid).length;
  return random
    .shuffle(Array.from({ length: SQUARE_COUNT }, (_, i) => (i < free ? FREE_SQUARE : random.pick(ALPHABET))))
    .join('');
}

function randomizeAnswers(state: State, phase: RespondPhase, viewer: Viewer, random: Random): RespondPhase {
  const sealed = phase.sealed.map((one) =>
    one.seat === viewer
      ? one
      : {
          seat: one.seat,
          square: random.pick(freeSquares(state.players[one.seat]!.grid)),
          reject: couldReject(state, phase, one.seat) && random.below(2) === 0,
        },
  );
  return { ...phase, sealed, grabs: randomizeGrabs(state, phase, viewer, random) };
}

/** Written again on purpose, independently of list-moves.ts. */
const couldReject = (state: State, { letter, caller }: RespondPhase, seat: Seat): boolean =>
  findCardHolder(state.players, letter) !== seat && (seat !== caller || state.setup.callerMayReject === 'yes');

/** That somebody grabbed and when the window closes is public; who grabbed is hidden. */
function randomizeGrabs(state: State, phase: RespondPhase, viewer: Viewer, random: Random): readonly Grab[] {
  if (phase.grabs.length === 0) return [];
  const own = phase.grabs.filter(({ seat }) => seat === viewer);
  const callerCountsFrom = phase.calledAt + 500; // OB-104
  const earliest = Math.min(...phase.grabs.map(({ at }) => at));
  const isEarly = earliest <= callerCountsFrom;
  const candidates = unfinishedSeats(state).filter(
    (seat) => seat !== viewer && !phase.finishedSeats.includes(seat) && couldReject(state, phase, seat),
  );
  const needed = own.some(({ at }) => (isEarly ? at <= callerCountsFrom : at === earliest)) ? 0 : 1;
  const others = random.shuffle(candidates).slice(0, needed + random.below(candidates.length - needed + 1));
  const start = Math.min(earliest, state.updatedAt);
  const grabs = others.map((seat, i) => {
    const at = i < needed ? start : start + Math.floor(random.real() * (state.updatedAt - start));
    return { seat, at: seat === phase.caller ? Math.max(at, callerCountsFrom) : at };
  });
  return [...own, ...grabs];
}

function faults(state: State): readonly string[] {
  const { phase, players } = state;
  const found: string[] = [];
  const cards = players.map((player) => player.cards).join('');
  if (new Set(cards).size < cards.length) found.push(`a card is in two places: ${cards}`);
  for (const { grid } of players) if (!/^[A-Z.]{36}$/.test(grid)) found.push(`a grid is “${grid}”`);
  for (const seat of state.departedSeats)
    if (players[seat]!.cards !== '') found.push(`seat ${seat} has left with cards`);
  if (players.some(({ finishedFirst: first, grid }) => first && grid.includes(FREE_SQUARE)))
    found.push('an unfinished seat finished first');
  if (phase.type === 'call' && !isUnfinished(state, phase.caller)) found.push('a finished seat is the caller');
  if (phase.type === 'respond') {
    if (new Set(phase.finishedSeats).size < phase.finishedSeats.length) found.push('a seat has answered twice');
    for (const { seat } of phase.grabs)
      if (phase.finishedSeats.includes(seat) || !isUnfinished(state, seat))
        found.push(`seat ${seat} grabs out of turn`);
    if (phase.raceDecided && phase.grabs.length > 0) found.push('a decided race still has grabs');
  }
  return found;
}

function audit(events: readonly Event[], state: State): readonly string[] {
  return [...auditSquares(events, state), ...auditCards(events, state), ...auditPoints(events, state)];
}

/** Every letter in a grid has its event. Sealed letters are entered when the turn is complete (OB-106). */
function auditSquares(events: readonly Event[], state: State): readonly string[] {
  const entered = state.players.map(() => 0);
  let sealed: readonly Seat[] = [];
  for (const event of events) {
    if (event.type === 'enteredFor' || event.type === 'lastNamed') entered[event.seat]!++;
    if (event.type === 'done' && state.setup.rejectMode === 'race') entered[event.seat]!++;
    if (event.type === 'done' && state.setup.rejectMode === 'sealed') sealed = [...sealed, event.seat];
    if (event.type === 'rejected') sealed = sealed.filter((seat) => seat !== event.seat);
    if (event.type !== 'turnComplete') continue;
    for (const seat of sealed) entered[seat]!++;
    sealed = [];
  }
  return allSeats(state)
    .filter((seat) => !state.departedSeats.includes(seat))
    .filter((seat) => entered[seat] !== SQUARE_COUNT - freeSquares(state.players[seat]!.grid).length)
    .map((seat) => `by the events, seat ${seat} entered ${entered[seat]} letters`);
}

function auditCards(events: readonly Event[], state: State): readonly string[] {
  const holders = new Map<string, Seat>();
  for (const event of events) {
    if (event.type === 'rejected') holders.set(event.letter, event.seat);
    if (event.type === 'left') for (const card of event.cards) holders.delete(card);
  }
  return ALPHABET.filter((letter) => (holders.get(letter) ?? null) !== findCardHolder(state.players, letter)).map(
    (letter) => `the card ${letter} is not where the events put it`,
  );
}

function auditPoints(events: readonly Event[], state: State): readonly string[] {
  const found: string[] = [];
  for (const event of events) {
    if (event.type !== 'scored') continue;
    const { seat, result } = event;
    const { counted } = result;
    const { grid, cards, finishedFirst: first } = state.players[seat]!;
    const words = counted.reduce((sum, { word }) => sum + POINTS_BY_LENGTH[word.length]!, 0);
    const bonus = (counted.some(({ fits }) => fits) ? 3 : 0) + (first ? 3 : 0);
    if (result.total !== words + bonus - cards.length) found.push(`seat ${seat} has ${result.total} points`);
    if (counted.some((run) => readRun(grid, run) !== run.word))
      found.push(`seat ${seat} counts a word not in its grid`);
    if (new Set(counted.map(({ word }) => word)).size < counted.length) found.push(`seat ${seat} counts a word twice`);
    if (counted.filter(({ exception }) => exception).length > 1) found.push(`seat ${seat} counts two exceptions`);
    if (counted.some((a, i) => counted.some((b, j) => j < i && runsOverlap(a, b))))
      found.push(`seat ${seat} counts words that overlap`);
  }
  return found;
}
