// Makes Word Power cards from the words of a deck: the printed card if there is one, or else a card whose answer is taken from
// the meaning, with wrong choices that look related.

import { DECK_LIMITS, type Deck, type DeckCard, type DeckWord } from '../../core/decks/deck.ts';
import type { DeckMaker } from '../../core/decks/deck-maker.ts';
import { suggestDistractors } from '../../core/decks/suggest-distractors.ts';
import { isFamilyWord } from '../../core/practice/family-word.ts';
import { hashToUnit } from '../../core/random.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
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
  const classOf = (one: string): string | undefined => lexicon.define(one)?.class;
  const others = deck.words.map((one) => one.word).filter((one) => one !== word && classOf(one) === classOf(word));
  const wrong = suggestDistractors({ key: word, answer: found.answer }, others, lexicon, CHOICES - 1);
  if (wrong.length < CHOICES - 1) return null;
  const place = Math.floor(hashToUnit(`place of ${word}`) * CHOICES);
  const words = wrong.toSpliced(place, 0, found.answer) as unknown as DeckCard['words'];
  return [
    {
      key: word,
      words,
      answer: `${found.relation}${place + 1}`,
      meaning: explanation.slice(0, DECK_LIMITS.meaningCharacters),
    },
  ];
}

/** The word of a meaning that says most of it: after “not”, the opposite; else the first verb, or the last other word. */
function findAnswer(
  key: string,
  meaning: string,
  lexicon: Lexicon,
): { readonly relation: 'S' | 'A'; readonly answer: string } | null {
  const keyClass = lexicon.readingsOf(key)[0]?.class;
  const fits = (word: string): boolean =>
    lexicon.readingsOf(word).some(({ class: one, form }) => one === keyClass && form === 'base') &&
    isFamilyWord(word, lexicon) &&
    lexicon.compareWords(word, key).verdict === 'DIFFERENT';
  const part = meaning.split(/[;,(]/)[0]!.toUpperCase();
  const words = part.split(/[^A-Z]+/).filter((word) => word.length > 2);
  const opposite = /\bNOT (?:VERY )?([A-Z]+)\s*$/.exec(part.trim())?.[1];
  if (opposite !== undefined) return fits(opposite) ? { relation: 'A', answer: opposite.toLowerCase() } : null;
  const fitting = words.filter(fits);
  const answer = keyClass === 'verb' ? fitting[0] : fitting.at(-1);
  return answer === undefined ? null : { relation: 'S', answer: answer.toLowerCase() };
}
