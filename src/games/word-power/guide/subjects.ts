// Which words of the deck can be practiced together: a deck, a kind of word, or a topic.

import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { CardColor, PowerCard } from '../content.ts';
import { viewableCards } from '../rules/lookup/closed-cards.ts';

export type WordSubject =
  | { readonly type: 'deck'; readonly colour: CardColor }
  | { readonly type: 'class'; readonly class: WordClass }
  | { readonly type: 'topic'; readonly topic: Topic };

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

export type Topic = keyof typeof TOPIC_PATTERNS;
export const TOPICS = Object.keys(TOPIC_PATTERNS) as readonly Topic[];

/** Cards on a subject, without those hidden during a running game. */
export function cardsForSubject(
  cards: readonly PowerCard[],
  subject: WordSubject,
  closed: ReadonlySet<Word>,
): readonly PowerCard[] {
  return viewableCards(cards, closed).filter((card) => isOnSubject(card, subject));
}

function isOnSubject(card: PowerCard, subject: WordSubject): boolean {
  switch (subject.type) {
    case 'deck':
      return card.colour === subject.colour;
    case 'class':
      return card.class === subject.class;
    case 'topic':
      return TOPIC_PATTERNS[subject.topic].test(card.definition);
  }
}
