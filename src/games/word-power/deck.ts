// Makes Word Power cards from the words of a deck: the printed card if there is one, or else a card whose answer is taken from
// the meaning, with wrong choices that look related.

import { DECK_LIMITS, type Deck, type DeckCard, type DeckWord } from '../../core/decks/deck.ts';
import type { DeckMaker } from '../../core/decks/deck-maker.ts';
import { suggestDistractors } from '../../core/decks/suggest-distractors.ts';
import { isFamilyWord } from '../../core/practice/family-word.ts';
import { hashToUnit } from '../../core/random.ts';
import type { Lexicon, WordClass } from '../../lexicon/lexicon.ts';
import { powerCardsOf } from './content.ts';

const CHOICES = 4;

export const makeDeck: DeckMaker = (deck, lexicon) => {
  const done = new Set(deck.cards.map(({ key }) => key));
  const printed = new Map(powerCardsOf(lexicon).map((card) => [card.key, card]));
  const cards = deck.words.flatMap(({ word, meaning }): DeckCard[] => {
    if (done.has(word)) return [];
    const card = printed.get(word);
    if (card !== undefined)
      return [{ key: word, words: card.words, answer: card.answer, meaning: meaning || card.definition }];
    return makeCard({ word, meaning }, deck, lexicon) ?? [];
  });
  return { ...deck, cards: [...deck.cards, ...cards].slice(0, DECK_LIMITS.cards) };
};

function makeCard({ word, meaning }: DeckWord, deck: Deck, lexicon: Lexicon): DeckCard[] | null {
  const explanation = meaning || (lexicon.define(word)?.text ?? '');
  const found = findAnswer(word, explanation, lexicon);
  if (found === null) return null;
  const others = deck.words.map((one) => one.word).filter((one) => one !== word);
  // One of the class’s own words at most, another one for each card.
  const own = others.slice(Math.floor(hashToUnit(word) * others.length)).slice(0, 1);
  const wrong = suggestDistractors({ key: word, answer: found.answer }, own, lexicon, CHOICES - 1);
  if (wrong.length < CHOICES - 1) return null;
  const place = Math.floor(hashToUnit(`place of ${word}`) * CHOICES);
  return [
    {
      key: word,
      words: wrong.toSpliced(place, 0, found.answer) as unknown as DeckCard['words'],
      answer: `${found.relation}${place + 1}`,
      meaning: explanation.slice(0, DECK_LIMITS.meaningCharacters),
    },
  ];
}

/** Says too little to be the answer of a card. */
const VAGUE = new Set(
  'SOMETHING THING PIECE PART PLACE KIND TYPE SORT GROUP WAY ACT STATE AMOUNT SET MAKE HAVE GET DOES COME BRING PUT TAKE GIVE BECOME'.split(
    ' ',
  ),
);
/** More words, and the last one no longer says the same as the key word. */
const MAX_WORDS = 3;

/** A meaning of a few words that is as good as a synonym: “gather crops”, “a long trip”, “very big”; after “not”, an antonym.
 *  Most definitions are more than that, and people choose the answer themselves. */
function findAnswer(
  key: string,
  meaning: string,
  lexicon: Lexicon,
): { readonly relation: 'S' | 'A'; readonly answer: string } | null {
  const [first = ''] = meaning.toUpperCase().split(/[;,(]/);
  const words = first
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && !['A', 'AN', 'THE', 'TO', 'VERY'].includes(word));
  const keyClass = classOfMeaning(key, first, words[0], lexicon);
  const fits = (word: string | undefined): word is string =>
    word !== undefined &&
    !VAGUE.has(word) &&
    lexicon.readingsOf(word).some(({ class: one, form }) => one === keyClass && form === 'base') &&
    isFamilyWord(word, lexicon) &&
    lexicon.compareWords(word, key).verdict === 'DIFFERENT';
  if (words[0] === 'NOT') return words.length === 2 && fits(words[1]) ? answerOf('A', words[1]) : null;
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const word = keyClass === 'verb' ? words[0] : words.at(-1);
  return fits(word) ? answerOf('S', word) : null;
}

/** HARVEST is a verb in “gather crops” and a noun in “a good year’s crops”. */
function classOfMeaning(
  key: string,
  meaning: string,
  firstWord: string | undefined,
  lexicon: Lexicon,
): WordClass | undefined {
  if (/^\s*(?:A|AN|THE)\s/.test(meaning)) return 'noun';
  const isVerb = (word: string): boolean => lexicon.readingsOf(word).some(({ class: one }) => one === 'verb');
  if (firstWord !== undefined && (lexicon.nounShare(firstWord) ?? 1) < 0.5 && isVerb(firstWord) && isVerb(key))
    return 'verb';
  return lexicon.define(key)?.class ?? lexicon.readingsOf(key)[0]?.class;
}

const answerOf = (relation: 'S' | 'A', word: string) => ({ relation, answer: word.toLowerCase() });
