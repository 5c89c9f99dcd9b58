// The vocabulary builder of the Word Power Guide: spaced repetition with Leitner boxes. Progress is plain data that the
// client stores.

import type { Random } from '../../../core/random.ts';
import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { CardColor, PowerCard } from '../content.ts';
import { matchingWord, type Relation, relationOf, viewableCards } from './dictionary.ts';

/** Which words a drill asks. */
export type DrillSubject =
  | { readonly type: 'deck'; readonly colour: CardColor }
  | { readonly type: 'class'; readonly class: WordClass }
  | { readonly type: 'topic'; readonly topic: DrillTopic };

/** A card belongs to a topic if its definition contains one of these words. */
const TOPIC_PATTERNS = {
  feelings:
    /\b(feelings?|emotions?|happy|happiness|joy|sad|sadness|fear|anger|angry|love|pleasure|grief|sorrow|delight)\b/,
  people: /\b(person|people|someone|somebody|man|woman|child|human)\b/,
  speech: /\b(speech|speak|speaking|say|words?|language|talk|talking|express|expressed|utter|write|writing|written)\b/,
  mind: /\b(mind|mental|think|thinking|thought|knowledge|know|understand|understanding|idea|belief|reason|judgment|attention)\b/,
  movement: /\b(move|moves|moving|motion|movement|go|travel|walk|run|fall|speed|fast|quick|quickly|slow|slowly)\b/,
  time: /\b(time|year|day|days|period|earlier|later|beginning|end|always|lasting|short-lived|sudden)\b/,
  size: /\b(large|small|big|great|size|amount|number|quantity|degree|much|many|less|more)\b/,
  conduct:
    /\b(honest|dishonest|moral|morally|kind|cruel|polite|rude|duty|right|wrong|evil|good|bad|behavior|behaviour)\b/,
  work: /\b(work|money|pay|payment|business|task|job|office|property|price|trade|buy|sell|profit)\b/,
  conflict:
    /\b(fight|fighting|attack|war|battle|force|violence|violent|harm|damage|destroy|enemy|defeat|oppose|opposed)\b/,
} as const;

export type DrillTopic = keyof typeof TOPIC_PATTERNS;
export const DRILL_TOPICS = Object.keys(TOPIC_PATTERNS) as readonly DrillTopic[];

/** Cards on a subject, without those hidden during a running game. */
export function cardsForSubject(
  cards: readonly PowerCard[],
  subject: DrillSubject,
  closed: ReadonlySet<Word>,
): readonly PowerCard[] {
  return viewableCards(cards, closed).filter((card) => isOnSubject(card, subject));
}

function isOnSubject(card: PowerCard, subject: DrillSubject): boolean {
  switch (subject.type) {
    case 'deck':
      return card.colour === subject.colour;
    case 'class':
      return card.class === subject.class;
    case 'topic':
      return TOPIC_PATTERNS[subject.topic].test(card.definition);
  }
}

/** One word the learner has been asked: its box, and the session in which it is due again. */
export type LeitnerCard = { readonly key: Word; readonly box: number; readonly due: number };
export type LeitnerProgress = readonly LeitnerCard[];

/** The number of sessions until a word in box 1, 2, 3 … is asked again. */
const REVIEW_AFTER_SESSIONS = [1, 2, 4, 8, 16] as const;

export type VocabularyQuestion = { readonly key: Word; readonly class: WordClass; readonly words: readonly string[] };

/** Picks up to `wanted` words: those that are due, lowest box first, then new ones. */
export function pickQuestions(
  cards: readonly PowerCard[],
  progress: LeitnerProgress,
  session: number,
  wanted: number,
  random: Random,
): readonly VocabularyQuestion[] {
  const known = new Map(progress.map((one) => [one.key, one]));
  const shuffled = random.shuffle(cards);
  const due = shuffled
    .filter((card) => (known.get(card.key)?.due ?? Infinity) <= session)
    .toSorted((a, b) => known.get(a.key)!.box - known.get(b.key)!.box);
  const fresh = shuffled.filter((card) => !known.has(card.key));
  return [...due, ...fresh].slice(0, wanted).map(({ key, class: kind, words }) => ({ key, class: kind, words }));
}

export type AnswerCheck = {
  readonly right: boolean;
  /** The right word, but the wrong relation. */
  readonly wordOnly: boolean;
  readonly answer: string;
  readonly match: string;
  readonly relation: Relation;
  readonly definition: string;
};

/** Checks an answer such as S2, in any case. */
export function checkAnswer(card: PowerCard, answer: string): AnswerCheck {
  const said = answer.trim().toUpperCase();
  const right = said === card.answer;
  return {
    right,
    wordOnly: !right && /^[SA][1-4]$/.test(said) && said[1] === card.answer[1],
    answer: card.answer,
    match: matchingWord(card),
    relation: relationOf(card),
    definition: card.definition,
  };
}

/** A right answer moves the word up one box, a wrong one moves it back to the first. New words come from box 1. */
export function updateProgress(progress: LeitnerProgress, key: Word, right: boolean, session: number): LeitnerProgress {
  const before = progress.find((one) => one.key === key)?.box ?? 1;
  const box = right ? Math.min(before + 1, REVIEW_AFTER_SESSIONS.length) : 1;
  const after = { key, box, due: session + REVIEW_AFTER_SESSIONS[box - 1]! };
  return [...progress.filter((one) => one.key !== key), after];
}

/** The number of words in each box, first box first. */
export const countPerBox = (progress: LeitnerProgress): readonly number[] =>
  REVIEW_AFTER_SESSIONS.map((_, i) => progress.filter((one) => one.box === i + 1).length);
