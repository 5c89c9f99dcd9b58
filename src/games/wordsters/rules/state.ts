// The types of the game: state, moves and events. What a seat may see of a state is in view.ts.

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import type { Word, WordComparison } from '../../../lexicon/lexicon.ts';
import type { WordsterCard } from '../content.ts';
import type { Setup } from './options.ts';

/** WS-020 */
export const LINES_PER_LIST = 10;

export type Verdict = 'SAME' | 'DIFFERENT';
/** What the lexicon found when it compared two words. */
export type ComparisonReason = WordComparison['because'];

export type ListedWord = {
  readonly word: Word;
  /** What has happened to the word so far. `withdrawn`: its owner has left the game. */
  readonly fate: 'live' | 'announced' | 'struck' | 'withdrawn';
  /** null until the word has been announced and settled. */
  readonly points: number | null;
};
/** null: an empty line. */
export type Line = ListedWord | null;

export type Player = {
  /** This round's ten lines, top first. */
  readonly lines: readonly Line[];
  /** Points of the rounds before this one. */
  readonly total: number;
  /** Points of this round. */
  readonly points: number;
  /** Words that earned 2 points, in the whole game. */
  readonly twos: number;
  readonly declaredDone: boolean;
  /** Decisions in a row that this seat let run out; two make it idle (WS-093). */
  readonly missedDecisions: number;
  /** How many seats had left before this one; null: still in the game. */
  readonly leaveOrder: number | null;
};

/** The result of a vote. It holds for the rest of the game (WS-056). */
export type VoteResult = {
  readonly words: readonly [Word, Word];
  readonly verdict: Verdict;
  /** By seat; null: no ballot. Empty if the judgement comes from a scenario. */
  readonly ballots: readonly (Verdict | null)[];
};
export type Protection = { readonly word: Word; readonly seat: Seat };

/** A seat's response to an announced word. Secret until the window closes. */
export type AnnouncementResponse = {
  readonly claims: readonly Word[];
  readonly contests: readonly Word[];
  readonly question: boolean;
};

/** The question whether the announced word is the same as `word`: an earlier word (contest), or a live word of the seats
 *  `by` (claim). */
export type Dispute = { readonly type: 'contest' | 'claim'; readonly word: Word; readonly by: readonly Seat[] };

/** What everybody knows about an announced word. */
export type PublicAnnouncement = {
  readonly seat: Seat;
  readonly word: Word;
  /** Other seats that had the same word. */
  readonly with: readonly Seat[];
  /** The responses revealed so far. Claims stay secret (null) until the contests are settled. */
  readonly questions: readonly Seat[];
  readonly contests: readonly Dispute[];
  readonly claims: readonly Dispute[] | null;
};

/** An announced word that is not settled yet (WS-037). */
export type Announcement = {
  readonly publicPart: PublicAnnouncement;
  /** Other spellings struck as the same word. */
  readonly struckSpellings: readonly Word[];
  /** Seats that had live words before this announcement. */
  readonly seatsWithLiveWords: readonly Seat[];
  readonly responses: readonly (AnnouncementResponse | null)[];
  /** Revealed disputes still to be judged, in order. */
  readonly disputes: readonly Dispute[];
};

/** The outcome of a settled announcement. */
export type AnnouncementResult = { readonly story: PublicAnnouncement; readonly points: number };

export type Phase =
  | { readonly type: 'select'; readonly deadline: Millis | null }
  | {
      readonly type: 'write';
      /** Who is writing; null: everybody. */
      readonly writer: Seat | null;
      /** Seats that have taken over the device so far (WS-096). */
      readonly readySeats: readonly Seat[];
      /** The end shown to players. The deadline is later by the grace period. */
      readonly endsAt: Millis | null;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'announce'; readonly seat: Seat; readonly deadline: Millis | null }
  | {
      readonly type: 'respond';
      readonly announcement: Announcement;
      readonly asked: readonly Seat[];
      /** For each seat, its live words that can be claimed (WS-090). */
      readonly similar: readonly (readonly Word[])[];
      /** Those of them that may count as the same word, which a view points out. */
      readonly marked: readonly (readonly Word[])[];
      readonly contestable: readonly Word[];
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'vote';
      readonly announcement: Announcement;
      readonly dispute: Dispute;
      readonly because: ComparisonReason;
      readonly ballots: readonly (Verdict | null)[];
      readonly deadline: Millis | null;
    }
  | { readonly type: 'over'; readonly outcome: Outcome };

