// The answers of the cards, which only the analyst knows, and the choices it builds from moves.

import { type AnalysisEnv, type Choice, WITHOUT_WORDS } from '../../../core/analysis/analyst.ts';
import { rarestZipf } from '../../../core/analysis/assess-choices.ts';
import { printedAnswer } from '../bot/belief.ts';
import { powerCardsOf } from '../content.ts';
import { type CardFace, matchesClaim } from '../rules/cards.ts';
import { formatMove, type Move, parseMove } from '../rules/moves.ts';
import type { PlayRelation } from '../rules/spaces.ts';

/** Every book counts the same, so that the last one doesn't outweigh the rest of the match. */
export const EQUAL_BOOKS = { foresight: 0 };

/** null for a card that is not in print, as in a made-up position. */
export const answerOf = (face: CardFace, { lexicon }: Pick<AnalysisEnv, 'lexicon'>): string | null =>
  printedAnswer(face, powerCardsOf(lexicon));

/** Whether the card is right on this window; a card that is not in print never is. */
export function isRightOn(
  face: CardFace,
  relation: PlayRelation,
  window: number,
  env: Pick<AnalysisEnv, 'lexicon'>,
): boolean {
  const answer = answerOf(face, env);
  return answer !== null && matchesClaim(answer, relation, window);
}

/** The words of a card are in front of everybody, so no choice is ruled out because a word is rare. */
export const choiceFor = (move: Move, worth: number, words: readonly string[] = []): Choice => ({
  text: formatMove(move),
  worth,
  words,
  zipf: WITHOUT_WORDS,
});

/** The words of a choice that is right: the key word and the one that matches it. A wrong choice has the key word alone. */
export const matchingWords = ({ key, words }: CardFace, number: number): readonly string[] => [
  key,
  words[number - 1]!.toUpperCase(),
];

/** A right choice of a card in hand. Which cards somebody knows tells their level. */
export const rightChoice = (move: Move, worth: number, words: readonly string[], env: AnalysisEnv): Choice => ({
  ...choiceFor(move, worth, words),
  familiarity: rarestZipf(words, env),
});

export const isRightChoice = ({ words }: Choice): boolean => words.length > 1;

/** The choice that was played; null if time ran out or the move is none of the choices. */
export function findPlayed(choices: readonly Choice[], text: string | null): Choice | null {
  const move = text === null ? null : parseMove(text);
  const written = move && formatMove(move);
  return choices.find((choice) => choice.text === written) ?? null;
}
