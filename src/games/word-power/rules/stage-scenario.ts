// Builds the state a scenario describes and fills in the rest from the seed (WP-145). The format is in scenario.ts.

import type { Env, Json, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { type CardColor, powerCardsOf } from '../content.ts';
import { HAND_SIZE, START_CASH_DOLLARS } from './amounts.ts';
import { type Card, pickDeck } from './cards.ts';
import type { Event } from './events.ts';
import { CARD_COLORS, type Setup, seatColors, withSeatTarget } from './options.ts';
import { beginPlacing } from './phases/place-cards.ts';
import { refuse } from './refuse.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import {
  beginFirstTurn,
  createState,
  EMPTY_PILE,
  highestRollers,
  newPlayer,
  orderRollWinner,
  rollForOrder,
} from './setup.ts';
import { SPACES, WINDOWS } from './spaces.ts';
import {
  areAllCovered,
  hasReachedTarget,
  type OrderRoll,
  type Pile,
  type Placement,
  type Player,
  relationInPlay,
  type State,
} from './state.ts';
import type { StepBuilder } from './step-builder.ts';

export function startFromScenario(
  scenario: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const parsed = parseScenario(scenario);
  if (!parsed.ok) return refuse('BAD_SCENARIO', 'WP-145', parsed.error);
  const problem = findProblem(parsed.value, setup, seats);
  if (problem !== null) return refuse('BAD_SCENARIO', 'WP-145', problem);
  const built = buildState(parsed.value, setup, seats, env);
  return built.ok ? ok(beginStaged(built.value, parsed.value, env)) : built;
}

function beginStaged(state: State, { phase }: Scenario, env: Env): Step<State, Event> {
  if (phase !== 'place') return beginFirstTurn(state, env);
  const step: StepBuilder = { state: { ...state, turn: { ...state.turn, number: 1 } }, events: [], env };
  beginPlacing(step);
  return { state: step.state, events: step.events };
}

/** The first problem that shows without looking at the cards, or null. */
function findProblem(scenario: Scenario, setup: Setup, seats: number): string | null {
  const { players, active, order, phase = 'roll', laid = [] } = scenario;
  if (players !== undefined && players.length !== seats)
    return `players: ${players.length} are named for ${seats} seats`;
  if (active !== undefined && active >= seats) return `active: there is no seat ${active}`;
  if (active !== undefined && order !== undefined) return 'order: it replaces active, so give only one of them';
  if (order !== undefined && !isValidOrder(order, seats))
    return 'order: each round of rolls lists the seats that are still tied';
  const winner =
    players?.findIndex(({ books = 0, cash = START_CASH_DOLLARS }, seat) =>
      hasReachedTarget(withSeatTarget(setup, seat), books, cash),
    ) ?? -1;
  if (winner >= 0) return `players.${winner}: this seat has reached the target already`;
  if (phase === 'roll') return laid.length > 0 ? 'laid: cards are laid in the phase place' : null;
  if (order !== undefined) return 'order: it is rolled for before the first move';
  const space = SPACES[players?.[active ?? 0]?.at ?? 0]!;
  return space.type === 'play' ? null : `players.${active ?? 0}.at: nothing is played on that space`;
}

/** True if each round of rolls lists the seats still tied. A tie after the last round is broken by the seed. */
function isValidOrder(order: readonly (readonly number[])[], seats: number): boolean {
  let tied: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  for (const rolls of order) {
    if (tied.length === 1 || rolls.length !== tied.length) return false;
    tied = highestRollers(tied.map((seat, i): OrderRoll => ({ seat, roll: rolls[i]! })));
  }
  return true;
}

function buildState(scenario: Scenario, setup: Setup, seats: number, env: Env): Result<State, Refusal> {
  const orderRolls = scenario.order === undefined ? [] : rollForOrder(seats, scenario.order, env.random);
  const first = orderRolls.length > 0 ? orderRollWinner(orderRolls) : (scenario.active ?? 0);
  const colors = seatColors(setup, seats);
  const supply = createCardSupply(scenario, colors, env);
  const placements = (scenario.laid ?? []).map(
    ([key, window]): Placement => ({
      card: supply.takeNamed(key, colors[first]!, 'laid'),
      window,
      placedAt: env.now,
      waived: [],
      status: 'open',
    }),
  );
  const players = colors.map((colour, seat) =>
    buildPlayer(scenario, supply, colour, seat, seat === first ? placements.length : 0),
  );
  const windows = WINDOWS.map((window, i) => [
    ...buildWindow(scenario.windows?.[i] ?? 0, supply, colors, first, `windows.${i}`),
    ...placements.filter((placement) => placement.window === window).map(({ card }) => card),
  ]);
  if (areAllCovered(windows)) supply.problems.push('windows: all four are occupied, which only happens in a wait');
  const piles = { blue: EMPTY_PILE, black: EMPTY_PILE, red: EMPTY_PILE };
  for (const colour of CARD_COLORS) piles[colour] = buildPile(scenario, supply, colour);
  const [problem] = supply.problems;
  if (problem !== undefined) return refuse('BAD_SCENARIO', 'WP-145', problem);
  const relation = relationInPlay(players, first);
  const playedCards = placements.map(({ card, window }) => ({
    turn: 1,
    by: first,
    card,
    window,
    relation: relation!,
    challenge: null,
  }));
  const turn = { number: 0, seat: first, placements };
  return ok(
    createState({
      setup,
      players,
      piles,
      orderRolls,
      first,
      turn,
      windows,
      playedCards,
      scriptedRolls: scenario.dice ?? [],
    }),
  );
}

