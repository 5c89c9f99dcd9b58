// What the conformance suite needs from this game: setups to try, states that look alike, invariants, an audit of the points.
// For tests only.

import type { Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import { type Card, findMissingCard, HAND_SIZE, isBlack, isLetterCard, type Premium, STAR } from './rules/cards.ts';
import type { Move } from './rules/moves.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { playerScore } from './rules/scoring.ts';
import { FULL_PILE } from './rules/setup.ts';
import type { Event, State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './text/say.ts';

export const checks: GameChecks<Setup, State, Move, Event, View> = {
  rules,
  bot,
  say,
  cornerSetups: [
    { rounds: 30, seatSwitch: 'off', turnClock: 30 },
    { rounds: 20, recycle: 'off', keepRule: 'any' },
    { rounds: 3, turnClock: 'off', passRule: 'free', keepRule: 'any' },
    { rounds: 6, seatSwitch: 'noDouble', invalidPlay: 'lose-turn', recycle: 'off' },
  ],
  maxActs: 2000,
  twin,
  findBrokenInvariants: findFaults,
  auditMatch: audit,
};

/** Shuffles and redeals everything the viewer cannot see: other hands, the pile, and the hands of players who left. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isHidden = (seat: number): boolean => seat !== viewer && state.phase !== 'over';
  const hands = state.players.flatMap(({ hand }, seat) => (isHidden(seat) ? hand : []));
  const hidden = [
    ...hands,
    ...state.pile,
    ...state.departedHands,
    ...state.removedCards.filter((card) => card !== STAR),
  ];
  const letters = random.shuffle(hidden.filter(isLetterCard));
  const players = state.players.map((player, seat) =>
    isHidden(seat) ? { ...player, hand: letters.splice(0, player.hand.length) } : player,
  );
  const departedHands = letters.splice(0, state.departedHands.length);
  const rest = random.shuffle([...letters, ...hidden.filter((card) => !isLetterCard(card))]);
  const pile = rest.splice(0, state.pile.length);
  return {
    ...state,
    players,
    departedHands,
    pile,
    removedCards: [...rest, ...state.removedCards.filter((card) => card === STAR)],
  };
}

const cardsOf = (state: State): readonly (Card | Premium)[] => [
  ...state.players.flatMap(({ hand, premiums }) => [...hand, ...premiums]),
  ...state.row.slots.flatMap(({ card, premium }) => (premium === null ? [card] : [card, premium])),
  ...state.pile,
  ...state.discard,
  ...state.departedHands,
  ...state.removedCards,
];

export function findFaults(state: State): readonly string[] {
  const { row, rotation, leftSeats, players, phase, round, setup } = state;
  const faults: string[] = [];
  const report = (isWrong: boolean, fault: string): void => {
    if (isWrong) faults.push(fault);
  };
  const cards = cardsOf(state);
  report(cards.length !== 151, `${cards.length} cards instead of 151`);
  const extra = findMissingCard([...FULL_PILE, STAR], cards);
  report(extra !== null, `too many copies of ${extra}`);
  report(
    players.some(({ hand }) => hand.length > HAND_SIZE),
    'a hand of more than seven letters',
  );
  report(
    [...rotation, ...leftSeats].toSorted().join() !== [...players.keys()].join(),
    'a seat is neither active nor has it left',
  );
  report(round < 1 || round > setup.rounds, `round ${round}`);
  report(row.slots.length > 0 && !row.slots.some(({ fresh }) => fresh), 'no card of the row is marked as placed last');
  report(
    row.slots.some(({ card, premium }) => premium !== null && !isBlack(card)),
    'a premium on a colored card',
  );
  report(row.by !== null && row.passed.length > 0, 'passes on a standing word');
  report(row.by !== null && players[row.by]!.turns.length === 0, 'a standing word without a turn');
  report(phase !== 'over' && rotation.every((seat) => row.passed.includes(seat)), 'a stalemate was not cleared');
  report(
    phase === 'turn' && players[rotation[state.turnIndex]!]!.hand.length === 0,
    'the player to move has no letters',
  );
  for (const [index, seat] of rotation.entries()) {
    const expected = phase === 'turn' && index >= state.turnIndex ? round - 1 : round;
    const count = players[seat]!.turns.length;
    report(
      phase !== 'over' && count !== expected,
      `seat ${seat} has had ${count} turns by turn ${state.turnIndex} of round ${round}`,
    );
  }
  return faults;
}

/** The points added up from the events must match the tally. */
function audit(events: readonly Event[], state: State): readonly string[] {
  const scores = state.players.map(() => 0);
  for (const event of events) {
    if (event.type === 'formed' || event.type === 'lettered') scores[event.seat]! += event.points;
    if (event.type === 'taken') scores[event.from]! -= event.points;
    if (event.type === 'ended') for (const [seat, points] of event.deductions.entries()) scores[seat]! -= points;
  }
  return state.players.flatMap((player, seat) =>
    playerScore(player) === scores[seat]
      ? []
      : [`seat ${seat} has ${playerScore(player)}, but the events add up to ${scores[seat]}`],
  );
}
