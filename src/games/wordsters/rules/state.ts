// The words this game is written in: what a table of Wordsters is, what can be done at it, and what is told.
// Not what a seat may see of it (view.ts), nor the options and their values (options.ts).

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import type { Word, WordComparison } from '../../../lexicon/lexicon.ts';
import type { WordsterCard } from '../content.ts';

export type Setup = {
  readonly rounds: number;
  /** 0: any. */
  readonly card: number;
  readonly firstSelector: 'random' | 'first';
  readonly writing: 'together' | 'inTurn';
  readonly writingSeconds: number;
  readonly endEarly: boolean;
  readonly entryCheck: 'shape' | 'none' | 'full';
  readonly legality: 'auto' | 'onQuestion';
  readonly sameJudge: 'hybrid' | 'auto' | 'vote';
  readonly voteTie: 'different' | 'same';
  readonly tieBreak: 'shared' | 'mostTwos';
  readonly selectSeconds: number;
  readonly announceSeconds: number;
  readonly responseSeconds: number;
  readonly voteSeconds: number;
  readonly highlightSimilar: boolean;
  readonly lateGraceMs: number;
};

/** Lines of a gamepad column (WS-020). */
export const LINES = 10;

export type Verdict = 'SAME' | 'DIFFERENT';
export type Because = WordComparison['because'];

export type Written = {
  readonly word: Word;
  /** Withdrawn: its owner has left. */
  readonly fate: 'live' | 'announced' | 'struck' | 'withdrawn';
  /** Once announced and settled. */
  readonly points: number | null;
};
/** null: a free line. */
export type Line = Written | null;

export type Player = {
  /** This round's ten lines, top first. */
  readonly lines: readonly Line[];
  /** Points of the rounds before this one. */
  readonly total: number;
  readonly points: number;
  /** Words that earned 2, in the whole game. */
  readonly twos: number;
  readonly done: boolean;
  /** Own decisions in a row that ran out; two make the seat idle (WS-093). */
  readonly missed: number;
  /** How many had left before; null: still here. */
  readonly left: number | null;
};

/** By a vote: it holds for the rest of the game (WS-056). */
export type Judgement = {
  readonly words: readonly [Word, Word];
  readonly verdict: Verdict;
  /** By seat, null: no vote; empty: before the position was written down. */
  readonly ballots: readonly (Verdict | null)[];
};
export type Protection = { readonly word: Word; readonly seat: Seat };

/** What a seat answers to an announcement; sealed until its time. */
export type Response = {
  readonly claims: readonly Word[];
  readonly contests: readonly Word[];
  readonly question: boolean;
};

/** Is the announced word the same as this one? A contest names an earlier word, a claim a live one of the seats `by`. */
export type Dispute = { readonly type: 'contest' | 'claim'; readonly word: Word; readonly by: readonly Seat[] };

/** What everybody knows of an announced word. */
export type Story = {
  readonly seat: Seat;
  readonly word: Word;
  /** Other seats that turned out to hold the same word. */
  readonly with: readonly Seat[];
  /** What has been opened of the responses; claims stay sealed (null) longer than the rest. */
  readonly questions: readonly Seat[];
  readonly contests: readonly Dispute[];
  readonly claims: readonly Dispute[] | null;
};

/** A word on its way through the settlement (WS-037). */
export type Announcement = {
  readonly story: Story;
  /** Other spellings struck as the same word. */
  readonly struck: readonly Word[];
  /** Who had live words before it. */
  readonly holders: readonly Seat[];
  readonly responses: readonly (Response | null)[];
  /** Opened and still to be judged, in order. */
  readonly disputes: readonly Dispute[];
};

/** How the latest announcement ended. */
export type Settled = { readonly story: Story; readonly points: number };

export type Phase =
  | { readonly type: 'select'; readonly deadline: Millis | null }
  | {
      readonly type: 'write';
      /** Whose turn it is to write; null: everybody's. */
      readonly writer: Seat | null;
      /** Who has taken over the device so far (WS-096). */
      readonly ready: readonly Seat[];
      /** The end shown to players; the deadline is the grace later. */
      readonly ends: Millis | null;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'announce'; readonly seat: Seat; readonly deadline: Millis | null }
  | {
      readonly type: 'respond';
      readonly announcement: Announcement;
      readonly asked: readonly Seat[];
      /** For each seat its live words that may be claimed (WS-090). */
      readonly similar: readonly (readonly Word[])[];
      readonly contestable: readonly Word[];
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'vote';
      readonly announcement: Announcement;
      readonly dispute: Dispute;
      readonly because: Because;
      readonly ballots: readonly (Verdict | null)[];
      readonly deadline: Millis | null;
    }
  | { readonly type: 'over'; readonly outcome: Outcome };

export type OpenedRound = {
  readonly round: number;
  readonly wordster: Word;
  readonly lists: readonly (readonly Written[])[];
};

