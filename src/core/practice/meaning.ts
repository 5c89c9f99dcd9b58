// The question that belongs to no game: four words, one of which has this meaning.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { randomFrom } from '../random.ts';
import { quoteLetter } from '../wording.ts';
import { isFamilyWord } from './family-word.ts';
import type { AskedQuestion, Judgment } from './game-practice.ts';
import { type CardDraft, MEANING } from './practice-card.ts';

export type MeaningQuestion = { readonly definition: string; readonly words: readonly string[] };

const WRONG_WORDS = 3;
/** Candidates that are looked at before giving up. */
const MOST_TRIED = 4000;

export const meaningOf = ({ question }: CardDraft): MeaningQuestion => question as MeaningQuestion;

/** null if there are not enough other words to choose from. The same word and definition give the same question. */
export function draftMeaning(word: string, definition: string, lexicon: Lexicon): CardDraft | null {
  const others = findOthers(word, definition, lexicon);
  if (others.length < WRONG_WORDS) return null;
  const words = randomFrom(`meaning of ${word}`, 1).shuffle([word, ...others]);
  const question: MeaningQuestion = { definition: hideWord(definition, word), words };
  return { kind: MEANING, word, question, answer: word };
}

/** Everyday words of the same class and form and of about the same length that neither resemble the word nor stand in its
 *  definition. */
function findOthers(word: string, definition: string, lexicon: Lexicon): readonly string[] {
  const formOf = (one: string): string | null => {
    const meant = lexicon.define(one);
    return meant === null ? null : `${meant.class} ${meant.form}`;
  };
  const defined = definition.toUpperCase();
  const lengths = [word.length, word.length + 1, Math.max(3, word.length - 1)];
  const candidates = lengths.flatMap((length) => lexicon.wordsMatching('.'.repeat(length)));
  const others: string[] = [];
  for (const one of randomFrom(`meaning of ${word}`, 0).shuffle(candidates).slice(0, MOST_TRIED)) {
    const isApart =
      one !== word && !defined.includes(one) && [word, ...others].every((two) => isUnlike(one, two, lexicon));
    if (isApart && formOf(one) === formOf(word) && isFamilyWord(one, lexicon)) others.push(one);
    if (others.length === WRONG_WORDS) break;
  }
  return others;
}

const isUnlike = (a: string, b: string, lexicon: Lexicon): boolean => {
  const { verdict, similar } = lexicon.compareWords(a, b);
  return verdict === 'DIFFERENT' && !similar;
};

/** A definition that names its word would answer the question. */
const hideWord = (definition: string, word: string): string =>
  definition.replaceAll(new RegExp(`\\b${word}\\w*`, 'gi'), '…');

export function askMeaning(card: CardDraft): AskedQuestion {
  const { definition, words } = meaningOf(card);
  return {
    title: 'Which word is it?',
    text: `Which word means: ${definition}? ${words.join(', ')}.`,
    hint: `It starts with ${quoteLetter(card.word[0]!)}${words.filter((one) => one[0] === card.word[0]).length > 1 ? ` and ends with ${quoteLetter(card.word.at(-1)!)}` : ''}.`,
    position: null,
  };
}

export function judgeMeaning({ word, question }: CardDraft, answer: string): Judgment {
  const { words } = question as MeaningQuestion;
  const said = answer.trim().toUpperCase();
  if (said === word) return { type: 'right', sentence: `${word} it is.` };
  return words.includes(said)
    ? { type: 'wrong', sentence: `The word is ${word}.` }
    : { type: 'again', sentence: 'Choose one of the four words.', code: 'OTHER_WORD', rule: '' };
}
