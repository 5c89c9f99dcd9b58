// What the conformance suite needs to try Word Power: corners of the options, twins, invariants, the books re-kept.
// For tests only.

import type { Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import type { Card } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import { COLOURS, type Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { CODES, HAND, START_CASH } from './rules/spaces.ts';
import { isCovered, isRetired, type Pile, type State } from './rules/state.ts';
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

/** Deals all cards the viewer does not see anew, gives every card another answer, and fixes other dice. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isMine = (seat: number): boolean => seat === viewer;
  const hidden = new Map(
    COLOURS.map((colour) => {
      const hands = state.players.filter((player, seat) => player.colour === colour && !isMine(seat));
      const { draw, discard } = state.piles[colour];
      return [colour, random.shuffle([...draw, ...discard, ...hands.flatMap((player) => player.hand)])];
    }),
  );
  const twisted = (card: Card): Card => ({
    ...card,
    answer: random.pick(CODES.filter((code) => code !== card.answer)),
    definition: `another meaning of ${random.below(1000)}`,
  });
  const deal = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) => twisted(hidden.get(card.colour)!.pop()!));
  const dealPile = ({ draw, discard }: Pile): Pile => ({ draw: deal(draw), discard: deal(discard) });
  const piles = {
    blue: dealPile(state.piles.blue),
    black: dealPile(state.piles.black),
    red: dealPile(state.piles.red),
  };
  const players = state.players.map((player, seat) => {
    const hand = isMine(seat) ? player.hand.map(twisted) : deal(player.hand);
    const passed = isMine(seat) || player.passed === null ? player.passed : { given: hand, taken: hand };
    return { ...player, hand, passed };
  });
  const { phase } = state;
  const chosen = (seat: number): readonly string[] => random.shuffle(players[seat]!.hand).map((card) => card.key);
  return {
    ...state,
    players,
    piles,
    windows: state.windows.map((cards) => cards.map(twisted)),
    turn: { ...state.turn, laid: state.turn.laid.map((one) => ({ ...one, card: twisted(one.card) })) },
    played: phase.type === 'over' ? state.played : state.played.map((one) => ({ ...one, card: twisted(one.card) })),
    phase:
      phase.type === 'pass'
        ? {
            ...phase,
            chosen: phase.chosen.map((keys, seat) =>
              keys === null || isMine(seat) ? keys : chosen(seat).slice(0, keys.length),
            ),
          }
        : phase,
    dice: [random.below(6) + 1],
  };
}

/** WP-136 to WP-138 */
function faults(state: State): readonly string[] {
  const { players, windows, piles, phase, house, turn } = state;
  const cards = [
    ...players.flatMap((player) => player.hand),
    ...windows.flat(),
    ...COLOURS.flatMap((colour) => [...piles[colour].draw, ...piles[colour].discard]),
  ];
  const stakes = phase.type === 'bet' ? phase.stakes.challenger + phase.stakes.challenged : 0;
  const money = players.map((player) => player.cash);
  const found: string[] = [];
  const claim = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  claim(new Set(cards.map((card) => card.key)).size === cards.length, 'a card is in two places (WP-136)');
  for (const colour of COLOURS) {
    const now = cards.filter((card) => card.colour === colour).length;
    claim(now === state.decks[colour], `${now} ${colour} cards instead of ${state.decks[colour]} (WP-136)`);
    claim(
      [...piles[colour].draw, ...piles[colour].discard].every((card) => card.colour === colour),
      `a card lies in the ${colour} piles by mistake (WP-015)`,
    );
  }
  claim(
    players.every((player) => player.hand.every((card) => card.colour === player.colour)),
    'decks are mixed (WP-015)',
  );
  claim(money.reduce((sum, cash) => sum + cash, stakes + house) === 0, 'money was lost or made (WP-137)');
  claim(
    money.every((cash) => cash >= 0 && cash % 500 === 0),
    'an amount is impossible (WP-137)',
  );
  claim(
    players.every((player) => player.hand.length <= HAND),
    'a hand is too big',
  );
  if (phase.type === 'roll') {
    claim(!isCovered(windows), 'a turn begins with all windows occupied (WP-138)');
    claim(turn.laid.length === 0, 'a turn begins with cards laid');
    claim(
      players.every((player) => isRetired(player) || player.hand.length === HAND),
      'a hand is short (WP-138)',
    );
  }
  if (phase.type === 'place') claim(!isCovered(windows), 'cards are laid on a covered House (WP-076)');
  return found;
}

/** Keeps every purse and every count of books again from what was told (WP-139). */
function audit(events: readonly Event[], state: State): readonly string[] {
  const cash = state.players.map(() => START_CASH);
  const books = state.players.map(() => 0);
  const found: string[] = [];
  let active = -1;
  let inTurn = 0;
  let due: Extract<Event, { type: 'infringementRolled' }>['due'] = [];
  for (const event of events) {
    if (event.type === 'turnBegan') [active, inTurn] = [event.seat, 0];
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
      inTurn++;
      if (event.seat !== active || event.count !== ++books[event.seat]!) found.push('a book is counted wrong');
      if (inTurn > 3) found.push('four books in one turn (WP-139)');
    }
  }
  for (const [seat, player] of state.players.entries()) {
    if (player.cash !== cash[seat]) found.push(`seat ${seat} holds ${player.cash}, the log says ${cash[seat]}`);
    if (player.books !== books[seat]) found.push(`seat ${seat} has ${player.books} books, the log says ${books[seat]}`);
  }
  return found;
}
