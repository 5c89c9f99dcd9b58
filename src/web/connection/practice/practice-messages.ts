// The messages between the pages and the worker that makes practice cards, asks them and judges answers.

import type { Seat } from '../../../core/game.ts';
import type { AskedQuestion, Judgment, UnfinishedSetup } from '../../../core/practice/game-practice.ts';
import type { CardSource, PracticeCard } from '../../../core/practice/practice-card.ts';

/** A question, or why it isn't asked: `closed` while it would give something away in an unfinished match, `gone` if its game or
 *  its card no longer exists. */
export type Asked =
  | { readonly type: 'asked'; readonly question: AskedQuestion }
  | { readonly type: 'closed' }
  | { readonly type: 'gone' };

/** A word about which a player lost a challenge or a dispute, with the game's own question about it, if it has one. */
export type DisputedCard = { readonly word: string; readonly from: CardSource; readonly card: PracticeCard | null };

export type MatchWords = { readonly used: readonly string[]; readonly missed: readonly PracticeCard[] };

/** The requests by name, each with its answer. */
export type PracticeRequests = {
  ask: {
    request: { readonly card: PracticeCard; readonly unfinished: readonly UnfinishedSetup[] };
    reply: Asked;
  };
  judge: { request: { readonly card: PracticeCard; readonly answer: string }; reply: Judgment };
  /** The card for this word of the miss at act `n`. */
  miss: {
    request: { readonly record: string; readonly seat: Seat; readonly n: number; readonly word: string };
    reply: readonly PracticeCard[];
  };
  /** The words that a player used in a finished match, and cards for what they missed, if these are wanted. */
  match: {
    request: { readonly record: string; readonly seat: Seat; readonly mostMisses: number };
    reply: MatchWords;
  };
  disputes: { request: { readonly record: string; readonly seat: Seat }; reply: readonly DisputedCard[] };
  /** The question about a single word: the game's own if it has one, else what the word means. null if there is neither. */
  word: {
    request: { readonly game: string | null; readonly word: string; readonly definition: string | null };
    reply: PracticeCard | null;
  };
  /** The game's own questions about these words, without those it has none for. */
  words: { request: { readonly game: string; readonly words: readonly string[] }; reply: readonly PracticeCard[] };
  /** Each question as text; '' if it can't be asked any more. */
  texts: { request: { readonly cards: readonly PracticeCard[] }; reply: readonly string[] };
};
export type RequestName = keyof PracticeRequests;

export type PracticeMessage = {
  [N in RequestName]: { readonly id: number; readonly name: N; readonly request: PracticeRequests[N]['request'] };
}[RequestName];

/** Failures, such as missing words without a network, are sentences. */
export type PracticeReply =
  | { readonly id: number; readonly ok: true; readonly reply: unknown }
  | { readonly id: number; readonly ok: false; readonly sentence: string };
