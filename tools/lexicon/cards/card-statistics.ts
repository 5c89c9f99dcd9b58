// Statistics about the cards for the report: cards per color, kind and position, breadths of the Wordsters, words per task.

import { fitTask, printedTasks } from '../../../src/games/outside-the-box/content.ts';
import { powerCardsOf } from '../../../src/games/word-power/content.ts';
import { wordsterCardsOf } from '../../../src/games/wordsters/content.ts';
import type { Lexicon } from '../../../src/lexicon/lexicon.ts';
import { measureWordster } from './wordster-cards.ts';

/** Each game with its default list. */
export function formatCardStatistics(standard: Lexicon, broad: Lexicon): string {
  return [describeDeck(standard), describeWordsters(broad), describeTasks(standard)].join('\n\n');
}

function describeDeck(lexicon: Lexicon): string {
  const powerCards = powerCardsOf(lexicon);
  const lines = ['blue', 'black', 'red'].flatMap((colour) =>
    ['S', 'A'].map((kind) => {
      const places = ['1', '2', '3', '4'].map(
        (place) => powerCards.filter((card) => card.colour === colour && card.answer === kind + place).length,
      );
      const total = places.reduce((sum, count) => sum + count, 0);
      return `${colour.padEnd(6)}${kind}${`${total}`.padStart(5)}   places ${places.join(' ')}`;
    }),
  );
  return `Word Power, ${powerCards.length} cards\n${lines.join('\n')}`;
}

function describeWordsters(lexicon: Lexicon): string {
  const lines = wordsterCardsOf(lexicon).map((card, i) => {
    const breadths = card.map((triple) => `${triple} ${Math.round(measureWordster(lexicon, triple).breadth)}`);
    return `${`${i + 1}`.padStart(2)}  ${breadths.map((text) => text.padEnd(8)).join('')}`.trimEnd();
  });
  return `Wordsters, with their breadths\n${lines.join('\n')}`;
}

function describeTasks(lexicon: Lexicon): string {
  const words = Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i)).filter((word) => word.length <= 6);
  const lines = printedTasks(lexicon).map(({ id, text }) => {
    const fits = words.filter((word) => fitTask(lexicon, id, word).fits).length;
    return `${id}${`${fits}`.padStart(6)}  ${text}`;
  });
  return `Task cards, with how many words of the list fit, not counting names\n${lines.join('\n')}`;
}
