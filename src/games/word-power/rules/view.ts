// What one viewer may know of a game of Word Power, built field by field.
// Nothing here names an answer or a definition before betting on that card is closed or the game is over (WP-006, WP-140).

import type { Millis, Outcome, Seat, Status as TableStatus, Viewer } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { Colour } from '../content.ts';
import { type Face, faceOf } from './cards.ts';
import { recordOf, type SeatRecord } from './challenge-stats.ts';
import type { Setup } from './options.ts';
import { agrees, BET_STEP, type Reading, type Status, statusOf } from './spaces.ts';
import {
  isIdle,
  isOpen,
  isRetired,
  type OrderRoll,
  type Phase,
  type Settled,
  type State,
  type Verdict,
  waitedFor,
} from './state.ts';

export type PlayerView = {
  readonly colour: Colour;
  readonly cash: number;
  readonly books: number;
  readonly status: Status | null;
  /** The space it stands on; null once it has left. */
  readonly at: number | null;
  readonly cards: number;
  readonly losesTurn: boolean;
  readonly idle: boolean;
  readonly left: boolean;
  /** What everybody has seen of it in this game. */
  readonly record: SeatRecord;
};

export type PlacementView = {
  readonly key: Word;
  readonly window: number;
  readonly open: boolean;
  readonly fate: 'open' | 'upheld' | 'removed' | 'cleared';
  readonly waived: readonly Seat[];
};

export type PhaseView =
  | { readonly type: 'roll' }
  | { readonly type: 'start' }
  | { readonly type: 'place' }
  | { readonly type: 'wait'; readonly kind: 'coverage' | 'final' }
  | {
      readonly type: 'bet';
      readonly key: Word;
      readonly challenger: Seat;
      readonly statement: string;
      readonly since: Millis;
      readonly level: number;
      readonly cap: number;
      readonly stakes: { readonly challenger: number; readonly challenged: number };
      readonly toSpeak: Seat;
      readonly spoken: boolean;
    }
  | { readonly type: 'pass'; readonly count: number; readonly chosen: readonly boolean[] }
  | { readonly type: 'over' };

/** One card of the review after the game. */
export type Reviewed = {
  readonly turn: number;
  readonly by: Seat;
  readonly card: Face;
  readonly window: number;
  readonly reading: Reading;
  readonly answer: string;
  readonly definition: string;
  readonly right: boolean;
  readonly challenge: { readonly by: Seat; readonly statement: string; readonly verdict: Verdict } | null;
};

export type BetView = Extract<PhaseView, { type: 'bet' }>;

export type View = {
  readonly seat: Viewer;
  readonly setup: Setup;
  readonly order: readonly (readonly OrderRoll[])[];
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly turn: number;
  readonly players: readonly PlayerView[];
  /** The viewer's own cards, the one held longest first; none for a spectator. */
  readonly hand: readonly Face[];
  /** What the viewer has chosen in the PASS that is on. */
  readonly chosen: readonly Word[] | null;
  /** What the viewer gave and got in the latest PASS. */
  readonly passed: { readonly given: readonly Face[]; readonly taken: readonly Face[] } | null;
  /** Windows 1 to 4, each from the bottom up. */
  readonly windows: readonly (readonly Face[])[];
  /** The cards laid in this turn, in order. */
  readonly laid: readonly PlacementView[];
  /** The latest throws: for movement, and after it for an infringement. */
  readonly thrown: readonly number[];
  readonly piles: { readonly [C in Colour]: { readonly draw: number; readonly discard: number } };
  readonly phase: PhaseView;
  readonly toAct: readonly Seat[];
  readonly deadline: Millis | null;
  readonly settled: Settled | null;
  readonly outcome: Outcome | null;
  /** Every card laid in the game with its answer; null before the end. */
  readonly review: readonly Reviewed[] | null;
};

