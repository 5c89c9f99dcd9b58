// A practice card: one word, the question that asks for it, and the moment of a match it comes from.

import type { Json, Seat } from '../game.ts';
import { sha256 } from '../hash/sha256.ts';

/** What a game's practice.ts creates. */
export type CardDraft = {
  /** Which kind of question, such as `steal` or `meaning`; docs/practice.md lists them. */
  readonly kind: string;
  /** The word to learn, in capitals. */
  readonly word: string;
  /** As the practice.ts of the game reads it. Its keys are always written in the same order. */
  readonly question: Json;
  /** An answer that is right, written as a move or a word. */
  readonly answer: string;
};

/** The moment of a match. */
export type CardSource = {
  /** The hash of the last line of its record. */
  readonly record: string;
  /** The act that was played instead. */
  readonly n: number;
  readonly seat: Seat;
  readonly names: readonly string[];
};

export type PracticeCard = CardDraft & {
  /** The same for the same question, on every device. */
  readonly id: string;
  /** null: not a question of any game. */
  readonly game: string | null;
  /** null: kept outside of a match, or from a word list. */
  readonly from: CardSource | null;
};

/** The kind that is no game's own: which word has this meaning? */
export const MEANING = 'meaning';

export const createCard = (game: string | null, draft: CardDraft, from: CardSource | null): PracticeCard => {
  const { kind, word, question, answer } = draft;
  return { id: sha256(`${kind}\n${JSON.stringify(question)}`), game, kind, word, question, answer, from };
};
