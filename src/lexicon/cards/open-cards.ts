// The printed matter of the boxes, as a match sees it.
// Not how cards are chosen (tools/lexicon/cards/build-cards.ts), nor what they say (content).

import type { Cards, Knowledge, PowerCard, WordList, WordsterCard } from '../lexicon.ts';
import { type Sections, section } from '../lists/sections.ts';
import { openTasks } from './task-fit.ts';
import { parseDeck } from './word-power-deck.ts';

export function openCards(sections: Sections, list: WordList, knowledge: Knowledge): Cards {
  let powerCards: readonly PowerCard[] | null = null;
  return {
    ...openTasks(sections, list, knowledge),
    wordsters: decode(sections, 'cards.wordsters')
      .split('\n')
      .map((line) => line.split(' ') as unknown as WordsterCard),
    get powerCards() {
      powerCards ??= parseDeck(decode(sections, 'cards.power')); // thousands of lines, wanted by one game
      return powerCards;
    },
  };
}

/** In stretches, as a call takes only so many letters; one by one or spread it takes ten times as long. */
function decode(sections: Sections, name: string): string {
  const bytes = section(sections, name, 1);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4096) as unknown as number[]);
  }
  return text;
}