export function viewOf(state: State, viewer: Viewer): View {
  const me = viewer === 'spectator' ? undefined : state.players[viewer];
  const { phase } = state;
  return {
    seat: viewer,
    setup: state.setup,
    order: state.order,
    first: state.first,
    active: state.turn.seat,
    round: state.rounds + 1,
    turn: state.turn.number,
    players: state.players.map((player, seat) => ({
      colour: player.colour,
      cash: player.cash,
      books: player.books,
      status: statusOf(player.books),
      at: isRetired(player) ? null : player.at,
      cards: player.hand.length,
      losesTurn: player.losesTurn,
      idle: isIdle(player),
      left: isRetired(player),
      record: recordOf(state.played, seat),
    })),
    hand: me?.hand.map(faceOf) ?? [],
    chosen: phase.type === 'pass' && viewer !== 'spectator' ? (phase.chosen[viewer] ?? null) : null,
    passed: me?.passed ? { given: me.passed.given.map(faceOf), taken: me.passed.taken.map(faceOf) } : null,
    windows: state.windows.map((cards) => cards.map(faceOf)),
    laid: state.turn.laid.map((placement) => ({
      key: placement.card.key,
      window: placement.window,
      open: isOpen(state, placement),
      fate: placement.fate,
      waived: placement.waived,
    })),
    thrown: state.thrown,
    piles: { blue: countPile(state, 'blue'), black: countPile(state, 'black'), red: countPile(state, 'red') },
    phase: viewPhase(phase),
    toAct: toAct(state),
    deadline: state.deadline,
    settled: state.settled,
    outcome: phase.type === 'over' ? phase.outcome : null,
    review: phase.type === 'over' ? review(state) : null,
  };
}

const countPile = ({ piles }: State, colour: Colour): { readonly draw: number; readonly discard: number } => ({
  draw: piles[colour].draw.length,
  discard: piles[colour].discard.length,
});

function viewPhase(phase: Phase): PhaseView {
  switch (phase.type) {
    case 'roll':
    case 'start':
    case 'place':
    case 'over':
      return { type: phase.type };
    case 'wait':
      return { type: 'wait', kind: phase.kind };
    case 'pass':
      return { type: 'pass', count: phase.count, chosen: phase.chosen.map((keys) => keys !== null) };
    case 'bet':
      return {
        type: 'bet',
        key: phase.key,
        challenger: phase.challenger,
        statement: phase.statement,
        since: phase.since,
        level: phase.level,
        cap: phase.cap,
        stakes: phase.stakes,
        toSpeak: phase.toSpeak,
        spoken: phase.spoken,
      };
  }
}

/** May this seat still challenge this card (WP-097, WP-124)? */
export function isOpenTo({ active, players }: View, placement: PlacementView, seat: Seat): boolean {
  const { cash, left } = players[seat]!;
  return placement.open && seat !== active && !left && cash >= BET_STEP && !placement.waived.includes(seat);
}

/** The seats shown as to act (WP-141). */
export function toAct(state: State): readonly Seat[] {
  const { phase, players, turn } = state;
  switch (phase.type) {
    case 'over':
      return [];
    case 'wait':
      return waitedFor(state);
    case 'bet':
      return [phase.toSpeak];
    case 'pass':
      return players.flatMap((player, seat) => (isRetired(player) || phase.chosen[seat] !== null ? [] : [seat]));
    default:
      return [turn.seat];
  }
}

export function statusOfTable(state: State): TableStatus {
  return {
    toAct: toAct(state),
    scores: state.players.map((player) => player.books),
    deadline: state.deadline,
    outcome: state.phase.type === 'over' ? state.phase.outcome : null,
  };
}

const review = ({ played }: State): readonly Reviewed[] =>
  played.map(({ turn, by, card, window, reading, challenge }) => ({
    turn,
    by,
    card: faceOf(card),
    window,
    reading,
    answer: card.answer,
    definition: card.definition,
    right: agrees(card.answer, reading, window),
    challenge,
  }));
