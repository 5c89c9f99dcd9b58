// What the games make of a list of words (games/<game>/deck.ts): decks that can be read again, and decent in class.

import { expect, it } from 'vitest';
import { checkDeck } from '../../core/decks/check-deck.ts';
import type { Deck } from '../../core/decks/deck.ts';
import type { DeckMaker } from '../../core/decks/deck-maker.ts';
import { formatDeck } from '../../core/decks/format-deck.ts';
import { parseDeck } from '../../core/decks/parse-deck.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { makeDeck as makeTask } from '../outside-the-box/deck.ts';
import { makeDeck as makeCards } from '../word-power/deck.ts';
import { makeDeck as makeTriples } from '../wordsters/deck.ts';

const lexicon = loadLexicon('standard-family');
const WORDS = `title Farm
brave: not afraid
harvest: gather crops
journey: a long trip
orchard
ancient
abandon
ladder
xqzzt`;

function read(text: string): Deck {
  const parsed = parseDeck(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

it.each<[string, DeckMaker]>([
  ['Word Power', makeCards],
  ['Wordsters', makeTriples],
  ['Outside the Box', makeTask],
])('%s adds what can be read again, nothing twice and nothing rude', (_, make) => {
  const made = make(read(WORDS), lexicon);
  expect(made).not.toEqual(read(WORDS));
  expect(read(formatDeck(made))).toEqual(made);
  expect(make(made, lexicon)).toEqual(made);
  expect(make(read(WORDS), lexicon)).toEqual(made);
  expect(checkDeck(made, loadLexicon('broad')).offensive).toEqual([]);
});

it('a card is made where the answer is clear, and left to people where it is not', () => {
  const { cards } = makeCards(read(WORDS), lexicon);
  const answers = new Map(cards.map(({ key, answer, words }) => [key, `${answer[0]} ${words[Number(answer[1]) - 1]}`]));
  expect(answers.get('HARVEST')).toBe('S gather');
  expect(answers.get('JOURNEY')).toBe('S trip');
  expect(answers.has('ANCIENT')).toBe(true); // a printed card
  expect(answers.has('XQZZT')).toBe(false);
  expect(answers.has('LADDER')).toBe(false);
});

it('triples are hidden in words of the deck, and a closed deck needs no others', () => {
  const { triples } = makeTriples(read(`only these words\n${WORDS.split('\n').slice(1).join('\n')}`), lexicon);
  const words = read(WORDS).words.map(({ word }) => word);
  expect(triples.length).toBeGreaterThan(0);
  for (const triple of triples) expect(words.some((word) => new RegExp([...triple].join('.*')).test(word))).toBe(true);
});
