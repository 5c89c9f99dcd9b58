// Starts a match from a scenario (RULES.md, section 18), or refuses it and names the problem. The format is in scenario.ts.
// The field `words` is handled by the host.

import type { Env, Json, Refusal, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { EmitEvent, Event } from './events.ts';
import type { Setup } from './options.ts';
import { beginTurn } from './phases/turn.ts';
import { refuse } from './refuse.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import { createEmptyState, drawOpening, OPENING_TILE_COUNT, startFromOpening } from './setup.ts';
import { initialMissedTurns, type State } from './state.ts';
import { removeTiles, TILE_SET, type Tile, type Tiles, tilesOf } from './tiles.ts';

export function startFromScenario(
  scenario: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const staged = buildState(scenario, setup, seats, env, (event) => events.push(event));
  return staged.ok ? ok({ state: staged.value, events }) : refuse('BAD_SCENARIO', 'WX-§18', staged.error);
}

function buildState(scenario: Json, setup: Setup, seats: number, env: Env, emit: EmitEvent): Result<State, string> {
  const parsed = parseScenario(scenario, setup, seats);
  if (!parsed.ok) return parsed;
  const { opening, refusals, idle } = parsed.value;
  const started =
    opening === null
      ? buildPosition(parsed.value, setup, seats, env, emit)
      : buildFromOpening(parsed.value, opening, setup, seats, env, emit);
  if (!started.ok) return started;
  if (idle > 0 && started.value.bag !== '') return err('idle turns need an empty bag');
  return ok({ ...started.value, turn: { ...started.value.turn, failedWords: refusals } });
}

/** The tiles that the scenario does not name, shuffled; or which letter it names too often. */
function shuffleUnnamedTiles(named: Tiles, random: Random): Result<Tiles, string> {
  const tooMany = removeTiles(named, TILE_SET);
  if (tooMany !== '') return err(`there are not that many ${tooMany[0]} tiles`);
  return ok(random.shuffle([...removeTiles(TILE_SET, named)]).join(''));
}

/** The bag: first the tiles of `draw`, then others, up to the wanted size. */
function fillBag(draw: Tiles, rest: Tiles, wanted: number | null): Result<Tiles, string> {
  const bag = draw + rest;
  if (wanted === null) return ok(bag);
  if (draw.length > wanted) return err('draw is longer than the bag');
  if (bag.length < wanted) return err(`bag: only ${bag.length} tiles are left for it`);
  return ok(bag.slice(0, wanted));
}

function buildPosition(
  scenario: Scenario,
  setup: Setup,
  seats: number,
  env: Env,
  emit: EmitEvent,
): Result<State, string> {
  const { easels, hidden, draw, turn } = scenario;
  const named = (scenario.board ?? '') + tilesOf(easels.flat().join('')) + hidden.map(namedTile).join('') + draw;
  const rest = shuffleUnnamedTiles(named, env.random);
  if (!rest.ok) return rest;
  let pile = rest.value;
  const take = (count: number): Tiles => {
    const tiles = pile.slice(0, count);
    pile = pile.slice(count);
    return tiles;
  };
  const board = scenario.board ?? take(OPENING_TILE_COUNT + seats + 1);
  const hiddenTiles = hidden.map((tile, seat): Tile | null =>
    seat === turn || tile === '-' ? null : (tile ?? (take(1) || null)),
  );
  const bag = fillBag(draw, pile, scenario.bag);
  if (!bag.ok) return bag;
  const position = { ...createEmptyState(setup, seats, board, bag.value), easels, hidden: hiddenTiles };
  const state = beginTurn(withCounters(position, scenario), turn, env.now, emit);
  // The seat to move has its tile on the board already. After idle turns, no seat has a hidden tile left (WX-073).
  const hasPlacedTile = hidden[turn] !== '-' && scenario.idle === 0;
  return ok({ ...state, turn: { ...state.turn, isIdle: state.turn.isIdle && !hasPlacedTile } });
}

const namedTile = (tile: Tile | '-' | null): Tiles => (tile === null || tile === '-' ? '' : tile);

const withCounters = (state: State, { away, idle }: Scenario): State => ({
  ...state,
  missedTurns: initialMissedTurns(state.easels.length, away),
  idleTurns: idle,
});

/** Plays the whole opening with these tiles. What it does not need, then `draw`, comes next: first as hidden tiles. */
function buildFromOpening(
  scenario: Scenario,
  tiles: Tiles,
  setup: Setup,
  seats: number,
  env: Env,
  emit: EmitEvent,
): Result<State, string> {
  const { draw } = scenario;
  const rest = shuffleUnnamedTiles(tiles + draw, env.random);
  if (!rest.ok) return rest;
  const pile = tiles + rest.value;
  const opening = drawOpening(pile, seats);
  if (opening === null) return err('opening: the tiles run out');
  const drawn = opening.board.length;
  const wanted = scenario.bag === null ? null : scenario.bag + seats;
  const bag = fillBag(tiles.slice(drawn) + draw, pile.slice(Math.max(drawn, tiles.length)), wanted);
  if (!bag.ok) return bag;
  return ok(
    startFromOpening(
      withCounters(createEmptyState(setup, seats, opening.board, bag.value), scenario),
      opening,
      env.now,
      emit,
    ),
  );
}
