// What a bot believes about the answer of a card, limited by the words it knows. It may remember printed cards but never
// reads the state of a table; a card it has not seen in print is a pure guess (WP-132).

import { exp } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import { shareKnowing, type Vocabulary } from '../../../core/vocabulary/known-words.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { spellingSimilarity } from '../content/look-alike.ts';
import { type CardColor, type PowerCard, powerCardsOf } from '../content.ts';
import type { CardFace } from '../rules/cards.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import { type PlayRelation, WINDOWS } from '../rules/spaces.ts';

/** Probabilities of the eight answer codes S1 to A4, in the order of ANSWER_CODES. */
export type AnswerBelief = readonly number[];

/** Where a belief comes from: it knows both words, has ruled out the others, has heard the key word somewhere, goes by looks,
 *  or has no idea. */
export type BeliefGround = 'knows' | 'leans' | 'ruledOut' | 'halfKnows' | 'looksAlike' | 'noIdea';

export type CardVocabulary = Vocabulary & {
  /** Cards whose key and answer it knows: how often it is certain of the answer, and how certain. */
  readonly certainShare: number;
  readonly certainty: number;
  /** Knows the key but not the answer: how often it rules out a word that it knows. */
  readonly rulesOutShare: number;
  /** Key words it has only heard: how often it believes in an answer all the same, and how firmly. Weak levels are overconfident. */
  readonly halfKnownShare: number;
  readonly halfKnownConfidence: number;
};

/** One bot at one seat. Two bots with the same vocabulary at different seats know different words. */
export type Knower = { readonly id: string; readonly vocabulary: CardVocabulary };

/** Knows both words, but isn't certain of the answer. */
const LEANING_CONFIDENCE = 0.45;
/** People think of a synonym first. */
const SYNONYM_SHARE = 0.6;
/** A word that was ruled out keeps this share of the chance of one that wasn't. */
const RULED_OUT_WEIGHT = 0.03;
/** Words less alike than this don't tempt anybody, and from there on the temptation grows by this exponent. */
const MIN_TEMPTING_LIKENESS = 0.3;
const TEMPTATION_PER_LIKENESS = 6;
/** From this likeness on, a word looks related to a key word that isn't known. */
export const LOOK_ALIKE = 0.4;
/** A key word can be half known if it is learned this many years later than the words of which half are known. */
const HALF_KNOWN_YEARS = 2.5;
/** Nobody has a wrong idea of a word that is learned so much earlier. */
const EASY_KEY_YEARS = -1.5;
/** Who half knows a key word thinks of the right word this many times as often as of another one, */
const HALF_KNOWN_PULL = 3;
/** then takes it for the right kind with this probability, */
const HALF_KNOWN_RELATION = 0.85;
/** and seldom thinks of a word that it knows well. */
const KNOWN_WORD_PULL = 0.3;
/** For words in no list. */
const TYPICAL_AGE: { readonly [C in CardColor]: number } = { blue: 7.5, black: 11, red: 13.5 };

export const ageOnCard = (word: string, { colour }: CardFace, lexicon: Lexicon): number =>
  lexicon.learningAge(word.toUpperCase()) ?? TYPICAL_AGE[colour];

export const likenessOf = ({ key, words }: CardFace, window: number): number =>
  spellingSimilarity(key.toLowerCase(), words[window - 1]!);

/** Whether the bot knows this word of the card, which never changes. */
const knowsWord = ({ id, vocabulary }: Knower, word: string, face: CardFace, lexicon: Lexicon): boolean =>
  hashToUnit(`${id} ${word.toUpperCase()}`) < shareKnowing(vocabulary, ageOnCard(word, face, lexicon));

