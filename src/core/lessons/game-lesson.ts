// The contract of a game's lesson.ts: it makes prompts, asks them, decides which lines of an answer are legal, and says what a
// class made of them. It is loaded on demand, so neither boards nor the start page carry it.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Deck } from '../decks/deck.ts';
import type { Json } from '../game.ts';
import type { CardDraft } from '../practice/practice-card.ts';
import type { Random } from '../random.ts';
import type { AnswerLines, LineVerdict, PromptResult, PromptView } from './prompt.ts';

export type AskedPrompt = Pick<PromptView, 'title' | 'text' | 'instruction' | 'question' | 'board'>;

/** An answer as it is stored, and what the rules say about each line that was sent. */
export type AcceptedAnswer = { readonly lines: AnswerLines; readonly verdicts: readonly LineVerdict[] };

/** One kind of prompt. Same position and answers, same result: chance comes from `random` only. */
export interface LessonKind<Position> {
  readonly kind: string;
  /** What to do, in a few words. */
  readonly title: string;
  /** One sentence for the teacher who chooses. */
  readonly summary: string;
  readonly seconds: number;
  /** What a deck needs, so that this can be made from it; '' if every deck with words will do. */
  readonly needs: string;
  /** null if this chance, or this deck, gives nothing to ask. */
  make(deck: Deck | null, random: Random, lexicon: Lexicon): Position | null;
  /** A position that comes from outside; null if it isn't one, or is nothing for a classroom. */
  read(position: unknown, lexicon: Lexicon): Position | null;
  ask(position: Position, lines: AnswerLines, lexicon: Lexicon): AskedPrompt;
  /** What is stored of these lines, if the earlier ones are stored already. */
  accept(position: Position, stored: AnswerLines, sent: AnswerLines, lexicon: Lexicon): AcceptedAnswer;
  score(position: Position, answers: readonly AnswerLines[], lexicon: Lexicon): PromptResult;
  /** Cards for the Practice of a pupil with this answer. */
  practiceCards(position: Position, lines: AnswerLines, lexicon: Lexicon): readonly CardDraft[];
}

export type AnyLessonKind = LessonKind<Json>;

/** The kinds of prompts of a game, with their positions as JSON. */
export type GameLesson = { readonly kinds: readonly AnyLessonKind[] };

/** Positions must be Json: with a Map, a Date or a class this does not compile. */
export const asAnyKind = <Position extends Json>(kind: LessonKind<Position>): AnyLessonKind =>
  kind as unknown as AnyLessonKind;