export type State = {
  readonly setup: Setup;
  readonly card: WordsterCard;
  readonly round: number;
  /** Wordsters of earlier rounds. */
  readonly used: readonly Word[];
  readonly wordster: Word | null;
  readonly selector: Seat;
  readonly previousSelector: Seat | null;
  readonly players: readonly Player[];
  /** Words that scored in this round, and others struck as the same as one of them. */
  readonly accepted: readonly Word[];
  readonly struck: readonly Word[];
  readonly protections: readonly Protection[];
  readonly judgements: readonly Judgement[];
  readonly settled: Settled | null;
  /** The round before, with all lists open. */
  readonly opened: OpenedRound | null;
  readonly phase: Phase;
};

export type Move =
  | { readonly type: 'choose'; readonly wordster: Word }
  | { readonly type: 'write'; readonly word: Word }
  | { readonly type: 'replace'; readonly line: number; readonly word: Word }
  | { readonly type: 'erase'; readonly line: number }
  | { readonly type: 'done' }
  | { readonly type: 'notdone' }
  | { readonly type: 'ready' }
  | { readonly type: 'announce'; readonly word: Word }
  | { readonly type: 'respond'; readonly response: Response }
  | { readonly type: 'vote'; readonly verdict: Verdict };

/** Why a word cannot stand on a list, or earns nothing when it is announced. */
export type EntryFault = 'TOO_SHORT' | 'TOO_LONG' | 'BAD_CHARACTERS' | 'NO_WORDSTER' | 'NOT_A_WORD';

export type Event =
  | {
      readonly type: 'selectionOffered';
      readonly selector: Seat;
      /** null: not for everybody's eyes yet (WS-096). */
      readonly wordsters: readonly Word[] | null;
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'wordsterChosen';
      readonly selector: Seat;
      readonly wordster: Word | null;
      readonly byClock: boolean;
    }
  | { readonly type: 'wordsterShown'; readonly wordster: Word }
  /** `seat` null: all write. */
  | { readonly type: 'writingStarted'; readonly seat: Seat | null; readonly ends: Millis }
  | { readonly type: 'listCount'; readonly seat: Seat; readonly words: number }
  | { readonly type: 'seatDone'; readonly seat: Seat }
  | { readonly type: 'seatNotDone'; readonly seat: Seat }
  /** `seat` null: everybody has written. */
  | { readonly type: 'writingEnded'; readonly seat: Seat | null }
  | { readonly type: 'announceTurn'; readonly seat: Seat; readonly deadline: Millis | null }
  | { readonly type: 'turnSkipped'; readonly seat: Seat; readonly why: 'outOfWords' | 'blocked' }
  | { readonly type: 'wordAnnounced'; readonly seat: Seat; readonly word: Word; readonly byClock: boolean }
  | {
      readonly type: 'wordRefused';
      readonly seat: Seat;
      readonly word: Word;
      readonly why: EntryFault | 'SAME_AS_EARLIER';
      /** The Wordster it does not hide, or the earlier word it is the same as. */
      readonly as: Word | null;
    }
  | {
      readonly type: 'wordsStruck';
      readonly seat: Seat;
      readonly words: readonly Word[];
      /** The word on whose account. */
      readonly as: Word;
      /** The same word; another copy on the announcer's list; or the same as a refused word. */
      readonly why: 'same' | 'copy' | 'refused';
    }
  | {
      readonly type: 'responseOpened';
      readonly word: Word;
      readonly asked: readonly Seat[];
      readonly contestable: readonly Word[];
      readonly deadline: Millis | null;
    }
  | { readonly type: 'responseClosed'; readonly word: Word }
  | { readonly type: 'claimsOpened'; readonly seat: Seat; readonly words: readonly Word[] }
  | { readonly type: 'contestOpened'; readonly seat: Seat; readonly word: Word; readonly earlier: Word }
  | { readonly type: 'questionOpened'; readonly seat: Seat; readonly word: Word }
  | {
      readonly type: 'pairJudged';
      readonly words: readonly [Word, Word];
      readonly verdict: Verdict;
      readonly by: 'known' | 'vote';
      readonly because: Because;
    }
  | {
      readonly type: 'voteOpened';
      readonly words: readonly [Word, Word];
      readonly dispute: Dispute['type'];
      readonly by: readonly Seat[];
      readonly because: Because;
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'voteClosed';
      readonly words: readonly [Word, Word];
      /** By seat; null: no vote. */
      readonly ballots: readonly (Verdict | null)[];
      /** The tie rule decided (WS-069). */
      readonly tie: boolean;
    }
  | { readonly type: 'wordProtected'; readonly seat: Seat; readonly word: Word }
  | { readonly type: 'protectionEnded'; readonly seat: Seat; readonly word: Word }
  | {
      readonly type: 'wordScored';
      readonly seat: Seat;
      readonly word: Word;
      readonly points: number;
      readonly with: readonly Seat[];
    }
  | { readonly type: 'outOfWords'; readonly seat: Seat }
  | {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly wordster: Word;
      readonly points: readonly number[];
      readonly totals: readonly number[];
      readonly lists: readonly (readonly Written[])[];
    }
  | { readonly type: 'nextSelector'; readonly seat: Seat; readonly tie: boolean }
  | { readonly type: 'seatIdle'; readonly seat: Seat }
  | { readonly type: 'seatBack'; readonly seat: Seat }
  | { readonly type: 'seatRetired'; readonly seat: Seat }
  | { readonly type: 'gameWon'; readonly seats: readonly Seat[]; readonly reason: string };
