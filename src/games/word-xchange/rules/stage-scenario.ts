// A position written down by a person becomes a table, or is refused with what is wrong in it (RULES.md, section 18).
// Trusts nothing: every field is read from outside. The key `words` is the host's business.

import type { Env, Json, Refusal, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Setup } from './options.ts';
import { beginTurn } from './phases/turn.ts';
import { readScenario, type Scenario } from './scenario.ts';
import { bare, begin, drawOpening, FIRST_TILES } from './setup.ts';
import { bounce, type Event, missedBy, type State, type Tell } from './state.ts';
import { minus, TILE_SET, type Tile, type Tiles, tilesIn } from './tiles.ts';

export function stage(scenario: Json, setup: Setup, seats: number, env: Env): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const staged = build(scenario, setup, seats, env, (event) => events.push(event));
  return staged.ok ? ok({ state: staged.value, events }) : bounce('BAD_SCENARIO', 'WX-§18', staged.error);
}

function build(scenario: Json, setup: Setup, seats: number, env: Env, tell: Tell): Result<State, string> {
  const read = readScenario(scenario, setup, seats);
  if (!read.ok) return read;
  const { opening, refusals, idle } = read.value;
  const begun =
    opening === null
      ? placeAll(read.value, setup, seats, env, tell)
      : playOpening(read.value, opening, setup, seats, env, tell);
  if (!begun.ok) return begun;
  if (idle > 0 && begun.value.bag !== '') return err('idle turns need an empty bag');
  return ok({ ...begun.value, turn: { ...begun.value.turn, refusals } });
}

/** The tiles nobody has named, shuffled; or which letter was named too often. */
function restOf(named: Tiles, random: Random): Result<Tiles, string> {
  const tooMany = minus(named, TILE_SET);
  if (tooMany !== '') return err(`the set does not hold so many tiles ${tooMany[0]}`);
  return ok(random.shuffle([...minus(TILE_SET, named)]).join(''));
}

/** The bag: the tiles named to be drawn first, then others, as many as wanted. */
function fillBag(draw: Tiles, rest: Tiles, wanted: number | null): Result<Tiles, string> {
  const bag = draw + rest;
  if (wanted === null) return ok(bag);
  if (draw.length > wanted) return err('draw is longer than the bag');
  if (bag.length < wanted) return err(`bag: only ${bag.length} tiles are left for it`);
  return ok(bag.slice(0, wanted));
}

function placeAll(scenario: Scenario, setup: Setup, seats: number, env: Env, tell: Tell): Result<State, string> {
  const { easels, hidden, draw, turn } = scenario;
  const named = (scenario.board ?? '') + tilesIn(easels.flat().join('')) + hidden.map(nameOf).join('') + draw;
  const rest = restOf(named, env.random);
  if (!rest.ok) return rest;
  let pile = rest.value;
  const take = (count: number): Tiles => {
    const taken = pile.slice(0, count);
    pile = pile.slice(count);
    return taken;
  };
  const board = scenario.board ?? take(FIRST_TILES + seats + 1);
  const held = hidden.map((tile, seat): Tile | null =>
    seat === turn || tile === '-' ? null : (tile ?? (take(1) || null)),
  );
  const bag = fillBag(draw, pile, scenario.bag);
  if (!bag.ok) return bag;
  const laid = { ...bare(setup, seats, board, bag.value), easels, hidden: held };
  const begun = beginTurn(carryOn(laid, scenario), turn, env.now, tell);
  // The tile of the seat to move lies on the board already; in a run of idle turns nobody has one any more (WX-073).
  const placed = hidden[turn] !== '-' && scenario.idle === 0;
  return ok({ ...begun, turn: { ...begun.turn, idle: begun.turn.idle && !placed } });
}

const nameOf = (tile: Tile | '-' | null): Tiles => (tile === null || tile === '-' ? '' : tile);

const carryOn = (state: State, { away, idle }: Scenario): State => ({
  ...state,
  missed: missedBy(state.easels.length, away),
  idle,
});

/** The whole setup with these tiles; those it does not need and `draw` go on with the hidden ones. */
function playOpening(
  scenario: Scenario,
  tiles: Tiles,
  setup: Setup,
  seats: number,
  env: Env,
  tell: Tell,
): Result<State, string> {
  const { draw } = scenario;
  const rest = restOf(tiles + draw, env.random);
  if (!rest.ok) return rest;
  const pile = tiles + rest.value;
  const opening = drawOpening(pile, seats);
  if (opening === null) return err('opening: the tiles run out');
  const drawn = opening.board.length;
  const wanted = scenario.bag === null ? null : scenario.bag + seats;
  const bag = fillBag(tiles.slice(drawn) + draw, pile.slice(Math.max(drawn, tiles.length)), wanted);
  if (!bag.ok) return bag;
  return ok(begin(carryOn(bare(setup, seats, opening.board, bag.value), scenario), opening, env.now, tell));
}
