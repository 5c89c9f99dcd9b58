// The vocabulary builder of the Guide: questions from a deck or a theme, answers checked, words asked again in good time.
// Not the game: no seats, no money. What a learner knows is plain data for the client to keep.

import type { Random } from '../../../core/random.ts';
import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { Colour, PowerCard } from '../content.ts';
import { matchOf, openCards, type Relation, relationOf } from './dictionary.ts';

/** What a drill is about. */
export type Subject =
  | { readonly type: 'deck'; readonly colour: Colour }
  | { readonly type: 'class'; readonly class: WordClass }
  | { readonly type: 'topic'; readonly topic: Topic };

/** Topics, told by words of the definition. */
const TOPICS = {
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

export type Topic = keyof typeof TOPICS;
export const topics = Object.keys(TOPICS) as readonly Topic[];

/** Cards on a subject, without those closed by a running game. */
export function cardsOn(
  cards: readonly PowerCard[],
  subject: Subject,
  closed: ReadonlySet<Word>,
): readonly PowerCard[] {
  return openCards(cards, closed).filter((card) => isOn(card, subject));
}

function isOn(card: PowerCard, subject: Subject): boolean {
  switch (subject.type) {
    case 'deck':
      return card.colour === subject.colour;
    case 'class':
      return card.class === subject.class;
    case 'topic':
      return TOPICS[subject.topic].test(card.definition);
  }
}

/** One word a learner has met: the box it lies in, and the session in which it is due. */
export type Remembered = { readonly key: Word; readonly box: number; readonly due: number };
export type Progress = readonly Remembered[];

/** Sessions until a word of box 1, 2, 3 … is asked again. */
const INTERVALS = [1, 2, 4, 8, 16] as const;

export type Question = { readonly key: Word; readonly class: WordClass; readonly words: readonly string[] };

/** Words that are due, the shakiest first, then new ones: as many as wanted. */
export function ask(
  cards: readonly PowerCard[],
  progress: Progress,
  session: number,
  wanted: number,
  random: Random,
): readonly Question[] {
  const known = new Map(progress.map((one) => [one.key, one]));
  const shuffled = random.shuffle(cards);
  const due = shuffled
    .filter((card) => (known.get(card.key)?.due ?? Infinity) <= session)
    .toSorted((a, b) => known.get(a.key)!.box - known.get(b.key)!.box);
  const fresh = shuffled.filter((card) => !known.has(card.key));
  return [...due, ...fresh].slice(0, wanted).map(({ key, class: kind, words }) => ({ key, class: kind, words }));
}

export type Checked = {
  readonly right: boolean;
  /** The word was right, but not whether it is a synonym or an antonym. */
  readonly half: boolean;
  readonly answer: string;
  readonly match: string;
  readonly relation: Relation;
  readonly definition: string;
};

/** What came of an answer such as S2. */
export function check(card: PowerCard, answer: string): Checked {
  const said = answer.trim().toUpperCase();
  const right = said === card.answer;
  return {
    right,
    half: !right && /^[SA][1-4]$/.test(said) && said[1] === card.answer[1],
    answer: card.answer,
    match: matchOf(card),
    relation: relationOf(card),
    definition: card.definition,
  };
}

/** A word answered right moves up a box, one answered wrong goes back to the first. */
export function remember(progress: Progress, key: Word, right: boolean, session: number): Progress {
  const before = progress.find((one) => one.key === key)?.box ?? 0;
  const box = right ? Math.min(before + 1, INTERVALS.length) : 1;
  const after = { key, box, due: session + INTERVALS[box - 1]! };
  return [...progress.filter((one) => one.key !== key), after];
}

/** How many words lie in each box, the first box first. */
export const boxes = (progress: Progress): readonly number[] =>
  INTERVALS.map((_, i) => progress.filter((one) => one.box === i + 1).length);
