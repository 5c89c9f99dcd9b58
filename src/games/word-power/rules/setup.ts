// How a game begins: decks, deal, order roll.
// Not positions written down by a person (stage.ts).

import type { Env, Seat, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { type Colour, powerCardsOf } from '../content.ts';
import { type Card, pickDeck } from './cards.ts';
import type { Event } from './events.ts';
import { COLOURS, coloursOf, type Setup } from './options.ts';
import { beginTurn } from './phases/turn.ts';
import { HAND, START_CASH } from './spaces.ts';
import type { OrderRoll, Pile, Player, State } from './state.ts';
import type { Course } from './step-builder.ts';

export function start(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const colours = coloursOf(setup, seats);
  const piles = { blue: EMPTY, black: EMPTY, red: EMPTY };
  const barred = new Set<string>();
  for (const colour of COLOURS.filter((one) => colours.includes(one))) {
    const draw = pickDeck(powerCardsOf(env.lexicon), colour, barred, env.random);
    for (const card of draw) barred.add(card.key);
    piles[colour] = { draw, discard: [] };
  }
  const players = colours.map((colour): Player => {
    const { draw } = piles[colour];
    piles[colour] = { draw: draw.slice(HAND), discard: [] };
    return newPlayer(colour, draw.slice(0, HAND));
  });
  const order = rollForOrder(seats, [], env.random);
  return begin(layTable({ setup, players, piles, order, first: winnerOf(order) }), env);
}

export const EMPTY: Pile = { draw: [], discard: [] };

export const newPlayer = (colour: Colour, hand: readonly Card[]): Player => ({
  colour,
  cash: START_CASH,
  books: 0,
  at: 0,
  hand,
  losesTurn: false,
  missed: 0,
  passed: null,
  leftAs: null,
});

/** A table before the first turn; the House has paid out what the players hold. */
export function layTable(
  given: Pick<State, 'setup' | 'players' | 'piles' | 'order' | 'first'> & Partial<State>,
): State {
  const cards = [...given.players.flatMap((player) => player.hand), ...(given.windows ?? []).flat()];
  const sizeOf = (colour: Colour): number =>
    cards.filter((card) => card.colour === colour).length +
    given.piles[colour].draw.length +
    given.piles[colour].discard.length;
  return {
    decks: { blue: sizeOf('blue'), black: sizeOf('black'), red: sizeOf('red') },
    rounds: 0,
    turn: { number: 0, seat: given.first, laid: [] },
    windows: [[], [], [], []],
    house: -given.players.reduce((sum, player) => sum + player.cash, 0),
    phase: { type: 'roll' },
    deadline: null,
    settled: null,
    played: [],
    thrown: [],
    dice: [],
    ...given,
  };
}

export function begin(state: State, env: Env): Step<State, Event> {
  const course: Course = { state, events: [], env };
  beginTurn(course, state.turn.seat);
  return { state: course.state, events: course.events };
}

/** Throws until one seat is highest; those tied for it throw again (WP-019, WP-020). Throws given come first. */
export function rollForOrder(
  seats: number,
  given: readonly (readonly number[])[],
  random: Random,
): readonly (readonly OrderRoll[])[] {
  const throwings: (readonly OrderRoll[])[] = [];
  let contest: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  while (contest.length > 1) {
    const rolls = given[throwings.length];
    const throwing = contest.map((seat, i) => ({ seat, roll: rolls?.[i] ?? random.below(6) + 1 }));
    throwings.push(throwing);
    contest = highest(throwing);
  }
  return throwings;
}

export function highest(throwing: readonly OrderRoll[]): readonly Seat[] {
  const most = Math.max(...throwing.map(({ roll }) => roll));
  return throwing.filter(({ roll }) => roll === most).map(({ seat }) => seat);
}

export const winnerOf = (order: readonly (readonly OrderRoll[])[]): Seat => highest(order.at(-1)!)[0]!;