export function thinkAbout(
  face: CardFace,
  knower: Knower,
  lexicon: Lexicon,
): { readonly belief: AnswerBelief; readonly ground: BeliefGround } {
  const answer = printedAnswer(face, powerCardsOf(lexicon));
  if (answer === null) return { belief: NO_IDEA, ground: 'noIdea' };
  const { vocabulary } = knower;
  const draw = (question: string): number => hashToUnit(`${knower.id} ${face.key} ${question}`);
  const knows = (word: string): boolean => knowsWord(knower, word, face, lexicon);
  if (!knows(face.key)) {
    const years = ageOnCard(face.key, face, lexicon) - vocabulary.halfKnownAge;
    const isHeard = years > EASY_KEY_YEARS && years < HALF_KNOWN_YEARS;
    if (!isHeard || draw('half knows') >= vocabulary.halfKnownShare) return judgeByLooks(face);
    return {
      belief: beliefIn(guessFromHearsay(face, answer, knows, draw), vocabulary.halfKnownConfidence),
      ground: 'halfKnows',
    };
  }
  if (knows(face.words[Number(answer[1]) - 1]!)) {
    const isCertain = draw('certain') < vocabulary.certainShare;
    return isCertain
      ? { belief: beliefIn(answer, vocabulary.certainty), ground: 'knows' }
      : { belief: beliefIn(answer, LEANING_CONFIDENCE), ground: 'leans' };
  }
  const isRuledOut = (window: number): boolean => {
    const word = face.words[window - 1]!;
    return knows(word) && draw(`rules out ${word}`) < vocabulary.rulesOutShare;
  };
  const weights = WINDOWS.map((window) => (isRuledOut(window) ? RULED_OUT_WEIGHT : 1));
  const rulesOutAny = weights.includes(RULED_OUT_WEIGHT);
  return { belief: beliefByWeight(weights), ground: rulesOutAny ? 'ruledOut' : 'noIdea' };
}

export const formBelief = (face: CardFace, knower: Knower, lexicon: Lexicon): AnswerBelief =>
  thinkAbout(face, knower, lexicon).belief;

/** The answer that somebody with a vague idea of the key word believes in: often right, otherwise a tempting word. */
function guessFromHearsay(
  face: CardFace,
  answer: string,
  knows: (word: string) => boolean,
  draw: (question: string) => number,
): string {
  const weights = WINDOWS.map((window) => {
    if (String(window) === answer[1]) return HALF_KNOWN_PULL;
    return temptationOf(face, window) * (knows(face.words[window - 1]!) ? KNOWN_WORD_PULL : 1);
  });
  let rest = draw('picks') * weights.reduce((sum, one) => sum + one, 0);
  const window = WINDOWS.find((_, i) => (rest -= weights[i]!) < 0) ?? 4;
  const isAnswer = String(window) === answer[1];
  const isSynonym = isAnswer
    ? draw('relation') < HALF_KNOWN_RELATION === (answer[0] === 'S')
    : draw('relation') < SYNONYM_SHARE;
  return `${isSynonym ? 'S' : 'A'}${window}`;
}

const temptationOf = (face: CardFace, window: number): number =>
  exp(TEMPTATION_PER_LIKENESS * Math.max(0, likenessOf(face, window) - MIN_TEMPTING_LIKENESS));

/** Without any idea of the key word only looks can mislead. */
function judgeByLooks(face: CardFace): { readonly belief: AnswerBelief; readonly ground: BeliefGround } {
  const weights = WINDOWS.map((window) => temptationOf(face, window));
  return weights.every((weight) => weight === 1)
    ? { belief: NO_IDEA, ground: 'noIdea' }
    : { belief: beliefByWeight(weights), ground: 'looksAlike' };
}

const NO_IDEA: AnswerBelief = ANSWER_CODES.map(() => 1 / ANSWER_CODES.length);

/** Who knows two words doesn't take opposites for synonyms, so the same word with the other letter has no chance. */
const beliefIn = (answer: string, confidence: number): AnswerBelief =>
  ANSWER_CODES.map((code) => {
    if (code === answer) return confidence;
    return code[1] === answer[1] ? 0 : (1 - confidence) / (ANSWER_CODES.length - 2);
  });

/** By the weights of the four words. */
function beliefByWeight(weights: readonly number[]): AnswerBelief {
  const sum = weights.reduce((total, one) => total + one, 0);
  return ANSWER_CODES.map((code) => {
    const share = code[0] === 'S' ? SYNONYM_SHARE : 1 - SYNONYM_SHARE;
    return (share * weights[Number(code[1]) - 1]!) / sum;
  });
}

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
