// Starts a match: decks, deal and order roll. Positions written by a person are built in stage-scenario.ts.

import type { Env, Seat, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { type CardColor, ownCardsOf, powerCardsOf } from '../content.ts';

import { HAND_SIZE, START_CASH_DOLLARS } from './amounts.ts';
import { type Card, pickDeck, pickOwnDeck } from './cards.ts';
import type { Event } from './events.ts';
import { CARD_COLORS, type Setup, seatColors } from './options.ts';
import { beginTurn } from './phases/turn.ts';
import type { OrderRoll, Pile, Player, State } from './state.ts';
import type { StepBuilder } from './step-builder.ts';

export function startMatch(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const colors = seatColors(setup, seats);
  const piles = { blue: EMPTY_PILE, black: EMPTY_PILE, red: EMPTY_PILE };
  const excludedKeys = new Set<string>();
  const usedColors = CARD_COLORS.filter((one) => colors.includes(one));
  const ownCards = env.random.shuffle(ownCardsOf(env.lexicon));
  for (const [i, colour] of usedColors.entries()) {
    const own = ownCards.filter((_, n) => n % usedColors.length === i).map((card) => ({ ...card, colour }));
    const draw =
      ownCards.length === 0
        ? pickDeck(powerCardsOf(env.lexicon), colour, excludedKeys, env.random)
        : pickOwnDeck(own, powerCardsOf(env.lexicon).slice(ownCards.length), colour, excludedKeys, seats, env.random);
    for (const card of draw) excludedKeys.add(card.key);
    piles[colour] = { draw, discard: [] };
  }
  const players = colors.map((colour): Player => {
    const { draw } = piles[colour];
    piles[colour] = { draw: draw.slice(HAND_SIZE), discard: [] };
    return newPlayer(colour, draw.slice(0, HAND_SIZE));
  });
  const orderRolls = rollForOrder(seats, [], env.random);
  return beginFirstTurn(createState({ setup, players, piles, orderRolls, first: orderRollWinner(orderRolls) }), env);
}

export const EMPTY_PILE: Pile = { draw: [], discard: [] };

export const newPlayer = (colour: CardColor, hand: readonly Card[]): Player => ({
  colour,
  cash: START_CASH_DOLLARS,
  books: 0,
  at: 0,
  hand,
  losesTurn: false,
  missedDeadlines: 0,
  passed: null,
  departureRank: null,
});

/** A state before the first turn. The House has paid out the cash the players hold. */
export function createState(
  given: Pick<State, 'setup' | 'players' | 'piles' | 'orderRolls' | 'first'> & Partial<State>,
): State {
  const cards = [...given.players.flatMap((player) => player.hand), ...(given.windows ?? []).flat()];
  const sizeOf = (colour: CardColor): number =>
    cards.filter((card) => card.colour === colour).length +
    given.piles[colour].draw.length +
    given.piles[colour].discard.length;
  return {
    decks: { blue: sizeOf('blue'), black: sizeOf('black'), red: sizeOf('red') },
    rounds: 0,
    turn: { number: 0, seat: given.first, placements: [] },
    windows: [[], [], [], []],
    house: -given.players.reduce((sum, player) => sum + player.cash, 0),
    phase: { type: 'roll' },
    deadline: null,
    lastChallenge: null,
    playedCards: [],
    latestRolls: [],
    scriptedRolls: [],
    ...given,
  };
}

export function beginFirstTurn(state: State, env: Env): Step<State, Event> {
  const step: StepBuilder = { state, events: [], env };
  beginTurn(step, state.turn.seat);
  return { state: step.state, events: step.events };
}

/** Rolls until one seat is highest; tied seats roll again (WP-019, WP-020). `given` rolls are used before random ones. */
export function rollForOrder(
  seats: number,
  given: readonly (readonly number[])[],
  random: Random,
): readonly (readonly OrderRoll[])[] {
  const rollRounds: (readonly OrderRoll[])[] = [];
  let tied: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  while (tied.length > 1) {
    const fixed = given[rollRounds.length];
    const rolls = tied.map((seat, i) => ({ seat, roll: fixed?.[i] ?? random.below(6) + 1 }));
    rollRounds.push(rolls);
    tied = highestRollers(rolls);
  }
  return rollRounds;
}

export function highestRollers(rolls: readonly OrderRoll[]): readonly Seat[] {
  const highest = Math.max(...rolls.map(({ roll }) => roll));
  return rolls.filter(({ roll }) => roll === highest).map(({ seat }) => seat);
}

export const orderRollWinner = (rounds: readonly (readonly OrderRoll[])[]): Seat => highestRollers(rounds.at(-1)!)[0]!;
