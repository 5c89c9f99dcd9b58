// What a bot holds to be the answer of a card: its own limited vocabulary, the same in every game.
// It remembers printed cards, never the state of a table: a card whose words it has not seen in print it only guesses (WP-132).

import type { Seat } from '../../../core/game.ts';
import { exp } from '../../../core/portable-math.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Colour, type PowerCard, powerCardsOf } from '../content.ts';
import type { Face } from '../rules/cards.ts';
import { agrees, CODES, type Reading } from '../rules/spaces.ts';

/** Chances of the eight answers S1 to A4; they add up to 1. */
export type Belief = readonly number[];

export type Vocabulary = {
  /** How common a word must be (zipf) for an even chance that it is known. */
  readonly zipf: number;
  /** How often what it thinks it knows is so, and how sure it is of it. */
  readonly knows: { readonly right: number; readonly sure: number };
  /** The same for what it half knows; weak players are too sure. */
  readonly leans: { readonly right: number; readonly sure: number };
};

const SLOPE = 1.3;
const LEANING_SHARE = 0.5;
const TYPICAL_ZIPF: { readonly [C in Colour]: number } = { blue: 4.3, black: 3.1, red: 2 };

/** Two bots of one level are no twins: each seat has its own draw for each word. */
export function believe(face: Face, who: string, seat: Seat, vocabulary: Vocabulary, lexicon: Lexicon): Belief {
  const answer = recall(face, powerCardsOf(lexicon));
  if (answer === null) return UNSURE;
  const draw = randomFrom(`${who} ${seat} ${face.key}`, 0);
  const zipf = lexicon.zipf(face.key) || TYPICAL_ZIPF[face.colour];
  const chance = 1 / (1 + exp(-SLOPE * (zipf - vocabulary.zipf)));
  const isKnown = draw.real() < chance;
  const isLeaning = draw.real() < LEANING_SHARE;
  const { right, sure } = isKnown ? vocabulary.knows : vocabulary.leans;
  const held = draw.real() < right ? answer : draw.pick(CODES.filter((code) => code !== answer));
  return isKnown || isLeaning ? beliefIn(held, sure) : UNSURE;
}

const UNSURE: Belief = CODES.map(() => 1 / CODES.length);

const beliefIn = (held: string, sure: number): Belief =>
  CODES.map((code) => (code === held ? sure : (1 - sure) / (CODES.length - 1)));

/** What is left to believe after somebody, so far to be trusted, has said that one of these answers is right. */
export function hear(belief: Belief, said: (code: string) => boolean, trust: number): Belief {
  const weighed = belief.map((chance, i) => chance * (said(CODES[i]!) ? trust : (1 - trust) / (CODES.length - 1)));
  const sum = weighed.reduce((total, one) => total + one, 0);
  return weighed.map((one) => one / sum);
}

/** The chance that one of these answers is right. */
export const chanceOf = (belief: Belief, is: (code: string) => boolean): number =>
  belief.reduce((sum, chance, i) => (is(CODES[i]!) ? sum + chance : sum), 0);

export const chanceOnWindow = (belief: Belief, reading: Reading, window: number): number =>
  chanceOf(belief, (code) => agrees(code, reading, window));

const printed = new WeakMap<readonly PowerCard[], ReadonlyMap<string, string>>();

function recall({ key, words }: Face, cards: readonly PowerCard[]): string | null {
  let answers = printed.get(cards);
  if (answers === undefined) {
    answers = new Map(cards.map((card) => [nameOf(card.key, card.words), card.answer]));
    printed.set(cards, answers);
  }
  return answers.get(nameOf(key, words)) ?? null;
}

const nameOf = (key: string, words: readonly string[]): string => [key, ...words].join(' ');
