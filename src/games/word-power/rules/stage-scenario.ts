// Lays out a position that a person has written down; what it leaves open is filled in by the seed (WP-145).
// Not the format itself (scenario.ts).

import { type Env, type Json, type Refusal, refuse, type Seat, type Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { type Colour, powerCardsOf } from '../content.ts';
import { type Card, pickDeck } from './cards.ts';
import type { Event } from './events.ts';
import { COLOURS, coloursOf, type Setup } from './options.ts';
import { beginPlacing } from './phases/place-cards.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import { begin, EMPTY, highest, layTable, newPlayer, rollForOrder, winnerOf } from './setup.ts';
import { BOARD, HAND, START_CASH, WINDOWS } from './spaces.ts';
import { isCovered, type OrderRoll, type Pile, type Placement, type Player, readingOf, type State } from './state.ts';
import type { Course } from './step-builder.ts';

export function stage(scenario: Json, setup: Setup, seats: number, env: Env): Result<Step<State, Event>, Refusal> {
  const read = parseScenario(scenario);
  if (!read.ok) return refuse('BAD_SCENARIO', 'WP-145', read.error);
  const problem = findProblem(read.value, setup, seats);
  if (problem !== null) return refuse('BAD_SCENARIO', 'WP-145', problem);
  const laidOut = layOut(read.value, setup, seats, env);
  return laidOut.ok ? ok(beginAt(laidOut.value, read.value, env)) : laidOut;
}

function beginAt(state: State, { phase }: Scenario, env: Env): Step<State, Event> {
  if (phase !== 'place') return begin(state, env);
  const course: Course = { state: { ...state, turn: { ...state.turn, number: 1 } }, events: [], env };
  beginPlacing(course);
  return { state: course.state, events: course.events };
}

/** What is wrong with a position before any card is looked at. */
function findProblem(scenario: Scenario, setup: Setup, seats: number): string | null {
  const { players, active, order, phase = 'roll', laid = [] } = scenario;
  if (players !== undefined && players.length !== seats)
    return `players: ${players.length} are named for ${seats} seats`;
  if (active !== undefined && active >= seats) return `active: there is no seat ${active}`;
  if (active !== undefined && order !== undefined) return 'order: it stands in place of active, not beside it';
  if (order !== undefined && !isOrder(order, seats)) return 'order: each throwing lists the seats that are still tied';
  const winner = players?.findIndex((player) => hasWon(player, setup)) ?? -1;
  if (winner >= 0) return `players.${winner}: this seat has reached the target already`;
  if (phase === 'roll') return laid.length > 0 ? 'laid: cards are laid in the phase place' : null;
  if (order !== undefined) return 'order: it is thrown for before the first roll';
  const space = BOARD[players?.[active ?? 0]?.at ?? 0]!;
  return space.type === 'play' ? null : `players.${active ?? 0}.at: nothing is played on that space`;
}

function hasWon({ books = 0, cash = START_CASH }: NonNullable<Scenario['players']>[number], setup: Setup): boolean {
  const reached = [books >= setup.targetBooks, cash >= setup.targetCash];
  return setup.winRule === 'both' ? reached.every(Boolean) : reached.some(Boolean);
}

/** A tie at the end of the list is thrown for by the seed. */
function isOrder(order: readonly (readonly number[])[], seats: number): boolean {
  let contest: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  for (const rolls of order) {
    if (contest.length === 1 || rolls.length !== contest.length) return false;
    contest = highest(contest.map((seat, i): OrderRoll => ({ seat, roll: rolls[i]! })));
  }
  return true;
}

function layOut(scenario: Scenario, setup: Setup, seats: number, env: Env): Result<State, Refusal> {
  const order = scenario.order === undefined ? [] : rollForOrder(seats, scenario.order, env.random);
  const first = order.length > 0 ? winnerOf(order) : (scenario.active ?? 0);
  const colours = coloursOf(setup, seats);
  const stock = stockCards(scenario, colours, env);
  const laid = (scenario.laid ?? []).map(
    ([key, window]): Placement => ({
      card: stock.named(key, colours[first]!, 'laid'),
      window,
      at: env.now,
      waived: [],
      fate: 'open',
    }),
  );
  const players = colours.map((colour, seat) =>
    seatPlayer(scenario, stock, colour, seat, seat === first ? laid.length : 0),
  );
  const windows = WINDOWS.map((window, i) => [
    ...stackUp(scenario.windows?.[i] ?? 0, stock, colours, first, `windows.${i}`),
    ...laid.filter((placement) => placement.window === window).map(({ card }) => card),
  ]);
  if (isCovered(windows)) stock.problems.push('windows: all four are occupied, which only happens in a wait');
  const piles = { blue: EMPTY, black: EMPTY, red: EMPTY };
  for (const colour of COLOURS) piles[colour] = pileUp(scenario, stock, colour);
  const [problem] = stock.problems;
  if (problem !== undefined) return refuse('BAD_SCENARIO', 'WP-145', problem);
  const reading = readingOf(players, first);
  const played = laid.map(({ card, window }) => ({
    turn: 1,
    by: first,
    card,
    window,
    reading: reading!,
    challenge: null,
  }));
  const turn = { number: 0, seat: first, laid };
  return ok(layTable({ setup, players, piles, order, first, turn, windows, played, dice: scenario.dice ?? [] }));
}

function seatPlayer(scenario: Scenario, stock: Stock, colour: Colour, seat: Seat, laid: number): Player {
  const given = scenario.players?.[seat] ?? {};
  const where = `players.${seat}.hand`;
  const named = (given.hand ?? []).map((key) => stock.named(key, colour, where));
  const size = given.handSize ?? HAND - laid;
  if (named.length > size || size + laid > HAND) stock.problems.push(`${where}: a hand has at most ${HAND} cards`);
  const player = newPlayer(colour, [...named, ...stock.unnamed(colour, Math.max(0, size - named.length), where)]);
  return {
    ...player,
    at: given.at ?? player.at,
    cash: given.cash ?? player.cash,
    books: given.books ?? player.books,
    losesTurn: given.losesTurn ?? false,
    missed: given.idle ? 2 : 0,
  };
}

function stackUp(
  given: number | readonly Word[],
  stock: Stock,
  colours: readonly Colour[],
  active: Seat,
  where: string,
): readonly Card[] {
  if (typeof given === 'number') return stock.unnamed(colours[active]!, given, where);
  return given.map((key) => {
    const own = stock.colourOf(key);
    return stock.named(key, own !== null && colours.includes(own) ? own : colours[active]!, where);
  });
}

function pileUp(scenario: Scenario, stock: Stock, colour: Colour): Pile {
  const thrown = scenario.discard?.[colour] ?? 0;
  const next = scenario.draw?.[colour] ?? [];
  const where = `discard.${colour}`;
  const discard =
    typeof thrown === 'number'
      ? stock.unnamed(colour, thrown, where)
      : thrown.map((key) => stock.named(key, colour, where));
  const top = ('only' in next ? next.only : next).map((key) => stock.named(key, colour, `draw.${colour}`));
  return { draw: 'only' in next ? top : [...top, ...stock.rest(colour)], discard };
}

/** The cards there are while a position is laid out; each is handed out once, and what cannot be had is noted. */
type Stock = {
  readonly problems: string[];
  colourOf(key: Word): Colour | null;
  named(key: Word, colour: Colour, where: string): Card;
  unnamed(colour: Colour, count: number, where: string): readonly Card[];
  rest(colour: Colour): readonly Card[];
};

function stockCards(scenario: Scenario, colours: readonly Colour[], env: Env): Stock {
  const own = (scenario.cards ?? []).map(
    ({ definition = '', colour = 'blue', ...card }): Card => ({ ...card, definition, colour, class: 'other' }),
  );
  const ownKeys = new Set(own.map((card) => card.key));
  const content = [...own, ...powerCardsOf(env.lexicon).filter((card) => !ownKeys.has(card.key))];
  const known = new Map(content.toReversed().map((card) => [card.key, card]));
  const taken = new Set<Word>();
  const barred = new Set(namesIn(scenario));
  const spare = new Map<Colour, Card[]>();
  for (const colour of COLOURS.filter((one) => colours.includes(one))) {
    const deck = [...pickDeck(content, colour, barred, env.random)];
    for (const card of deck) barred.add(card.key);
    spare.set(colour, deck);
  }
  const problems: string[] = [];
  if (ownKeys.size < own.length) problems.push('cards: a key word occurs twice');
  return {
    problems,
    colourOf: (key) => known.get(key)?.colour ?? null,
    named(key, colour, where) {
      const card = known.get(key);
      if (!colours.includes(colour)) problems.push(`${where}: nobody plays with ${colour} cards`);
      if (card === undefined) problems.push(`${where}: there is no card ${key}`);
      if (taken.has(key)) problems.push(`${where}: ${key} is in two places`);
      taken.add(key);
      return { ...(card ?? NO_CARD), colour };
    },
    unnamed(colour, count, where) {
      const cards = spare.get(colour)?.splice(0, count) ?? [];
      if (cards.length < count) problems.push(`${where}: there are not so many ${colour} cards`);
      return cards;
    },
    rest: (colour) => spare.get(colour)?.splice(0) ?? [],
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

function namesIn({ players = [], windows = [], laid = [], draw = {}, discard = {} }: Scenario): readonly Word[] {
  return [
    ...players.flatMap(({ hand = [] }) => hand),
    ...windows.flatMap((cards) => (typeof cards === 'number' ? [] : cards)),
    ...laid.map(([key]) => key),
    ...Object.values(draw).flatMap((next = []) => ('only' in next ? next.only : next)),
    ...Object.values(discard).flatMap((cards = []) => (typeof cards === 'number' ? [] : cards)),
  ];
}
