// What a bot holds to be the answer of a card: its own limited vocabulary, the same in every game.
// It remembers printed cards, never the state of a table: a card whose words it has not seen in print it only guesses (WP-132).

import type { Seat } from '../../../core/game.ts';
import { exp } from '../../../core/portable-math.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Colour, Lexicon, PowerCard } from '../../../lexicon/lexicon.ts';
import type { CardFace } from '../rules/cards.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import type { PlayRelation } from '../rules/spaces.ts';

/** Chances of the eight answers S1 to A4; they add up to 1. */
export type AnswerBelief = readonly number[];

export type Vocabulary = {
  /** How common a word must be (zipf) for an even chance that it is known. */
  readonly halfKnownZipf: number;
  /** How often what it thinks it knows is so, and how sure it is of it. */
  readonly known: { readonly right: number; readonly sure: number };
  /** The same for what it half knows; weak players are too sure. */
  readonly halfKnown: { readonly right: number; readonly sure: number };
};

const VOCABULARY_SLOPE = 1.3;
const HALF_KNOWN_SHARE = 0.5;
const TYPICAL_ZIPF: { readonly [C in Colour]: number } = { blue: 4.3, black: 3.1, red: 2 };

/** Two bots of one level are no twins: each seat has its own draw for each word. */
export function formBelief(
  face: CardFace,
  who: string,
  seat: Seat,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): AnswerBelief {
  const answer = printedAnswer(face, lexicon.powerCards);
  if (answer === null) return UNSURE;
  const draw = randomFrom(`${who} ${seat} ${face.key}`, 0);
  const zipf = lexicon.zipf(face.key) || TYPICAL_ZIPF[face.colour];
  const chance = 1 / (1 + exp(-VOCABULARY_SLOPE * (zipf - vocabulary.halfKnownZipf)));
  const isKnown = draw.real() < chance;
  const isLeaning = draw.real() < HALF_KNOWN_SHARE;
  const { right, sure } = isKnown ? vocabulary.known : vocabulary.halfKnown;
  const held = draw.real() < right ? answer : draw.pick(ANSWER_CODES.filter((code) => code !== answer));
  return isKnown || isLeaning ? beliefIn(held, sure) : UNSURE;
}

const UNSURE: AnswerBelief = ANSWER_CODES.map(() => 1 / ANSWER_CODES.length);

const beliefIn = (held: string, sure: number): AnswerBelief =>
  ANSWER_CODES.map((code) => (code === held ? sure : (1 - sure) / (ANSWER_CODES.length - 1)));

/** What is left to believe after somebody, so far to be trusted, has said that one of these answers is right. */
export function updateBelief(belief: AnswerBelief, said: (code: string) => boolean, trust: number): AnswerBelief {
  const weighed = belief.map(
    (chance, i) => chance * (said(ANSWER_CODES[i]!) ? trust : (1 - trust) / (ANSWER_CODES.length - 1)),
  );
  const sum = weighed.reduce((total, one) => total + one, 0);
  return weighed.map((one) => one / sum);
}

/** The chance that one of these answers is right. */
export const probabilityOf = (belief: AnswerBelief, is: (code: string) => boolean): number =>
  belief.reduce((sum, chance, i) => (is(ANSWER_CODES[i]!) ? sum + chance : sum), 0);

export const probabilityRightOn = (belief: AnswerBelief, reading: PlayRelation, window: number): number =>
  probabilityOf(belief, (code) => matchesClaim(code, reading, window));

const answersByDeck = new WeakMap<readonly PowerCard[], ReadonlyMap<string, string>>();

function printedAnswer({ key, words }: CardFace, cards: readonly PowerCard[]): string | null {
  let answers = answersByDeck.get(cards);
  if (answers === undefined) {
    answers = new Map(cards.map((card) => [cardId(card.key, card.words), card.answer]));
    answersByDeck.set(cards, answers);
  }
  return answers.get(cardId(key, words)) ?? null;
}

const cardId = (key: string, words: readonly string[]): string => [key, ...words].join(' ');