function buildPlayer(scenario: Scenario, supply: CardSupply, colour: CardColor, seat: Seat, laid: number): Player {
  const given = scenario.players?.[seat] ?? {};
  const where = `players.${seat}.hand`;
  const named = (given.hand ?? []).map((key) => supply.takeNamed(key, colour, where));
  const size = given.handSize ?? HAND_SIZE - laid;
  if (named.length > size || size + laid > HAND_SIZE)
    supply.problems.push(`${where}: a hand has at most ${HAND_SIZE} cards`);
  const player = newPlayer(colour, [...named, ...supply.takeAny(colour, Math.max(0, size - named.length), where)]);
  return {
    ...player,
    at: given.at ?? player.at,
    cash: given.cash ?? player.cash,
    books: given.books ?? player.books,
    losesTurn: given.losesTurn ?? false,
    missedDeadlines: given.idle ? 2 : 0,
  };
}

function buildWindow(
  given: number | readonly Word[],
  supply: CardSupply,
  colors: readonly CardColor[],
  active: Seat,
  where: string,
): readonly Card[] {
  if (typeof given === 'number') return supply.takeAny(colors[active]!, given, where);
  return given.map((key) => {
    const own = supply.colorOf(key);
    return supply.takeNamed(key, own !== null && colors.includes(own) ? own : colors[active]!, where);
  });
}

function buildPile(scenario: Scenario, supply: CardSupply, colour: CardColor): Pile {
  const discarded = scenario.discard?.[colour] ?? 0;
  const next = scenario.draw?.[colour] ?? [];
  const where = `discard.${colour}`;
  const discard =
    typeof discarded === 'number'
      ? supply.takeAny(colour, discarded, where)
      : discarded.map((key) => supply.takeNamed(key, colour, where));
  const top = ('only' in next ? next.only : next).map((key) => supply.takeNamed(key, colour, `draw.${colour}`));
  return { draw: 'only' in next ? top : [...top, ...supply.takeRest(colour)], discard };
}

/** The cards still available while a scenario is built. Each is handed out once; `problems` collects what is impossible. */
type CardSupply = {
  readonly problems: string[];
  colorOf(key: Word): CardColor | null;
  takeNamed(key: Word, colour: CardColor, where: string): Card;
  takeAny(colour: CardColor, count: number, where: string): readonly Card[];
  takeRest(colour: CardColor): readonly Card[];
};

function createCardSupply(scenario: Scenario, colors: readonly CardColor[], env: Env): CardSupply {
  const own = (scenario.cards ?? []).map(
    ({ definition = '', colour = 'blue', ...card }): Card => ({ ...card, definition, colour, class: 'other' }),
  );
  const ownKeys = new Set(own.map((card) => card.key));
  const content = [...own, ...powerCardsOf(env.lexicon).filter((card) => !ownKeys.has(card.key))];
  const cardByKey = new Map(content.toReversed().map((card) => [card.key, card]));
  const usedKeys = new Set<Word>();
  const excludedKeys = new Set(namedCards(scenario));
  const spare = new Map<CardColor, Card[]>();
  for (const colour of CARD_COLORS.filter((one) => colors.includes(one))) {
    const deck = [...pickDeck(content, colour, excludedKeys, env.random)];
    for (const card of deck) excludedKeys.add(card.key);
    spare.set(colour, deck);
  }
  const problems: string[] = [];
  if (ownKeys.size < own.length) problems.push('cards: a key word occurs twice');
  return {
    problems,
    colorOf: (key) => cardByKey.get(key)?.colour ?? null,
    takeNamed(key, colour, where) {
      const card = cardByKey.get(key);
      if (!colors.includes(colour)) problems.push(`${where}: nobody plays with ${colour} cards`);
      if (card === undefined) problems.push(`${where}: there is no card ${key}`);
      if (usedKeys.has(key)) problems.push(`${where}: ${key} is in two places`);
      usedKeys.add(key);
      return { ...(card ?? NO_CARD), colour };
    },
    takeAny(colour, count, where) {
      const cards = spare.get(colour)?.splice(0, count) ?? [];
      if (cards.length < count) problems.push(`${where}: there aren’t that many ${colour} cards`);
      return cards;
    },
    takeRest: (colour) => spare.get(colour)?.splice(0) ?? [],
  };
}

const NO_CARD: Card = {
  key: '',
  class: 'other',
  words: ['', '', '', ''],
  answer: 'S1',
  definition: '',
  colour: 'blue',
};

function namedCards({ players = [], windows = [], laid = [], draw = {}, discard = {} }: Scenario): readonly Word[] {
  return [
    ...players.flatMap(({ hand = [] }) => hand),
    ...windows.flatMap((cards) => (typeof cards === 'number' ? [] : cards)),
    ...laid.map(([key]) => key),
    ...Object.values(draw).flatMap((next = []) => ('only' in next ? next.only : next)),
    ...Object.values(discard).flatMap((cards = []) => (typeof cards === 'number' ? [] : cards)),
  ];
}
