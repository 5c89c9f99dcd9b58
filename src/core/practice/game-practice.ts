// The contract of a game's practice.ts: it makes cards from what a player missed, asks them, and judges answers by the rules.
// It is loaded on demand, so neither boards nor the start page carry it.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Miss } from '../analysis/misses.ts';
import type { Json, PlayedMatch, Seat, Status } from '../game.ts';
import type { CardDraft } from './practice-card.ts';

export type AskedQuestion = {
  /** What to do, in a few words, as a heading. */
  readonly title: string;
  /** The whole question in a sentence or two, for screen readers, the terminal and Anki. */
  readonly text: string;
  /** Helps without giving the word away. */
  readonly hint: string;
  /** The position to play on, for questions that are asked on the game's own board; null for all others. */
  readonly position: AskedPosition | null;
};

export type AskedPosition = {
  readonly seat: Seat;
  readonly seats: number;
  readonly view: Json;
  readonly status: Status;
  readonly prompt: string;
};

export type Judgment =
  | { readonly type: 'right'; readonly sentence: string }
  | { readonly type: 'wrong'; readonly sentence: string }
  /** No answer yet: the rules don't allow it, or it is right but not the word that is asked for. */
  | { readonly type: 'again'; readonly sentence: string; readonly code: string; readonly rule: string };

/** A word about which a player lost a challenge or a dispute. */
export type DisputedWord = {
  readonly word: string;
  /** The act in which that happened. */
  readonly n: number;
  /** null: the question is what the word means. */
  readonly draft: CardDraft | null;
};

/** A match that is not over: some cards must not be shown during it. */
export type UnfinishedSetup = {
  readonly preset: string;
  readonly options: { readonly [option: string]: unknown };
  readonly seats: number;
};

export interface GamePractice<View, Event> {
  /** The kinds of questions, as docs/practice.md lists them. */
  readonly kinds: readonly string[];
  /** The cards for a miss; none if it is about no word. The view is that of the decision. */
  createCards(miss: Miss, view: View, lexicon: Lexicon): readonly CardDraft[];
  listDisputedWords(match: PlayedMatch<Event, View>, seat: Seat): readonly DisputedWord[];
  /** The words that the player used in the match, as cards name them. A word of a card that is among them has come back. */
  listUsedWords(match: PlayedMatch<Event, View>, seat: Seat): readonly string[];
  /** The game's own question about a word, outside of any match; null if it has none. */
  draftFor(word: string, lexicon: Lexicon): CardDraft | null;
  /** Whether the question would give away something in a match that is not over. */
  isClosed(card: CardDraft, unfinished: readonly UnfinishedSetup[], lexicon: Lexicon): boolean;
  /** null if the question can't be asked any more, for example because its card is no longer printed. */
  ask(card: CardDraft, lexicon: Lexicon): AskedQuestion | null;
  judge(card: CardDraft, answer: string, lexicon: Lexicon): Judgment;
}

export type AnyPractice = GamePractice<Json, Json>;
