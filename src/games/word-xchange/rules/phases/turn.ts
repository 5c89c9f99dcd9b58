// How turns begin, pass on and end the game: placing, hiding and drawing tiles, clocks, idle turns, winning, leaving.
// Not the words made in a turn (propose.ts, challenge.ts).

import { DEADLINE_GRACE_MS, type Millis, type Seat } from '../../../../core/game.ts';
import type { Setup } from '../options.ts';
import { activeSeats, type EndOfTurn, isActive, isAway, type State, seatsOf, type Tell } from '../state.ts';
import { spell } from '../tiles.ts';

const AWAY_CLOCK: Millis = 5000; // WX-143

/** When a clock of this many seconds stops that starts now. */
export const limitOf = (seconds: number | 'off', now: Millis): Millis | null =>
  seconds === 'off' ? null : now + seconds * 1000;

/** The last moment at which an act is in time (WX-102). */
export const deadlineOf = (limit: Millis | null): Millis | null => (limit === null ? null : limit + DEADLINE_GRACE_MS);

export const isLate = (state: State, now: Millis): boolean =>
  state.limit !== null && now > state.limit + DEADLINE_GRACE_MS;

const wordLimit = (setup: Setup, away: boolean, now: Millis): Millis | null =>
  away ? now + AWAY_CLOCK : limitOf(setup.wordClock, now);

/** The hidden tile goes onto the board and the clock starts (WX-020). */
export function beginTurn(state: State, seat: Seat, now: Millis, tell: Tell): State {
  const tile = state.hidden[seat]!;
  const limit = wordLimit(state.setup, isAway(state, seat), now);
  tell({ type: 'turn', seat, tile, limit });
  return {
    ...state,
    board: state.board + (tile ?? ''),
    hidden: state.hidden.with(seat, null),
    turn: { seat, refusals: 0, moved: false, idle: state.bag === '' && tile === null },
    limit,
  };
}

/** WX-024, WX-025, WX-084: a new tile is hidden and the next seat is to move, unless idle turns end the game. */
export function endTurn(state: State, why: EndOfTurn, now: Millis, tell: Tell): State {
  const { seat, idle } = state.turn;
  tell({ type: 'ended', seat, why });
  const noted = why === 'time' ? noteAbsence(state, tell) : state;
  const hidden = why === 'left' ? noted : hideTile(noted, seat, tell);
  const counted = { ...hidden, idle: idle ? hidden.idle + 1 : 0 };
  if (idle) {
    const active = activeSeats(counted).length;
    tell({ type: 'idle', count: counted.idle, of: active });
    if (counted.idle >= active) return endIdle(counted, tell);
  }
  return passOn(counted, now, tell);
}

/** The next seat clockwise that is still there and owes no turn (WX-015, WX-089). */
function passOn(state: State, now: Millis, tell: Tell): State {
  const seats = seatsOf(state).length;
  let { owes } = state;
  for (let seat = (state.turn.seat + 1) % seats; ; seat = (seat + 1) % seats) {
    if (!isActive(state, seat)) continue;
    if (!owes.includes(seat)) return beginTurn({ ...state, owes }, seat, now, tell);
    owes = owes.filter((one) => one !== seat);
    tell({ type: 'leftOut', seat });
  }
}

function noteAbsence(state: State, tell: Tell): State {
  const { seat, moved } = state.turn;
  if (moved) return state;
  const noted = { ...state, missed: state.missed.with(seat, state.missed[seat]! + 1) };
  if (isAway(noted, seat) && !isAway(state, seat)) tell({ type: 'away', seat });
  return noted;
}

/** An accepted move shows that the seat is there; if it was away, its full clock starts anew (WX-143). */
export function wake(state: State, seat: Seat, now: Millis, tell: Tell): State {
  const awake = { ...state, missed: state.missed.with(seat, 0) };
  if (!isAway(state, seat)) return awake;
  tell({ type: 'back', seat });
  return state.proposal === null && state.turn.seat === seat ? restartClock(awake, now, tell) : awake;
}

export function restartClock(state: State, now: Millis, tell: Tell): State {
  const limit = limitOf(state.setup.wordClock, now);
  if (limit !== null) tell({ type: 'clock', seat: state.turn.seat, limit });
  return { ...state, limit };
}

export function hideTile(state: State, seat: Seat, tell: Tell): State {
  if (state.bag === '') return state;
  tell({ type: 'hidden', seat });
  return takeTile({ ...state, hidden: state.hidden.with(seat, state.bag[0]!) }, tell);
}

/** One more tile after a word, straight onto the board (WX-027). */
export function drawToBoard(state: State, tell: Tell): State {
  if (state.bag === '') return state;
  const tile = state.bag[0]!;
  tell({ type: 'drawn', seat: state.turn.seat, tile });
  return takeTile({ ...state, board: state.board + tile }, tell);
}

function takeTile(state: State, tell: Tell): State {
  const bag = state.bag.slice(1);
  if (bag === '') tell({ type: 'bagEmpty' });
  return { ...state, bag };
}

export const hasWon = (state: State, seat: Seat): boolean => state.easels[seat]!.length >= state.setup.targetWords;

export function win(state: State, seat: Seat, alone: boolean, tell: Tell): State {
  tell({ type: 'won', seat, words: state.easels[seat]!, alone });
  const others = activeSeats(state).filter((one) => one !== seat);
  return finish(state, [[seat], ...rank(state, others)], alone ? 'last seat' : 'words');
}

function endIdle(state: State, tell: Tell): State {
  const places = rank(state, activeSeats(state));
  const winners = places[0]!;
  const [words, letters] = strength(state, winners[0]!);
  tell({ type: 'exhausted', winners, words, letters });
  return finish(state, places, 'empty bag');
}

/** WX-075: leavers come last, the first to leave behind all. */
function finish(state: State, places: readonly (readonly Seat[])[], reason: string): State {
  const ranking = [...places, ...state.left.toReversed().map((seat) => [seat])];
  return { ...state, proposal: null, limit: null, outcome: { ranking, reason } };
}

/** Words, then letters (WX-073). */
function strength(state: State, seat: Seat): readonly [words: number, letters: number] {
  const words = state.easels[seat]!;
  return [words.length, words.reduce((sum, word) => sum + spell(word).length, 0)];
}

function rank(state: State, seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const value = (seat: Seat): number => {
    const [words, letters] = strength(state, seat);
    return words * 1000 + letters; // there are 126 tiles
  };
  const values = [...new Set(seats.map(value))].toSorted((a, b) => b - a);
  return values.map((one) => seats.filter((seat) => value(seat) === one));
}

/** WX-144: the hidden tile is laid open, the words stay. The caller ends the seat's turn. */
export function leaveTable(state: State, seat: Seat, tell: Tell): State {
  const tile = state.hidden[seat]!;
  tell({ type: 'left', seat, tile });
  return {
    ...state,
    board: state.board + (tile ?? ''),
    hidden: state.hidden.with(seat, null),
    turn: { ...state.turn, idle: state.turn.idle && tile === null },
    left: [...state.left, seat],
    owes: state.owes.filter((one) => one !== seat),
  };
}
