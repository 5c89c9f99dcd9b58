// Starts a match: five tiles on the board, the draw for the first turn, and a hidden tile for each seat.
// Scenarios start in stage-scenario.ts.

import type { Env, Millis, Seat, Step } from '../../../core/game.ts';
import type { EmitEvent, Event } from './events.ts';
import type { Setup } from './options.ts';
import { beginTurn, drawHiddenTile } from './phases/turn.ts';
import { initialMissedTurns, type State } from './state.ts';
import { JOKER, TILE_SET, type Tile, type Tiles } from './tiles.ts';

export const OPENING_TILE_COUNT = 5; // WX-010

export function startMatch(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const events: Event[] = [];
  const emit: EmitEvent = (event) => events.push(event);
  const opening = drawOpening(env.random.shuffle([...TILE_SET]).join(''), seats);
  if (opening === null) throw new Error('a full set of tiles ran out during the opening');
  const dealt = createEmptyState(setup, seats, opening.board, opening.bag);
  return { state: startFromOpening(dealt, opening, env.now, emit), events };
}

export type OpeningDraw = Pick<Extract<Event, { type: 'opening' }>, 'rounds' | 'first'> & {
  readonly board: Tiles;
  readonly bag: Tiles;
};

/** WX-010 to WX-014: tied seats draw again, in seat order. Null if the tiles run out. */
export function drawOpening(pile: Tiles, seats: number): OpeningDraw | null {
  const rounds: { readonly seat: Seat; readonly tile: Tile }[][] = [];
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  let drawn = OPENING_TILE_COUNT;
  while (tied.length > 1) {
    if (drawn + tied.length > pile.length) return null;
    const round = tied.map((seat, i) => ({ seat, tile: pile[drawn + i]! }));
    drawn += round.length;
    rounds.push(round);
    const best = round.map(({ tile }) => openingRank(tile)).toSorted()[0];
    tied = round.filter(({ tile }) => openingRank(tile) === best).map(({ seat }) => seat);
  }
  return { rounds, first: tied[0]!, board: pile.slice(0, drawn), bag: pile.slice(drawn) };
}

const openingRank = (tile: Tile): string => (tile === JOKER ? 'A' : tile); // WX-014

/** A state with these tiles on the board and in the bag, and nothing else. */
export function createEmptyState(setup: Setup, seats: number, board: Tiles, bag: Tiles): State {
  const each = Array.from({ length: seats });
  return {
    setup,
    board,
    bag,
    easels: each.map(() => []),
    hidden: each.map(() => null),
    turn: { seat: 0, failedWords: 0, hasMoved: false, isIdle: false },
    proposal: null,
    lastChallenge: null,
    clockEndsAt: null,
    missedTurns: initialMissedTurns(seats, []),
    leftSeats: [],
    seatsToSkip: [],
    idleTurns: 0,
    outcome: null,
  };
}

/** WX-016: each seat hides a tile, clockwise from the first player, who then starts. */
export function startFromOpening(state: State, { rounds, first }: OpeningDraw, now: Millis, emit: EmitEvent): State {
  const seats = state.easels.length;
  emit({ type: 'started', seats, targetWords: state.setup.targetWords });
  emit({ type: 'opening', board: state.board.slice(0, OPENING_TILE_COUNT), rounds, first });
  let ready = state;
  for (let i = 0; i < seats; i++) ready = drawHiddenTile(ready, (first + i) % seats, emit);
  return beginTurn(ready, first, now, emit);
}
