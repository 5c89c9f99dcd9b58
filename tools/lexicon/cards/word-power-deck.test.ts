// Checks every card of the Word Power deck.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatPowerCards, type PowerCard, parsePowerCards } from '../../../src/games/word-power/content.ts';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { stem } from '../relations/related-words.ts';
import { type Pos, readWordNet } from '../sources/wordnet.ts';
import { colorOf, readReadings } from './card-colors.ts';
import { completeDeck, DECK_PATH } from './word-power-deck.ts';

const text = readFileSync(DECK_PATH, 'utf8');
const cards = parsePowerCards(text);
const lexicon = loadLexicon('standard');
const readings = readReadings();
const net = readWordNet();
const POS: Readonly<Record<string, Pos>> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' };

/** The synonyms and antonyms of a word in this class. */
function closeWords(word: string, wordClass: string): ReadonlySet<string> {
  const synsets = (net.senses.get(word) ?? []).map(({ synset }) => synset).filter(({ pos }) => pos === POS[wordClass]);
  const opposites = synsets.flatMap(({ pointers }) => pointers.filter(({ sign }) => sign === '!').map(({ to }) => to));
  return new Set([...synsets, ...opposites].flatMap(({ lemmas }) => lemmas));
}

const related = (card: PowerCard): string => card.words[Number(card.answer[1]) - 1]!;
const wrong = (card: PowerCard): string[] => card.words.filter((word) => word !== related(card));
/** Keys of the cards for which the test is true, so that a failure shows where to look. */
const breaking = (test: (card: PowerCard) => boolean): string[] => cards.filter(test).map((card) => card.key);
const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);

describe('the Word Power deck', () => {
  it('is formatted and balanced as word-power-deck.ts writes it', () => {
    expect(formatPowerCards(completeDeck(cards))).toBe(text.slice(text.indexOf('\n') + 1));
  });

  it('[WP-001] [WP-003] shows a key word and four others, and answers with a letter and a place', () => {
    const shape = /^(blue|black|red)\t[A-Z]{3,14}\t(noun|verb|adjective|adverb)\t[SA][1-4]\t([a-z]{3,15}\t){4}.{8,89}$/;
    expect(
      formatPowerCards(cards)
        .split('\n')
        .slice(0, -1)
        .filter((line) => !shape.test(line)),
    ).toEqual([]);
    expect(breaking((card) => new Set([card.key.toLowerCase(), ...card.words]).size !== 5)).toEqual([]);
  });

  it('[WP-002] has no second synonym or antonym of the key word, as far as WordNet knows them', () => {
    expect(
      breaking((card) => wrong(card).some((word) => closeWords(card.key.toLowerCase(), card.class).has(word))),
    ).toEqual([]);
  });

  it('[WP-002] has been checked by two readers', () => {
    expect(cards.map(({ key }) => key).toSorted()).toEqual([...readings.keys()].toSorted());
  });

  it('[WP-142] repeats no key word and no pair of words', () => {
    expect(repeated(cards.map((card) => card.key))).toEqual([]);
    expect(repeated(cards.map((card) => [card.key.toLowerCase(), related(card)].sort().join('/')))).toEqual([]);
  });

  it('[WP-008] [WP-142] has 80 synonym and 80 antonym cards of each color, and more', () => {
    for (const colour of ['blue', 'black', 'red']) {
      expect(cards.filter((card) => card.colour === colour).length).toBeGreaterThanOrEqual(400);
      for (const kind of ['S', 'A']) {
        const some = cards.filter((card) => card.colour === colour && card.answer[0] === kind);
        expect(some.length).toBeGreaterThanOrEqual(80);
        const places = ['1', '2', '3', '4'].map((place) => some.filter((card) => card.answer[1] === place).length);
        expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2);
      }
    }
  });

  it('[WP-004] has familiar words on blue cards, less familiar ones on black, unfamiliar ones on red', () => {
    expect(breaking((card) => card.colour !== colorOf(card, lexicon, readings))).toEqual([]);
  });

  it('uses only valid, inoffensive words of the stated word class', () => {
    const all = (card: PowerCard): string[] => [card.key, ...card.words.map((word) => word.toUpperCase())];
    expect(breaking((card) => all(card).some((word) => !lexicon.has(word)))).toEqual([]);
    expect(breaking((card) => all(card).some((word) => lexicon.offensiveness(word) !== null))).toEqual([]);
    expect(
      breaking((card) => all(card).some((word) => !lexicon.readingsOf(word).some((each) => each.class === card.class))),
    ).toEqual([]);
    expect(
      breaking((card) =>
        card.definition.match(/[a-z]+/gi)!.some((word) => lexicon.offensiveness(word.toUpperCase()) !== null),
      ),
    ).toEqual([]);
  });

  it('defines a key word without using it or the answer', () => {
    const resembles = (a: string, b: string): boolean =>
      stem(a) === stem(b) || (a.length > 4 && b.includes(a)) || (b.length > 4 && a.includes(b));
    expect(
      breaking((card) =>
        (card.definition.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) =>
          [card.key.toLowerCase(), related(card)].some((other) => resembles(word, other)),
        ),
      ),
    ).toEqual([]);
  });
});
