// The beginning: five tiles on the board, the draw for the first turn, a hidden tile for everybody.
// Not positions written down by a person (stage.ts), though those may ask for an opening too.

import type { Env, Millis, Seat, Step } from '../../../core/game.ts';
import type { Setup } from './options.ts';
import { beginTurn, hideTile } from './phases/turn.ts';
import { type Event, missedBy, type State, type Tell } from './state.ts';
import { JOKER, TILE_SET, type Tile, type Tiles } from './tiles.ts';

export const FIRST_TILES = 5; // WX-010

export function start(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const events: Event[] = [];
  const tell: Tell = (event) => events.push(event);
  const opening = drawOpening(env.random.shuffle([...TILE_SET]).join(''), seats);
  if (opening === null) throw new Error('the whole set of tiles is enough for any opening');
  const dealt = bare(setup, seats, opening.board, opening.bag);
  return { state: begin(dealt, opening, env.now, tell), events };
}

export type Opening = Pick<Extract<Event, { type: 'opening' }>, 'rounds' | 'first'> & {
  readonly board: Tiles;
  readonly bag: Tiles;
};

/** WX-010 to WX-014: tied seats draw again, in the order of their seats; null if the tiles run out. */
export function drawOpening(pile: Tiles, seats: number): Opening | null {
  const rounds: { readonly seat: Seat; readonly tile: Tile }[][] = [];
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  let drawn = FIRST_TILES;
  while (tied.length > 1) {
    if (drawn + tied.length > pile.length) return null;
    const round = tied.map((seat, i) => ({ seat, tile: pile[drawn + i]! }));
    drawn += round.length;
    rounds.push(round);
    const best = round.map(({ tile }) => rank(tile)).toSorted()[0];
    tied = round.filter(({ tile }) => rank(tile) === best).map(({ seat }) => seat);
  }
  return { rounds, first: tied[0]!, board: pile.slice(0, drawn), bag: pile.slice(drawn) };
}

const rank = (tile: Tile): string => (tile === JOKER ? 'A' : tile); // WX-014

/** A table with these tiles on the board and in the bag, and nothing else yet. */
export function bare(setup: Setup, seats: number, board: Tiles, bag: Tiles): State {
  const each = Array.from({ length: seats });
  return {
    setup,
    board,
    bag,
    easels: each.map(() => []),
    hidden: each.map(() => null),
    turn: { seat: 0, refusals: 0, moved: false, idle: false },
    proposal: null,
    verdict: null,
    limit: null,
    missed: missedBy(seats, []),
    left: [],
    owes: [],
    idle: 0,
    outcome: null,
  };
}

/** WX-016: everybody hides a tile, clockwise from the first player, who then begins. */
export function begin(state: State, { rounds, first }: Opening, now: Millis, tell: Tell): State {
  const seats = state.easels.length;
  tell({ type: 'started', seats, targetWords: state.setup.targetWords });
  tell({ type: 'opening', board: state.board.slice(0, FIRST_TILES), rounds, first });
  let ready = state;
  for (let i = 0; i < seats; i++) ready = hideTile(ready, (first + i) % seats, tell);
  return beginTurn(ready, first, now, tell);
}
