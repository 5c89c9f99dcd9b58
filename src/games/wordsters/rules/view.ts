// What one seat, or a spectator, may know of the table (RULES.md, section 5), put together field by field.
// Not a filter: what is not named here is not shown.

import type { Millis, Outcome, Seat, Viewer } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { offeredWordsters } from './phases/round.ts';
import { isHere, isIdle, isWritten } from './seats.ts';
import type {
  Because,
  Dispute,
  Judgement,
  Line,
  OpenedRound,
  Phase,
  Player,
  Protection,
  Response,
  Settled,
  Setup,
  State,
  Story,
  Verdict,
  Written,
} from './state.ts';

export type PlayerView = {
  /** Points of earlier rounds, of this one, and words that earned 2. */
  readonly total: number;
  readonly points: number;
  readonly twos: number;
  /** Words on the list while writing, live words later. */
  readonly words: number;
  readonly done: boolean;
  readonly idle: boolean;
  readonly left: boolean;
  /** The ten lines, top first; only in their owner's view. */
  readonly lines: readonly Line[] | null;
  /** What everybody has seen of the list: announced and struck words. */
  readonly shown: readonly Written[];
};

export type PhaseView =
  | { readonly type: 'select'; readonly selector: Seat; readonly deadline: Millis | null }
  | {
      readonly type: 'write';
      /** Whose turn it is to write; null: everybody's. */
      readonly writer: Seat | null;
      /** The writer has taken over; always true when all write at once. */
      readonly ready: boolean;
      readonly ends: Millis | null;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'announce'; readonly seat: Seat; readonly deadline: Millis | null }
  | {
      readonly type: 'respond';
      readonly story: Story;
      /** What the viewer answered. */
      readonly mine: Response | null;
      readonly asked: readonly Seat[];
      readonly contestable: readonly Word[];
      /** The viewer's words that may be claimed; null: the table shows no marks. */
      readonly similar: readonly Word[] | null;
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'vote';
      readonly story: Story;
      readonly mine: Response | null;
      readonly dispute: Dispute;
      /** What the language says of the two words. */
      readonly because: Because;
      readonly voted: readonly Seat[];
      readonly ballot: Verdict | null;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'over'; readonly outcome: Outcome };

export type View = {
  readonly setup: Setup;
  readonly seat: Viewer;
  readonly round: number;
  /** Red side, then back; null: not in sight. */
  readonly card: readonly (Word | null)[];
  readonly used: readonly Word[];
  /** What the selector may choose from; null: not now, or not for this viewer. */
  readonly offered: readonly Word[] | null;
  readonly wordster: Word | null;
  readonly selector: Seat;
  readonly players: readonly PlayerView[];
  readonly accepted: readonly Word[];
  readonly struck: readonly Word[];
  readonly protections: readonly Protection[];
  readonly judgements: readonly Judgement[];
  readonly settled: Settled | null;
  readonly opened: OpenedRound | null;
  readonly phase: PhaseView;
};

export function view(state: State, viewer: Viewer): View {
  const { phase } = state;
  const inSight = seesWordster(state, viewer);
  const offered = offeredWordsters(state);
  return {
    setup: state.setup,
    seat: viewer,
    round: state.round,
    card: state.card.map((wordster) =>
      state.used.includes(wordster) || (inSight && offered.includes(wordster)) ? wordster : null,
    ),
    used: state.used,
    offered: phase.type === 'select' && inSight ? offered : null,
    wordster: inSight ? state.wordster : null,
    selector: state.selector,
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    accepted: state.accepted,
    struck: state.struck,
    protections: state.protections,
    judgements: state.judgements,
    settled: state.settled,
    opened: state.opened,
    phase: viewPhase(state, phase, viewer),
  };
}

/** Passing one device round, a seat sees the Wordster only once it has taken over (WS-096). */
export function seesWordster({ setup, phase, selector }: State, viewer: Viewer): boolean {
  if (setup.writing === 'together' || viewer === selector) return true;
  if (phase.type === 'select') return false;
  return phase.type !== 'write' || (viewer !== 'spectator' && phase.ready.includes(viewer));
}

function viewPlayer(player: Player, own: boolean): PlayerView {
  const written = player.lines.filter(isWritten);
  return {
    total: player.total,
    points: player.points,
    twos: player.twos,
    words: written.filter(({ fate }) => fate === 'live').length,
    done: player.done,
    idle: isIdle(player),
    left: !isHere(player),
    lines: own ? player.lines : null,
    shown: written.filter(({ fate }) => fate === 'announced' || fate === 'struck'),
  };
}

function viewPhase(state: State, phase: Phase, viewer: Viewer): PhaseView {
  const own = <T>(bySeat: readonly T[]): T | null => (viewer === 'spectator' ? null : bySeat[viewer]!);
  switch (phase.type) {
    case 'select':
      return { type: 'select', selector: state.selector, deadline: phase.deadline };
    case 'write': {
      const { writer, ends, deadline } = phase;
      return { type: 'write', writer, ready: writer === null || phase.ready.includes(writer), ends, deadline };
    }
    case 'announce':
      return { type: 'announce', seat: phase.seat, deadline: phase.deadline };
    case 'over':
      return { type: 'over', outcome: phase.outcome };
  }
  const { deadline } = phase;
  const { story, responses } = phase.announcement;
  const mine = own(responses);
  if (phase.type === 'respond') {
    const similar = state.setup.highlightSimilar ? own(phase.similar) : null;
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
