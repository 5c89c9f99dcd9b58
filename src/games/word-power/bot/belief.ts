// What a bot believes about the answer of a card, limited by the vocabulary of its level. It may remember printed cards
// but never reads the state of a table; a card it has not seen in print is a pure guess (WP-132).

import type { Seat } from '../../../core/game.ts';
import { exp } from '../../../core/math/portable-math.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type CardColor, type PowerCard, powerCardsOf } from '../content.ts';
import type { CardFace } from '../rules/cards.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import type { PlayRelation } from '../rules/spaces.ts';

/** Probabilities of the eight answer codes S1 to A4, in the order of ANSWER_CODES. */
export type AnswerBelief = readonly number[];

export type Vocabulary = {
  /** The learning age at which a key word is known with probability 0.5. */
  readonly halfKnownAge: number;
  /** Known words: how often the believed answer is right, and how confident the bot is in it. */
  readonly known: { readonly accuracy: number; readonly confidence: number };
  /** The same for half-known words; weak levels are overconfident. */
  readonly halfKnown: { readonly accuracy: number; readonly confidence: number };
};

/** How steeply knowledge falls off around the half-known age. */
const SLOPE_PER_YEAR = 0.6;
const HALF_KNOWN_SHARE = 0.5;
/** For cards of words in no list. */
const TYPICAL_AGE: { readonly [C in CardColor]: number } = { blue: 7.5, black: 11, red: 13.5 };

/** Seeded by level, seat and word, so that two bots of one level know different words. */
export function formBelief(
  face: CardFace,
  level: string,
  seat: Seat,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): AnswerBelief {
  const answer = printedAnswer(face, powerCardsOf(lexicon));
  if (answer === null) return NO_IDEA;
  const draw = randomFrom(`${level} ${seat} ${face.key}`, 0);
  const age = lexicon.learningAge(face.key) ?? TYPICAL_AGE[face.colour];
  const chance = 1 / (1 + exp(SLOPE_PER_YEAR * (age - vocabulary.halfKnownAge)));
  const isKnown = draw.real() < chance;
  const isHalfKnown = draw.real() < HALF_KNOWN_SHARE;
  const { accuracy, confidence } = isKnown ? vocabulary.known : vocabulary.halfKnown;
  const heldAnswer = draw.real() < accuracy ? answer : draw.pick(ANSWER_CODES.filter((code) => code !== answer));
  return isKnown || isHalfKnown ? beliefIn(heldAnswer, confidence) : NO_IDEA;
}

const NO_IDEA: AnswerBelief = ANSWER_CODES.map(() => 1 / ANSWER_CODES.length);

const beliefIn = (heldAnswer: string, confidence: number): AnswerBelief =>
  ANSWER_CODES.map((code) => (code === heldAnswer ? confidence : (1 - confidence) / (ANSWER_CODES.length - 1)));

/** Bayes update after a player, right with probability `trust`, has claimed that one of these answers is right. */
export function updateBelief(belief: AnswerBelief, isClaimed: (code: string) => boolean, trust: number): AnswerBelief {
  const weighted = belief.map(
    (chance, i) => chance * (isClaimed(ANSWER_CODES[i]!) ? trust : (1 - trust) / (ANSWER_CODES.length - 1)),
  );
  const sum = weighted.reduce((total, one) => total + one, 0);
  return weighted.map((one) => one / sum);
}

/** The probability that one of the matching answers is right. */
export const probabilityOf = (belief: AnswerBelief, is: (code: string) => boolean): number =>
  belief.reduce((sum, chance, i) => (is(ANSWER_CODES[i]!) ? sum + chance : sum), 0);

export const probabilityRightOn = (belief: AnswerBelief, reading: PlayRelation, window: number): number =>
  probabilityOf(belief, (code) => matchesClaim(code, reading, window));

const answersByDeck = new WeakMap<readonly PowerCard[], ReadonlyMap<string, string>>();

/** The answer code on the back of a printed card; null for a card that is not in print. */
export function printedAnswer({ key, words }: CardFace, cards: readonly PowerCard[]): string | null {
  let answers = answersByDeck.get(cards);
  if (answers === undefined) {
    answers = new Map(cards.map((card) => [cardId(card.key, card.words), card.answer]));
    answersByDeck.set(cards, answers);
  }
  return answers.get(cardId(key, words)) ?? null;
}

const cardId = (key: string, words: readonly string[]): string => [key, ...words].join(' ');
