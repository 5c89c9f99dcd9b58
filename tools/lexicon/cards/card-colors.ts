// Colors the Word Power cards by the learning ages of their words, apart from the exceptions that a person wrote down.
// `node tools/lexicon/cards/card-colors.ts [deck]` lists all cards with their colors; with --write it colors the deck.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CardColor,
  formatPowerCards,
  type PowerCard,
  parsePowerCards,
} from '../../../src/games/word-power/content.ts';
import type { Knowledge } from '../../../src/lexicon/lexicon.ts';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { completeDeck, DECK_PATH } from './word-power-deck.ts';

const EXCEPTIONS_PATH = join(DECK_PATH, '../color-exceptions.tsv');
const MAX_BLUE_AGE = 9.5;
const MAX_BLACK_AGE = 12;
const UNKNOWN_AGE = 20;

type Ages = Pick<Knowledge, 'learningAge'>;
export type ColorExceptions = ReadonlyMap<string, CardColor>;

export const readColorExceptions = (): ColorExceptions => parseColorExceptions(readFileSync(EXCEPTIONS_PATH, 'utf8'));

/** Key word, color and reason in each line. */
export function parseColorExceptions(text: string): ColorExceptions {
  const exceptions = new Map<string, CardColor>();
  for (const line of text.split('\n')) {
    if (line === '' || line[0] === '#') continue;
    const [key = '', color = '', reason = ''] = line.split('\t');
    if (!/^[A-Z]+$/.test(key) || !/^(?:blue|black|red)$/.test(color) || reason.trim() === '')
      throw new Error(`Not a key word, a color and a reason: ${line}`);
    if (exceptions.has(key)) throw new Error(`Two exceptions for ${key}.`);
    exceptions.set(key, color as CardColor);
  }
  return exceptions;
}

/** An answer may be a year harder than the key word, because it is one of four words to choose from. */
export function colorByAge(card: PowerCard, ages: Ages): CardColor {
  const age = Math.max(ageOf(card.key, ages), ageOf(answerOf(card), ages) - 1);
  return age <= MAX_BLUE_AGE ? 'blue' : age <= MAX_BLACK_AGE ? 'black' : 'red';
}

export const colorOf = (card: PowerCard, ages: Ages, exceptions: ColorExceptions): CardColor =>
  exceptions.get(card.key) ?? colorByAge(card, ages);

const answerOf = (card: PowerCard): string => card.words[Number(card.answer[1]) - 1]!;
const ageOf = (word: string, ages: Ages): number => ages.learningAge(word.toUpperCase()) ?? UNKNOWN_AGE;

function listColors(cards: readonly PowerCard[], ages: Ages, exceptions: ColorExceptions): string {
  const rows = cards.map((card) => {
    const remark = exceptions.has(card.key) ? 'exception' : '';
    const words = [card.key, ageOf(card.key, ages), answerOf(card), ageOf(answerOf(card), ages)];
    return [...words, card.colour, colorByAge(card, ages), remark].join('\t');
  });
  return ['key\tage\tanswer\tage\tcolor now\tcolor by age\t', ...rows].join('\n');
}

function describeChange(
  before: readonly PowerCard[],
  after: readonly PowerCard[],
  exceptions: ColorExceptions,
): string {
  const counts = ['blue', 'black', 'red'].map((color) => {
    const cards = after.filter(({ colour }) => colour === color);
    const synonyms = cards.filter(({ answer }) => answer[0] === 'S').length;
    return `${color} ${cards.length} (${synonyms} synonyms, ${cards.length - synonyms} antonyms)`;
  });
  const changed = after.filter(({ colour }, i) => colour !== before[i]!.colour).length;
  const unused = [...exceptions.keys()].filter((key) => !after.some((card) => card.key === key));
  const warning = unused.length > 0 ? `\nNo card for these exceptions: ${unused.join(', ')}` : '';
  return `${counts.join(', ')}; ${changed} cards change color${warning}`;
}

if (import.meta.main) {
  const path = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? DECK_PATH;
  const text = readFileSync(path, 'utf8');
  const cards = parsePowerCards(text);
  const lexicon = loadLexicon('standard');
  const exceptions = readColorExceptions();
  const colored = cards.map((card) => ({ ...card, colour: colorOf(card, lexicon, exceptions) }));
  if (process.argv.includes('--write')) {
    const remarks = text.split('\n').filter((line) => line.startsWith('#'));
    // The deck is sorted by color, and each color has its answers at all positions equally often.
    writeFileSync(path, `${remarks.join('\n')}\n${formatPowerCards(completeDeck(colored))}`);
  } else console.log(listColors(cards, lexicon, exceptions));
  console.error(describeChange(cards, colored, exceptions));
}
