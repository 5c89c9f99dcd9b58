// What one viewer may know of a game of Word Power, built field by field. No answer or definition is included before the
// betting on that card is closed or the game is over (WP-006, WP-140).

import type { Millis, Outcome, Seat, Status, Viewer } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { CardColor } from '../content.ts';
import { BET_STEP_DOLLARS } from './amounts.ts';
import { type CardFace, matchesClaim, toCardFace } from './cards.ts';
import { type ChallengeStats, challengeStatsOf } from './challenge-stats.ts';
import type { Setup } from './options.ts';
import { type AuthorStatus, authorStatusOf, type PlayRelation } from './spaces.ts';
import {
  type ChallengeResult,
  hasLeft,
  isIdle,
  isOpenToChallenge,
  type OrderRoll,
  type Phase,
  type SettledChallenge,
  type State,
  seatsAwaited,
} from './state.ts';

export type PlayerView = {
  readonly colour: CardColor;
  readonly cash: number;
  readonly books: number;
  readonly status: AuthorStatus | null;
  /** The space of its pawn; null once the player has left. */
  readonly at: number | null;
  readonly cards: number;
  readonly losesTurn: boolean;
  readonly idle: boolean;
  readonly left: boolean;
  readonly record: ChallengeStats;
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
      /** The seat to call or raise. */
      readonly toSpeak: Seat;
      /** There has been a raise. */
      readonly spoken: boolean;
    }
  | { readonly type: 'pass'; readonly count: number; readonly chosen: readonly boolean[] }
  | { readonly type: 'over' };

/** One placed card with its answer, shown after the game. */
export type PlayedCardView = {
  readonly turn: number;
  readonly by: Seat;
  readonly card: CardFace;
  readonly window: number;
  /** The relation that was in play. */
  readonly reading: PlayRelation;
  readonly answer: string;
  readonly definition: string;
  readonly right: boolean;
  readonly challenge: { readonly by: Seat; readonly statement: string; readonly verdict: ChallengeResult } | null;
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
  /** The viewer's own cards, oldest first; empty for a spectator. */
  readonly hand: readonly CardFace[];
  /** The cards the viewer has chosen in the current PASS. */
  readonly chosen: readonly Word[] | null;
  /** What the viewer gave and received in the latest PASS. */
  readonly passed: { readonly given: readonly CardFace[]; readonly taken: readonly CardFace[] } | null;
  /** The stacks on windows 1 to 4, bottom card first. */
  readonly windows: readonly (readonly CardFace[])[];
  /** The cards placed in this turn, in order. */
  readonly laid: readonly PlacementView[];
  /** The latest movement roll, followed by the infringement roll if there was one. */
  readonly thrown: readonly number[];
  readonly piles: { readonly [C in CardColor]: { readonly draw: number; readonly discard: number } };
  readonly phase: PhaseView;
  readonly toAct: readonly Seat[];
  readonly deadline: Millis | null;
  readonly settled: SettledChallenge | null;
  readonly outcome: Outcome | null;
  /** Every card placed in the game with its answer; null before the end. */
  readonly review: readonly PlayedCardView[] | null;
};

export function buildView(state: State, viewer: Viewer): View {
  const me = viewer === 'spectator' ? undefined : state.players[viewer];
  const { phase } = state;
  return {
    seat: viewer,
    setup: state.setup,
    order: state.orderRolls,
    first: state.first,
    active: state.turn.seat,
    round: state.rounds + 1,
    turn: state.turn.number,
    players: state.players.map((player, seat) => ({
      colour: player.colour,
      cash: player.cash,
      books: player.books,
      status: authorStatusOf(player.books),
      at: hasLeft(player) ? null : player.at,
      cards: player.hand.length,
      losesTurn: player.losesTurn,
      idle: isIdle(player),
      left: hasLeft(player),
      record: challengeStatsOf(state.playedCards, seat),
    })),
    hand: me?.hand.map(toCardFace) ?? [],
    chosen: phase.type === 'pass' && viewer !== 'spectator' ? (phase.chosen[viewer] ?? null) : null,
    passed: me?.passed ? { given: me.passed.given.map(toCardFace), taken: me.passed.taken.map(toCardFace) } : null,
    windows: state.windows.map((cards) => cards.map(toCardFace)),
    laid: state.turn.placements.map((placement) => ({
      key: placement.card.key,
      window: placement.window,
      open: isOpenToChallenge(state, placement),
      fate: placement.status,
      waived: placement.waived,
    })),
    thrown: state.latestRolls,
    piles: { blue: countPile(state, 'blue'), black: countPile(state, 'black'), red: countPile(state, 'red') },
    phase: viewPhase(phase),
    toAct: seatsToAct(state),
    deadline: state.deadline,
    settled: state.lastChallenge,
    outcome: phase.type === 'over' ? phase.outcome : null,
    review: phase.type === 'over' ? viewPlayedCards(state) : null,
  };
}

const countPile = ({ piles }: State, colour: CardColor): { readonly draw: number; readonly discard: number } => ({
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
        toSpeak: phase.betTurn,
        spoken: phase.hasRaised,
      };
  }
}

/** True if this seat may still challenge this card (WP-097, WP-124). */
export function canChallengePlacement({ active, players }: View, placement: PlacementView, seat: Seat): boolean {
  const { cash, left } = players[seat]!;
  return placement.open && seat !== active && !left && cash >= BET_STEP_DOLLARS && !placement.waived.includes(seat);
}

/** True if the placed card is still on its window. */
export const isOnWindow = ({ fate }: PlacementView): boolean => fate === 'open' || fate === 'upheld';

/** The face of a placed card; undefined if it is no longer on its window. */
export const findPlacedFace = (
  { windows }: View,
  { key, window }: Pick<PlacementView, 'key' | 'window'>,
): CardFace | undefined => windows[window - 1]!.find((face) => face.key === key);

export const challengeablePlacements = (view: View, seat: Seat): readonly PlacementView[] =>
  view.laid.filter((placement) => canChallengePlacement(view, placement, seat));

/** How many cards the viewer has to pass in the current PASS (WP-059). */
export const cardsToPassCount = ({ phase, hand }: View): number =>
  phase.type === 'pass' ? Math.min(phase.count, hand.length) : 0;

/** The next seat clockwise that is still in the game. */
export function nextSeatClockwise({ players }: View, seat: Seat): Seat {
  const seats = players.map((_, i) => (seat + 1 + i) % players.length);
  return seats.find((other) => !players[other]!.left)!;
}

/** The seats whose decision the game waits for (WP-141). */
export function seatsToAct(state: State): readonly Seat[] {
  const { phase, players, turn } = state;
  switch (phase.type) {
    case 'over':
      return [];
    case 'wait':
      return seatsAwaited(state);
    case 'bet':
      return [phase.betTurn];
    case 'pass':
      return players.flatMap((player, seat) => (hasLeft(player) || phase.chosen[seat] !== null ? [] : [seat]));
    default:
      return [turn.seat];
  }
}

export function statusOf(state: State): Status {
  return {
    toAct: seatsToAct(state),
    scores: state.players.map((player) => player.books),
    deadline: state.deadline,
    outcome: state.phase.type === 'over' ? state.phase.outcome : null,
  };
}

const viewPlayedCards = ({ playedCards }: State): readonly PlayedCardView[] =>
  playedCards.map(({ turn, by, card, window, relation, challenge }) => ({
    turn,
    by,
    card: toCardFace(card),
    window,
    reading: relation,
    answer: card.answer,
    definition: card.definition,
    right: matchesClaim(card.answer, relation, window),
    challenge,
  }));