export const deadlineOf = (phase: Phase): Millis | null => (phase.type === 'over' ? null : phase.deadline);

/** A finished round, with all lists revealed. */
export type FinishedRound = {
  readonly round: number;
  readonly wordster: Word;
  readonly lists: readonly (readonly ListedWord[])[];
};

export type State = {
  readonly setup: Setup;
  readonly card: WordsterCard;
  readonly round: number;
  /** Wordsters of earlier rounds. */
  readonly usedWordsters: readonly Word[];
  readonly wordster: Word | null;
  readonly selector: Seat;
  readonly previousSelector: Seat | null;
  readonly players: readonly Player[];
  /** Words that scored in this round. */
  readonly acceptedWords: readonly Word[];
  /** Words struck in this round because they are the same as an accepted one. */
  readonly struckWords: readonly Word[];
  readonly protections: readonly Protection[];
  readonly judgements: readonly VoteResult[];
  readonly lastResult: AnnouncementResult | null;
  /** The previous round. */
  readonly lastRound: FinishedRound | null;
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
  | { readonly type: 'respond'; readonly response: AnnouncementResponse }
  | { readonly type: 'vote'; readonly verdict: Verdict };

/** Why a word is not allowed on a list, or earns nothing when it is announced. */
export type EntryFault = 'TOO_SHORT' | 'TOO_LONG' | 'BAD_CHARACTERS' | 'NO_WORDSTER' | 'NOT_A_WORD';

export type VerdictBasis = 'words' | 'precedent' | 'doubt';

export type Event =
  | {
      readonly type: 'selectionOffered';
      readonly selector: Seat;
      /** null: still secret (WS-096). */
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
  /** `seat` null: everybody writes. */
  | { readonly type: 'writingStarted'; readonly seat: Seat | null; readonly ends: Millis }
  | { readonly type: 'listCount'; readonly seat: Seat; readonly words: number }
  | { readonly type: 'seatDone'; readonly seat: Seat }
  | { readonly type: 'seatNotDone'; readonly seat: Seat }
  /** `seat` null: writing is over for everybody. */
  | { readonly type: 'writingEnded'; readonly seat: Seat | null }
  | { readonly type: 'announceTurn'; readonly seat: Seat; readonly deadline: Millis | null }
  | { readonly type: 'turnSkipped'; readonly seat: Seat; readonly why: 'outOfWords' | 'blocked' }
  | { readonly type: 'wordAnnounced'; readonly seat: Seat; readonly word: Word; readonly byClock: boolean }
  | {
      readonly type: 'wordRefused';
      readonly seat: Seat;
      readonly word: Word;
      readonly why: EntryFault | 'SAME_AS_EARLIER';
      /** The Wordster it does not contain, or the earlier word it is the same as. */
      readonly as: Word | null;
    }
  | {
      readonly type: 'wordsStruck';
      readonly seat: Seat;
      readonly words: readonly Word[];
      /** The word that caused it. */
      readonly as: Word;
      /** The same word; another copy on the announcer's list; or the same as a rejected word. */
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
  | { readonly type: 'questionOpened'; readonly seat: Seat; readonly word: Word; readonly isWord: boolean }
  | {
      readonly type: 'pairJudged';
      readonly words: readonly [Word, Word];
      readonly verdict: Verdict;
      readonly by: 'known' | 'vote';
      readonly because: ComparisonReason;
      /** The words themselves; an earlier vote of this game; or the option that counts doubtful pairs as different. */
      readonly basis: VerdictBasis;
    }
  | {
      readonly type: 'voteOpened';
      readonly words: readonly [Word, Word];
      readonly dispute: Dispute['type'];
      readonly by: readonly Seat[];
      readonly because: ComparisonReason;
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'voteClosed';
      readonly words: readonly [Word, Word];
      /** By seat; null: no ballot. */
      readonly ballots: readonly (Verdict | null)[];
      /** The option voteTie decided (WS-069). */
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
      readonly lists: readonly (readonly ListedWord[])[];
    }
  | { readonly type: 'nextSelector'; readonly seat: Seat; readonly tie: boolean }
  | { readonly type: 'seatIdle'; readonly seat: Seat }
  | { readonly type: 'seatBack'; readonly seat: Seat }
  | { readonly type: 'seatRetired'; readonly seat: Seat }
  | { readonly type: 'gameWon'; readonly seats: readonly Seat[]; readonly points: number; readonly reason: string };
