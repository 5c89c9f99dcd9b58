// What the conformance suite needs to test Word Power: option combinations, twins, invariants and an audit of cash and
// books from the events. For tests only.

import type { Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import { HAND_SIZE, START_CASH_DOLLARS } from './rules/amounts.ts';
import type { Card } from './rules/cards.ts';
import { ANSWER_CODES } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import { CARD_COLORS, type Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { areAllCovered, hasLeft, type Pile, type State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './text/say.ts';

export const checks: GameChecks<Setup, State, Move, Event, View> = {
  rules,
  bot,
  say,
  cornerSetups: [
    { deckMode: 'family', colour0: 'red', colour1: 'black', colour2: 'blue', colour3: 'red', raiseStep: 'free' },
    { winRule: 'both', targetBooks: 6, targetCash: 40_000, raiseStep: 'free', deckColour: 'black' },
    { roundLimit: 10, challengeSeconds: 5, placeSeconds: 30, rollSeconds: 5, betSeconds: 5, passSeconds: 15 },
    { deckColour: 'red', targetBooks: 6, targetCash: 40_000, tieMs: 0, challengeSeconds: 60 },
    { deckMode: 'family', colour0: 'blue', targetBooks: 6, tieMs: 500, placeSeconds: 0, challengeSeconds: 0 },
  ],
  maxActs: 20_000,
  twin,
  findBrokenInvariants: faults,
  auditMatch: audit,
};

/** A state that looks the same to the viewer: hidden cards are dealt again, answers and future rolls differ. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isMine = (seat: number): boolean => seat === viewer;
  const hidden = new Map(
    CARD_COLORS.map((colour) => {
      const hands = state.players.filter((player, seat) => player.colour === colour && !isMine(seat));
      const { draw, discard } = state.piles[colour];
      return [colour, random.shuffle([...draw, ...discard, ...hands.flatMap((player) => player.hand)])];
    }),
  );
  const withOtherAnswer = (card: Card): Card => ({
    ...card,
    answer: random.pick(ANSWER_CODES.filter((code) => code !== card.answer)),
    definition: `another meaning of ${random.below(1000)}`,
  });
  const deal = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) => withOtherAnswer(hidden.get(card.colour)!.pop()!));
  const dealPile = ({ draw, discard }: Pile): Pile => ({ draw: deal(draw), discard: deal(discard) });
  const piles = {
    blue: dealPile(state.piles.blue),
    black: dealPile(state.piles.black),
    red: dealPile(state.piles.red),
  };
  const players = state.players.map((player, seat) => {
    const hand = isMine(seat) ? player.hand.map(withOtherAnswer) : deal(player.hand);
    const passed = isMine(seat) || player.passed === null ? player.passed : { given: hand, taken: hand };
    return { ...player, hand, passed };
  });
  const { phase } = state;
  const chosen = (seat: number): readonly string[] => random.shuffle(players[seat]!.hand).map((card) => card.key);
  return {
    ...state,
    players,
    piles,
    windows: state.windows.map((cards) => cards.map(withOtherAnswer)),
    turn: {
      ...state.turn,
      placements: state.turn.placements.map((one) => ({ ...one, card: withOtherAnswer(one.card) })),
    },
    playedCards:
      phase.type === 'over'
        ? state.playedCards
        : state.playedCards.map((one) => ({ ...one, card: withOtherAnswer(one.card) })),
    phase:
      phase.type === 'pass'
        ? {
            ...phase,
            chosen: phase.chosen.map((keys, seat) =>
              keys === null || isMine(seat) ? keys : chosen(seat).slice(0, keys.length),
            ),
          }
        : phase,
    scriptedRolls: [random.below(6) + 1],
  };
}

/** Violated invariants of a single state (WP-136 to WP-138). */
function faults(state: State): readonly string[] {
  const { players, windows, piles, phase, house, turn } = state;
  const cards = [
    ...players.flatMap((player) => player.hand),
    ...windows.flat(),
    ...CARD_COLORS.flatMap((colour) => [...piles[colour].draw, ...piles[colour].discard]),
  ];
  const stakes = phase.type === 'bet' ? phase.stakes.challenger + phase.stakes.challenged : 0;
  const money = players.map((player) => player.cash);
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  check(new Set(cards.map((card) => card.key)).size === cards.length, 'a card is in two places (WP-136)');
  for (const colour of CARD_COLORS) {
    const count = cards.filter((card) => card.colour === colour).length;
    check(count === state.decks[colour], `${count} ${colour} cards instead of ${state.decks[colour]} (WP-136)`);
    check(
      [...piles[colour].draw, ...piles[colour].discard].every((card) => card.colour === colour),
      `a card of another color is in the ${colour} piles (WP-015)`,
    );
  }
  check(
    players.every((player) => player.hand.every((card) => card.colour === player.colour)),
    'decks are mixed (WP-015)',
  );
  check(money.reduce((sum, cash) => sum + cash, stakes + house) === 0, 'money appeared or disappeared (WP-137)');
  check(
    money.every((cash) => cash >= 0 && cash % 500 === 0),
    'an amount is impossible (WP-137)',
  );
  check(
    players.every((player) => player.hand.length <= HAND_SIZE),
    'a hand is too big',
  );
  if (phase.type === 'roll') {
    check(!areAllCovered(windows), 'a turn begins with all windows occupied (WP-138)');
    check(turn.placements.length === 0, 'a turn begins with placements');
    check(
      players.every((player) => hasLeft(player) || player.hand.length === HAND_SIZE),
      'a hand is short (WP-138)',
    );
  }
  if (phase.type === 'place')
    check(!areAllCovered(windows), 'cards are being placed although all windows are covered (WP-076)');
  return problems;
}

/** Recomputes cash and books of every seat from the events (WP-139). */
function audit(events: readonly Event[], state: State): readonly string[] {
  const cash = state.players.map(() => START_CASH_DOLLARS);
  const books = state.players.map(() => 0);
  const problems: string[] = [];
  let active = -1;
  let booksInTurn = 0;
  let due: Extract<Event, { type: 'infringementRolled' }>['due'] = [];
  for (const event of events) {
    if (event.type === 'turnBegan') [active, booksInTurn] = [event.seat, 0];
    if (event.type === 'royaltyPaid') cash[event.seat]! += event.amount;
    if (event.type === 'noPlayDeclared') cash[event.seat]! -= event.forfeit;
    if (event.type === 'infringementRolled') due = event.due;
    if (event.type === 'infringementPaid') {
      cash[event.seat]! -= event.total;
      for (const { seat, amount } of due) cash[seat]! += amount;
    }
    if (event.type === 'challengeSettled') {
      cash[event.challenger]! += event.gains.challenger;
      cash[event.challenged]! += event.gains.challenged;
    }
    if (event.type === 'seatRetired') cash[event.seat] = 0;
    if (event.type === 'bookPublished') {
      booksInTurn++;
      if (event.seat !== active || event.count !== ++books[event.seat]!) problems.push('a book is counted wrong');
      if (booksInTurn > 3) problems.push('four books in one turn (WP-139)');
    }
  }
  for (const [seat, player] of state.players.entries()) {
    if (player.cash !== cash[seat]) problems.push(`seat ${seat} has $${player.cash}, but the events say ${cash[seat]}`);
    if (player.books !== books[seat])
      problems.push(`seat ${seat} has ${player.books} books, but the events say ${books[seat]}`);
  }
  return problems;
}
