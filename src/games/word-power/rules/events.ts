// The events of Word Power. All of them are public, so none names a hidden card. Their sentences are in text/event-sentences.ts.

import type { Millis, Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { CardColor } from '../content.ts';
import type { CardFace } from './cards.ts';
import type { AuthorStatus } from './spaces.ts';
import type { ChallengeResult } from './state.ts';

export type Event =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'turnLost'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly path: readonly number[]; readonly passedStart: boolean }
  | { readonly type: 'startOffered'; readonly seat: Seat }
  | { readonly type: 'startChosen'; readonly seat: Seat; readonly choice: 'book' | 'royalty' }
  | {
      readonly type: 'royaltyPaid';
      readonly seat: Seat;
      readonly amount: number;
      readonly books: number;
      readonly status: AuthorStatus | null;
    }
  | {
      readonly type: 'infringementRolled';
      readonly seat: Seat;
      readonly roll: number;
      readonly due: readonly { readonly seat: Seat; readonly amount: number }[];
    }
  | { readonly type: 'infringementPaid'; readonly seat: Seat; readonly total: number }
  | { readonly type: 'infringementUnpaid'; readonly seat: Seat; readonly total: number }
  | {
      readonly type: 'passDemanded';
      readonly number: number;
      readonly replaced: boolean;
      /** Somebody has fewer cards than that. */
      readonly short: boolean;
    }
  | { readonly type: 'passReady'; readonly seat: Seat; readonly number: number }
  | {
      readonly type: 'cardsPassed';
      /** What the space demands; short hands pass fewer (WP-059). */
      readonly number: number;
      readonly each: readonly { readonly seat: Seat; readonly number: number }[];
    }
  | { readonly type: 'cardsReplaced'; readonly numbers: readonly number[] }
  | {
      readonly type: 'cardPlaced';
      readonly seat: Seat;
      readonly card: CardFace;
      readonly window: number;
      readonly layer: number;
    }
  | { readonly type: 'noPlayDeclared'; readonly seat: Seat; readonly forfeit: number; readonly losesTurn: boolean }
  | { readonly type: 'waitOpened'; readonly kind: 'coverage' | 'final'; readonly deadline: Millis | null }
  | { readonly type: 'waived'; readonly seat: Seat }
  | { readonly type: 'waitClosed'; readonly kind: 'coverage' | 'final' }
  | {
      readonly type: 'challengeMade';
      readonly seat: Seat;
      readonly card: Word;
      readonly statement: string;
      /** The word of the statement. */
      readonly word: string;
    }
  | { readonly type: 'challengeDisplaced'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'betRaised'; readonly seat: Seat; readonly level: number }
  | {
      readonly type: 'betCalled';
      readonly seat: Seat;
      readonly level: number;
      /** The bettor who left: nobody called, the bet is settled as if called (WP-131). */
      readonly left?: Seat;
    }
  | { readonly type: 'betCapped'; readonly level: number }
  | {
      readonly type: 'answerRevealed';
      readonly card: Word;
      readonly code: string;
      readonly word: string;
      readonly definition: string;
    }
  | {
      readonly type: 'challengeSettled';
      readonly result: ChallengeResult;
      readonly challenger: Seat;
      readonly challenged: Seat;
      /** Net gain of each side, negative for a loss. */
      readonly gains: { readonly challenger: number; readonly challenged: number };
    }
  | { readonly type: 'cardRemoved'; readonly card: Word; readonly window: number }
  | {
      readonly type: 'bookPublished';
      readonly seat: Seat;
      readonly method: 'A' | 'B' | 'C';
      readonly count: number;
      readonly status: AuthorStatus | null;
    }
  | { readonly type: 'windowsCleared'; readonly numbers: { readonly [C in CardColor]: number } }
  | { readonly type: 'handRefilled'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'deckReshuffled'; readonly colour: CardColor; readonly size: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'seatIdle'; readonly seat: Seat }
  | { readonly type: 'seatBack'; readonly seat: Seat }
  | { readonly type: 'seatRetired'; readonly seat: Seat }
  | {
      readonly type: 'gameWon';
      readonly seat: Seat;
      readonly reason: WinReason;
      readonly books: number;
      readonly cash: number;
    };

export type WinReason = 'books' | 'cash' | 'books and cash' | 'rounds' | 'last seat';
