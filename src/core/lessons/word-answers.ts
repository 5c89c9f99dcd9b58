// What prompts whose answer is a list of words share.

import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { allWordsOf, type Deck } from '../decks/deck.ts';
import { isFamilyWord } from '../practice/family-word.ts';
import type { CardDraft } from '../practice/practice-card.ts';
import type { Random } from '../random.ts';
import type { AcceptedAnswer } from './game-lesson.ts';
import type { AnswerLines, PromptPiece } from './prompt.ts';

/** The words are in capitals, each at most once. `judge` gives the reason why a word isn't legal, or what it does. */
export function acceptWords(
  sent: AnswerLines,
  maxWords: number,
  judge: (word: Word) => { readonly isLegal: boolean; readonly sentence: string },
): AcceptedAnswer {
  const lines: Word[] = [];
  const verdicts = sent.map((text) => {
    const word = text.trim().toUpperCase();
    if (word === '') return { text: word, isLegal: false, sentence: '' };
    if (lines.includes(word)) return { text: word, isLegal: false, sentence: `You already have ${word}.` };
    if (lines.length === maxWords) return { text: word, isLegal: false, sentence: 'Your list is full.' };
    const verdict = judge(word);
    if (verdict.isLegal) lines.push(word);
    return { text: word, ...verdict };
  });
  return { lines, verdicts };
}

/** Everyday words of families, and the words of the deck that the lesson is about. */
export const isClassroomWord = (word: Word, wanted: readonly Word[], lexicon: Lexicon): boolean =>
  wanted.includes(word) || isFamilyWord(word, lexicon);

export const letterPieces = (letters: Iterable<string>): readonly PromptPiece[] =>
  [...letters].map((letter) => ({ text: letter, label: letter, color: null }));

/** The first of these cards, no two with the same question: they would be one card. */
export function pickPracticeCards(drafts: readonly CardDraft[], most: number): readonly CardDraft[] {
  const byQuestion = Map.groupBy(drafts, ({ kind, question }) => JSON.stringify([kind, question]));
  return [...byQuestion.values()].map(([first]) => first!).slice(0, most);
}

/** Tries a few times to make something. */
export function firstMade<T>(tries: number, make: () => T | null): T | null {
  for (let i = 0; i < tries; i++) {
    const made = make();
    if (made !== null) return made;
  }
  return null;
}

const closedLexicons = new WeakMap<readonly Word[], Lexicon>();

/** The words that count: those of a closed deck, or all of the list. */
export function wordsThatCount(only: readonly Word[] | null, lexicon: Lexicon): Lexicon {
  if (only === null) return lexicon;
  const known = closedLexicons.get(only) ?? lexicon.restrictTo(only);
  closedLexicons.set(only, known);
  return known;
}

/** Words of the deck that are in the list and suit a classroom. */
export const deckWordsFor = (deck: Deck, lexicon: Lexicon): readonly Word[] =>
  allWordsOf(deck).filter((word) => lexicon.has(word) && lexicon.offensiveness(word) === null);

/** An everyday word of this many letters. */
export function pickEverydayWord(random: Random, lexicon: Lexicon, [min, max]: readonly [number, number]): Word {
  for (;;) {
    const word = lexicon.wordAt(random.below(lexicon.size));
    if (word.length >= min && word.length <= max && isFamilyWord(word, lexicon)) return word;
  }
}
