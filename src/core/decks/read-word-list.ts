// Reads words that a teacher pastes from a worksheet or a table, with or without meanings, into lines of a deck.

import { DECK_LIMITS } from './deck.ts';

/** A bullet or a number at the start of a line. */
const LIST_MARK = /^\s*(?:[-–—•*·]|\d{1,3}[.):])\s*/;
/** What stands between a word and its meaning: a tab, a colon, an equals sign, a dash with spaces, a comma in a table. */
const WORD_AND_MEANING = /^([A-Za-z]+)\s*(?:\t|:|=|;|,|\s[-–—]\s)\s*(.*)$/;

/** One line of a deck for each word. What can't be read is kept as it is, so that the deck reports it. */
export function readWordList(text: string): readonly string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');
  const found = lines.flatMap((line) => (isListOfWords(line) ? splitWords(line) : [tidyLine(line)]));
  const seen = new Set<string>();
  return found.filter((line) => {
    const word = line.split(':')[0]!.toUpperCase();
    return !seen.has(word) && seen.add(word);
  });
}

const splitWords = (line: string): string[] => line.split(/[\s,;.]+/).filter((word) => word !== '');

/** Several single words on one line, separated by commas, or by spaces alone: “harvest, orchard, brave”. */
const isListOfWords = (line: string): boolean =>
  /^[A-Za-z]+(?:\s*[,;]\s*[A-Za-z]+){2,}[,;.]?$/.test(line) || /^[A-Z]+(?:\s+[A-Z]+)+$/.test(line);

function tidyLine(line: string): string {
  const found = WORD_AND_MEANING.exec(line);
  if (found === null) return line;
  const [, word, meaning] = found as unknown as [string, string, string];
  const tidy = meaning
    .replaceAll(/[\s\t]+/g, ' ')
    .trim()
    .slice(0, DECK_LIMITS.meaningCharacters);
  return tidy === '' ? word : `${word}: ${tidy}`;
}
