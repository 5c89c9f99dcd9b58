// Colors the Word Power cards by what two readers said about how well known their words are; new cards by learning age.
// `node tools/lexicon/cards/card-colors.ts [deck]` lists all cards; with --write it colors the deck.

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

const READINGS_PATH = join(DECK_PATH, '../readings.tsv');
const MAX_BLUE_AGE = 9.5;
const MAX_BLACK_AGE = 12;
const UNKNOWN_AGE = 20;

type Ages = Pick<Knowledge, 'learningAge'>;
/** The levels that two readers gave a card, by key word. */
export type Readings = ReadonlyMap<string, readonly [first: CardColor, second: CardColor]>;

export const readReadings = (): Readings => parseReadings(readFileSync(READINGS_PATH, 'utf8'));

/** Key word, verdict and level of the first reader, verdict and level of the second. */
export function parseReadings(text: string): Readings {
  const readings = new Map<string, readonly [CardColor, CardColor]>();
  for (const line of text.split('\n')) {
    if (line === '' || line[0] === '#') continue;
    const parts = /^([A-Z]+)\t(?:ok|fix)\t(blue|black|red)\??\t(?:ok|fix)\t(blue|black|red)\??$/.exec(line);
    if (parts === null) throw new Error(`Not a key word with two verdicts and levels: ${line}`);
    const [, key = '', first, second] = parts;
    if (readings.has(key)) throw new Error(`${key} has two lines.`);
    readings.set(key, [first as CardColor, second as CardColor]);
  }
  return readings;
}

/** An answer may be a year harder than the key word, because it is one of four words to choose from. */
export function colorByAge(card: PowerCard, ages: Ages): CardColor {
  const age = Math.max(ageOf(card.key, ages), ageOf(answerOf(card), ages) - 1);
  return age <= MAX_BLUE_AGE ? 'blue' : age <= MAX_BLACK_AGE ? 'black' : 'red';
}

/** What both readers say; black if they differ. Cards that nobody has read go by their learning ages. */
export function colorOf(card: PowerCard, ages: Ages, readings: Readings): CardColor {
  const reading = readings.get(card.key);
  if (reading === undefined) return colorByAge(card, ages);
  return reading[0] === reading[1] ? reading[0] : 'black';
}

const answerOf = (card: PowerCard): string => card.words[Number(card.answer[1]) - 1]!;
const ageOf = (word: string, ages: Ages): number => ages.learningAge(word.toUpperCase()) ?? UNKNOWN_AGE;

function listColors(cards: readonly PowerCard[], ages: Ages, readings: Readings): string {
  const rows = cards.map((card) => {
    const remark = readings.get(card.key)?.join(' ') ?? 'not read';
    const words = [card.key, ageOf(card.key, ages), answerOf(card), ageOf(answerOf(card), ages)];
    return [...words, card.colour, colorByAge(card, ages), remark].join('\t');
  });
  return ['key\tage\tanswer\tage\tcolor now\tcolor by age\treaders', ...rows].join('\n');
}

function describeChange(before: readonly PowerCard[], after: readonly PowerCard[], readings: Readings): string {
  const counts = ['blue', 'black', 'red'].map((color) => {
    const cards = after.filter(({ colour }) => colour === color);
    const synonyms = cards.filter(({ answer }) => answer[0] === 'S').length;
    return `${color} ${cards.length} (${synonyms} synonyms, ${cards.length - synonyms} antonyms)`;
  });
  const changed = after.filter(({ colour }, i) => colour !== before[i]!.colour).length;
  const unused = [...readings.keys()].filter((key) => !after.some((card) => card.key === key));
  const warning = unused.length > 0 ? `\nNo card for these readings: ${unused.join(', ')}` : '';
  return `${counts.join(', ')}; ${changed} cards change color${warning}`;
}

if (import.meta.main) {
  const path = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? DECK_PATH;
  const text = readFileSync(path, 'utf8');
  const cards = parsePowerCards(text);
  const lexicon = loadLexicon('standard');
  const readings = readReadings();
  const colored = cards.map((card) => ({ ...card, colour: colorOf(card, lexicon, readings) }));
  if (process.argv.includes('--write')) {
    const remarks = text.split('\n').filter((line) => line.startsWith('#'));
    // The deck is sorted by color, and each color has its answers at all positions equally often.
    writeFileSync(path, `${remarks.join('\n')}\n${formatPowerCards(completeDeck(colored))}`);
  } else console.log(listColors(cards, lexicon, readings));
  console.error(describeChange(cards, colored, readings));
}
