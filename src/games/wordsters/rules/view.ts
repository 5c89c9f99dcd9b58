// What a seat or a spectator may know (RULES.md, section 5). Views are built field by field, never by filtering a state, so
// a new secret cannot leak by default.

import type { Millis, Outcome, Seat, Status, Viewer } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { Setup } from './options.ts';
import { grandTotal, isIdle, isInGame, seatsInGame } from './seats.ts';
import {
  type AnnouncementResponse,
  type AnnouncementResult,
  type ComparisonReason,
  type Dispute,
  deadlineOf,
  type FinishedRound,
  type Line,
  type ListedWord,
  type Phase,
  type Player,
  type Protection,
  type PublicAnnouncement,
  type State,
  type Verdict,
  type VoteResult,
} from './state.ts';
import { isFilled } from './words/list.ts';
import { listOfferedWordsters } from './wordster-card.ts';

export type PlayerView = {
  /** Points of earlier rounds. */
  readonly total: number;
  /** Points of this round. */
  readonly points: number;
  /** Words that earned 2 points, in the whole game. */
  readonly twos: number;
  /** The number of live words; while writing, of all words on the list. */
  readonly words: number;
  readonly done: boolean;
  readonly idle: boolean;
  readonly left: boolean;
  /** The ten lines, top first. null in everybody else's view. */
  readonly lines: readonly Line[] | null;
  /** The public part of the list: announced and struck words. */
  readonly shown: readonly ListedWord[];
};

export type PhaseView =
  | { readonly type: 'select'; readonly selector: Seat; readonly deadline: Millis | null }
  | {
      readonly type: 'write';
      /** Who is writing; null: everybody. */
      readonly writer: Seat | null;
      /** The writer has taken over the device; always true when everybody writes at once. */
      readonly ready: boolean;
      readonly ends: Millis | null;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'announce'; readonly seat: Seat; readonly deadline: Millis | null }
  | {
      readonly type: 'respond';
      readonly story: PublicAnnouncement;
      /** The viewer's own response. */
      readonly mine: AnnouncementResponse | null;
      readonly asked: readonly Seat[];
      readonly contestable: readonly Word[];
      /** The viewer's words that may count as the same word; null: this table does not highlight them (WS-090). */
      readonly similar: readonly Word[] | null;
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'vote';
      readonly story: PublicAnnouncement;
      readonly mine: AnnouncementResponse | null;
      readonly dispute: Dispute;
      /** What the lexicon knows about the two words. */
      readonly because: ComparisonReason;
      readonly voted: readonly Seat[];
      readonly ballot: Verdict | null;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'over'; readonly outcome: Outcome };

export type View = {
  readonly setup: Setup;
  readonly seat: Viewer;
  readonly round: number;
  /** Red side, then back; null: hidden from this viewer. */
  readonly card: readonly (Word | null)[];
  readonly used: readonly Word[];
  /** The Wordsters to choose from; null: not being chosen now, or hidden from this viewer. */
  readonly offered: readonly Word[] | null;
  readonly wordster: Word | null;
  readonly selector: Seat;
  readonly players: readonly PlayerView[];
  readonly accepted: readonly Word[];
  readonly struck: readonly Word[];
  readonly protections: readonly Protection[];
  readonly judgements: readonly VoteResult[];
  readonly settled: AnnouncementResult | null;
  readonly opened: FinishedRound | null;
  readonly phase: PhaseView;
};

export function buildView(state: State, viewer: Viewer): View {
  const { phase } = state;
  const isWordsterVisible = canSeeWordster(state, viewer);
  const offered = listOfferedWordsters(state);
  return {
    setup: state.setup,
    seat: viewer,
    round: state.round,
    card: state.card.map((wordster) =>
      state.usedWordsters.includes(wordster) || (isWordsterVisible && offered.includes(wordster)) ? wordster : null,
    ),
    used: state.usedWordsters,
    offered: phase.type === 'select' && isWordsterVisible ? offered : null,
    wordster: isWordsterVisible ? state.wordster : null,
    selector: state.selector,
    players: state.players.map((player, seat) => buildPlayerView(player, seat === viewer)),
    accepted: state.acceptedWords,
    struck: state.struckWords,
    protections: state.protections,
    judgements: state.judgements,
    settled: state.lastResult,
    opened: state.lastRound,
    phase: buildPhaseView(state, phase, viewer),
  };
}

/** When writing in turn on one device, a seat sees the Wordster only after taking over (WS-096). */
export function canSeeWordster({ setup, phase, selector }: State, viewer: Viewer): boolean {
  if (setup.writing === 'together' || viewer === selector) return true;
  if (phase.type === 'select') return false;
  return phase.type !== 'write' || (viewer !== 'spectator' && phase.readySeats.includes(viewer));
}

function buildPlayerView(player: Player, isOwn: boolean): PlayerView {
  const listed = player.lines.filter(isFilled);
  return {
    total: player.total,
    points: player.points,
    twos: player.twos,
    words: listed.filter(({ fate }) => fate === 'live').length,
    done: player.declaredDone,
    idle: isIdle(player),
    left: !isInGame(player),
    lines: isOwn ? player.lines : null,
    shown: listed.filter(({ fate }) => fate === 'announced' || fate === 'struck'),
  };
}

function buildPhaseView(state: State, phase: Phase, viewer: Viewer): PhaseView {
  const own = <T>(bySeat: readonly T[]): T | null => (viewer === 'spectator' ? null : bySeat[viewer]!);
  switch (phase.type) {
    case 'select':
      return { type: 'select', selector: state.selector, deadline: phase.deadline };
    case 'write': {
      const { writer, endsAt, deadline } = phase;
      return {
        type: 'write',
        writer,
        ready: writer === null || phase.readySeats.includes(writer),
        ends: endsAt,
        deadline,
      };
    }
    case 'announce':
      return { type: 'announce', seat: phase.seat, deadline: phase.deadline };
    case 'over':
      return { type: 'over', outcome: phase.outcome };
  }
  const { deadline } = phase;
  const { publicPart: story, responses } = phase.announcement;
  const mine = own(responses);
  if (phase.type === 'respond') {
    const similar = state.setup.highlightSimilar ? own(phase.marked) : null;
    return {
      type: 'respond',
      story,
      mine,
      asked: phase.asked,
      contestable: phase.contestable,
      similar,
      deadline,
    };
  }
  return {
    type: 'vote',
    story,
    mine,
    dispute: phase.dispute,
    because: phase.because,
    voted: [...phase.ballots.keys()].filter((one) => phase.ballots[one]),
    ballot: own(phase.ballots),
    deadline,
  };
}

/** Public facts only. Who has responded is not public (WS-089). */
export function statusOf(state: State): Status {
  const { phase, players } = state;
  return {
    toAct: seatsToAct(state),
    scores: players.map(grandTotal),
    deadline: deadlineOf(phase),
    outcome: phase.type === 'over' ? phase.outcome : null,
  };
}

function seatsToAct(state: State): readonly Seat[] {
  const { phase, players, selector } = state;
  switch (phase.type) {
    case 'select':
      return [selector];
    case 'write':
      return phase.writer === null ? seatsInGame(state).filter((seat) => !players[seat]!.declaredDone) : [phase.writer];
    case 'announce':
      return [phase.seat];
    case 'respond':
      return phase.asked;
    case 'vote':
      return seatsInGame(state).filter((seat) => !phase.ballots[seat]);
    case 'over':
      return [];
  }
}
