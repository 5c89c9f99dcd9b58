// What the conformance suite needs to know of this game: twins, invariants, and the points added up again from the log.

import type { Seat, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import { LETTERS } from './rules/list-moves.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { doOverlap, FREE, freeSquares, type Grid, readRun, SQUARES } from './rules/scoring/grid.ts';
import { POINTS } from './rules/scoring/score.ts';
import {
  type Event,
  type Grab,
  holderOf,
  isUnfinished,
  type Move,
  type Respond,
  type State,
  seatsOf,
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
  if (state.phase.type === 'over' || state.phase.type === 'mark') return { ...state, toCall: random.pick(LETTERS) };
  const players = state.players.map((player, seat) =>
    seat === viewer
      ? player
      : {
          ...player,
          grid: state.setup.openGrids === 'on' ? player.grid : dealGrid(player.grid, random),
          task: player.task && { id: random.pick(['T98', 'T99']), text: 'Another task.', staged: null },
        },
  );
  const dealt = { ...state, players, toCall: random.pick(LETTERS) };
  return state.phase.type === 'respond' ? { ...dealt, phase: dealAnswers(dealt, state.phase, viewer, random) } : dealt;
}

/** As many letters, but other ones in other squares. */
function dealGrid(grid: Grid, random: Random): Grid {
  const free = freeSquares(grid).length;
  return random.shuffle(Array.from({ length: SQUARES }, (_, i) => (i < free ? FREE : random.pick(LETTERS)))).join('');
}

function dealAnswers(state: State, phase: Respond, viewer: Viewer, random: Random): Respond {
  const sealed = phase.sealed.map((one) =>
    one.seat === viewer
      ? one
      : {
          seat: one.seat,
          square: random.pick(freeSquares(state.players[one.seat]!.grid)),
          reject: mayReject(state, phase, one.seat) && random.below(2) === 0,
        },
  );
  return { ...phase, sealed, grabs: dealGrabs(state, phase, viewer, random) };
}

const mayReject = (state: State, { letter, caller }: Respond, seat: Seat): boolean =>
  holderOf(state.players, letter) !== seat && (seat !== caller || state.setup.callerMayReject === 'yes');

/** The end of the window is public, so the earliest grab keeps its time; whose it was, and who else grabbed, is not. */
function dealGrabs(state: State, phase: Respond, viewer: Viewer, random: Random): readonly Grab[] {
  const earliest = Math.min(...phase.grabs.map(({ at }) => at));
  const own = phase.grabs.filter(({ seat }) => seat === viewer);
  const future = phase.grabs.filter(({ at }) => at > state.at); // only the caller's can be
  if (phase.grabs.length === 0 || future.some(({ at, seat }) => at === earliest && seat !== viewer)) return phase.grabs;
  const could = unfinishedSeats(state).filter(
    (seat) =>
      seat !== viewer &&
      seat !== phase.caller &&
      !phase.done.includes(seat) &&
      !future.some((grab) => grab.seat === seat) &&
      mayReject(state, phase, seat),
  );
  const needed = own.some(({ at }) => at === earliest) ? 0 : 1;
  if (could.length < needed || earliest > state.at) return phase.grabs;
  const others = random.shuffle(could).slice(0, needed + random.below(could.length - needed + 1));
  const grabs = others.map((seat, i) => ({
    seat,
    at: i < needed ? earliest : earliest + Math.floor(random.real() * (state.at - earliest)),
  }));
  return [...own, ...future.filter(({ seat }) => seat !== viewer), ...grabs];
}

function faults(state: State): readonly string[] {
  const { phase, players } = state;
  const found: string[] = [];
  const cards = players.map((player) => player.cards).join('');
  if (new Set(cards).size < cards.length) found.push(`a card lies in two places: ${cards}`);
  for (const { grid } of players) if (!/^[A-Z.]{36}$/.test(grid)) found.push(`a grid is “${grid}”`);
  for (const seat of state.left) if (players[seat]!.cards !== '') found.push(`seat ${seat} has left with cards`);
  if (players.some(({ first, grid }) => first && grid.includes(FREE))) found.push('an unfinished seat finished first');
  if (phase.type === 'call' && !isUnfinished(state, phase.caller)) found.push('a finished seat is to call');
  if (phase.type === 'respond') {
    if (new Set(phase.done).size < phase.done.length) found.push('a seat is done twice');
    for (const { seat } of phase.grabs)
      if (phase.done.includes(seat) || !isUnfinished(state, seat)) found.push(`seat ${seat} grabs out of turn`);
    if (phase.decided && phase.grabs.length > 0) found.push('a decided race goes on');
  }
  return found;
}

function audit(events: readonly Event[], state: State): readonly string[] {
  return [...auditSquares(events, state), ...auditCards(events, state), ...auditPoints(events, state)];
}

/** Every letter entered was told of, and no other. What is sealed is entered when the turn is complete (OB-106). */
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
  return seatsOf(state)
    .filter((seat) => !state.left.includes(seat))
    .filter((seat) => entered[seat] !== SQUARES - freeSquares(state.players[seat]!.grid).length)
    .map((seat) => `seat ${seat} was told to have entered ${entered[seat]} letters`);
}

function auditCards(events: readonly Event[], state: State): readonly string[] {
  const holders = new Map<string, Seat>();
  for (const event of events) {
    if (event.type === 'rejected') holders.set(event.letter, event.seat);
    if (event.type === 'left') for (const card of event.cards) holders.delete(card);
  }
  return LETTERS.filter((letter) => (holders.get(letter) ?? null) !== holderOf(state.players, letter)).map(
    (letter) => `the card ${letter} is not where it was told to be`,
  );
}

function auditPoints(events: readonly Event[], state: State): readonly string[] {
  const found: string[] = [];
  for (const event of events) {
    if (event.type !== 'scored') continue;
    const { seat, result } = event;
    const { counted } = result;
    const { grid, cards, first } = state.players[seat]!;
    const words = counted.reduce((sum, { word }) => sum + POINTS[word.length]!, 0);
    const bonus = (counted.some(({ fits }) => fits) ? 3 : 0) + (first ? 3 : 0);
    if (result.total !== words + bonus - cards.length) found.push(`seat ${seat} has ${result.total} points`);
    if (counted.some((run) => readRun(grid, run) !== run.word))
      found.push(`seat ${seat} counts a word not in its grid`);
    if (new Set(counted.map(({ word }) => word)).size < counted.length) found.push(`seat ${seat} counts a word twice`);
    if (counted.filter(({ exception }) => exception).length > 1) found.push(`seat ${seat} counts two exceptions`);
    if (counted.some((a, i) => counted.some((b, j) => j < i && doOverlap(a, b))))
      found.push(`seat ${seat} counts words that overlap`);
  }
  return found;
}
