// The printed cards of Word Power. The deck is written in content/deck.tsv, one card a line, and becomes part of the built
// lexicon. Which cards a match uses is decided in rules/setup.ts.

import type { DeckCard } from '../../core/decks/deck.ts';
import { deckOf } from '../../core/decks/deck-lexicon.ts';
import type { Lexicon, TypedArray, Word, WordClass } from '../../lexicon/lexicon.ts';
import { decodeAscii, encodeAscii } from '../../lexicon/lists/lexicon-sections.ts';

export type CardColor = 'blue' | 'black' | 'red';

/** `answer` is S (synonym) or A (antonym) and the number 1–4 of the related word. */
export type PowerCard = {
  readonly key: Word;
  readonly class: WordClass;
  readonly words: readonly [string, string, string, string];
  readonly answer: string;
  readonly definition: string;
  readonly colour: CardColor;
};

const SECTION = 'cards.power';
const parsedDecks = new WeakMap<TypedArray, readonly PowerCard[]>();

/** The cards people have made for this match. */
export const ownCardsOf = (lexicon: Lexicon): readonly PowerCard[] =>
  (deckOf(lexicon)?.cards ?? []).map((card) => fromDeckCard(card, lexicon));

/** A card that somebody has made. It has the color of the easiest printed cards. */
export const fromDeckCard = ({ key, words, answer, meaning }: DeckCard, lexicon: Lexicon): PowerCard => ({
  ...{ key, words, answer, definition: meaning, colour: 'blue' },
  class: classOfCard(key, words[Number(answer[1]) - 1]!, lexicon),
});

/** A class that the key word has in common with the answer. Adjectives such as BRAVE are rarely used as what else they can be. */
function classOfCard(key: Word, answer: string, lexicon: Lexicon): WordClass {
  const classes = lexicon.readingsOf(key).map((reading) => reading.class);
  const ofAnswer = new Set(lexicon.readingsOf(answer.toUpperCase()).map((reading) => reading.class));
  const shared = classes.filter((one) => ofAnswer.has(one));
  if (shared.includes('adjective')) return 'adjective';
  const isMostlyNoun = (lexicon.nounShare(key) ?? 0) >= 0.5;
  return shared.find((one) => one !== 'noun' || isMostlyNoun) ?? shared[0] ?? classes[0] ?? 'other';
}

/** The cards that can be in a match: people's own ones first, then printed ones with other key words. */
export function powerCardsOf(lexicon: Lexicon): readonly PowerCard[] {
  const printed = printedCardsOf(lexicon);
  const own = ownCardsOf(lexicon);
  if (own.length === 0) return printed;
  const ownKeys = new Set(own.map((card) => card.key));
  return [...own, ...printed.filter((card) => !ownKeys.has(card.key))];
}

/** The printed cards, parsed when first needed: there are thousands. */
function printedCardsOf(lexicon: Lexicon): readonly PowerCard[] {
  const section = lexicon.section(SECTION);
  if (section === null) return [];
  let cards = parsedDecks.get(section);
  if (cards === undefined) parsedDecks.set(section, (cards = parsePowerCards(decodeAscii(section))));
  return cards;
}

/** The section of a lexicon that has these cards. */
export const powerCardSection = (cards: readonly PowerCard[]): { readonly [name: string]: TypedArray } => ({
  [SECTION]: encodeAscii(formatPowerCards(cards)),
});

/** Color, key word, class, answer, four words and definition, separated by tabs. Lines that begin with # are comments. */
export function parsePowerCards(text: string): PowerCard[] {
  const lines = text.split('\n').filter((line) => line !== '' && line[0] !== '#');
  return lines.map((line) => {
    const [colour, key, wordClass, answer, first, second, third, fourth, definition] = line.split('\t');
    return { key, class: wordClass, words: [first, second, third, fourth], answer, definition, colour } as PowerCard;
  });
}

export function formatPowerCards(cards: readonly PowerCard[]): string {
  const lines = cards.map((card) =>
    [card.colour, card.key, card.class, card.answer, ...card.words, card.definition].join('\t'),
  );
  return `${lines.join('\n')}\n`;
}
