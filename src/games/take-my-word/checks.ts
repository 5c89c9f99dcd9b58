// What the conformance suite has to know of this game: corners of the options, twins, invariants, an audit of the points.
// For tests only.

import type { Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameChecks } from '../conformance/game-checks.ts';
import { bot } from './bot/bot.ts';
import { type Card, firstMissing, HAND, isBlack, isLetter, type Premium, STAR } from './rules/cards.ts';
import type { Move } from './rules/moves.ts';
import { scoreOf } from './rules/phases/round.ts';
import { rules } from './rules/rules.ts';
import { WHOLE_PILE } from './rules/setup.ts';
import type { Event, Setup, State } from './rules/state.ts';
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
  findBrokenInvariants: faults,
  auditMatch: audit,
};

/** Hands of others, the pile and the hands of those who left are mixed and dealt anew. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isHidden = (seat: number): boolean => seat !== viewer && state.phase !== 'over';
  const hands = state.players.flatMap(({ hand }, seat) => (isHidden(seat) ? hand : []));
  const hidden = [...hands, ...state.pile, ...state.folded, ...state.gone.filter((card) => card !== STAR)];
  const letters = random.shuffle(hidden.filter(isLetter));
  const players = state.players.map((player, seat) =>
    isHidden(seat) ? { ...player, hand: letters.splice(0, player.hand.length) } : player,
  );
  const folded = letters.splice(0, state.folded.length);
  const rest = random.shuffle([...letters, ...hidden.filter((card) => !isLetter(card))]);
  const pile = rest.splice(0, state.pile.length);
  return { ...state, players, folded, pile, gone: [...rest, ...state.gone.filter((card) => card === STAR)] };
}

const cardsOf = (state: State): readonly (Card | Premium)[] => [
  ...state.players.flatMap(({ hand, premiums }) => [...hand, ...premiums]),
  ...state.row.slots.flatMap(({ card, premium }) => (premium === null ? [card] : [card, premium])),
  ...state.pile,
  ...state.discard,
  ...state.folded,
  ...state.gone,
];

export function faults(state: State): readonly string[] {
  const { row, rotation, left, players, phase, round, setup } = state;
  const found: string[] = [];
  const note = (isWrong: boolean, what: string): void => {
    if (isWrong) found.push(what);
  };
  const cards = cardsOf(state);
  note(cards.length !== 151, `${cards.length} cards instead of 151`);
  const extra = firstMissing([...WHOLE_PILE, STAR], cards);
  note(extra !== null, `too many copies of ${extra}`);
  note(
    players.some(({ hand }) => hand.length > HAND),
    'a hand of more than seven letters',
  );
  note([...rotation, ...left].toSorted().join() !== [...players.keys()].join(), 'a seat is neither active nor gone');
  note(round < 1 || round > setup.rounds, `round ${round}`);
  note(row.slots.length > 0 && !row.slots.some(({ fresh }) => fresh), 'nobody laid the row');
  note(
    row.slots.some(({ card, premium }) => premium !== null && !isBlack(card)),
    'a premium on a coloured card',
  );
  note(row.by !== null && row.passed.length > 0, 'passes on a standing word');
  note(row.by !== null && players[row.by]!.turns.length === 0, 'a standing word without a turn');
  note(phase !== 'over' && rotation.every((seat) => row.passed.includes(seat)), 'a stalemate was not cleared');
  note(phase === 'turn' && players[rotation[state.place]!]!.hand.length === 0, 'the player to move has no letters');
  for (const [place, seat] of rotation.entries()) {
    const had = phase === 'turn' && place >= state.place ? round - 1 : round;
    const count = players[seat]!.turns.length;
    note(
      phase !== 'over' && count !== had,
      `seat ${seat} has had ${count} turns by place ${state.place} of round ${round}`,
    );
  }
  return found;
}

/** Points added up from what was told must be those of the tally. */
function audit(events: readonly Event[], state: State): readonly string[] {
  const scores = state.players.map(() => 0);
  for (const event of events) {
    if (event.type === 'formed' || event.type === 'lettered') scores[event.seat]! += event.points;
    if (event.type === 'taken') scores[event.from]! -= event.points;
    if (event.type === 'ended') for (const [seat, points] of event.deductions.entries()) scores[seat]! -= points;
  }
  return state.players.flatMap((player, seat) =>
    scoreOf(player) === scores[seat] ? [] : [`seat ${seat} has ${scoreOf(player)}, but was told ${scores[seat]}`],
  );
}
