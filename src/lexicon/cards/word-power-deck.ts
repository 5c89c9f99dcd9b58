// Word Power cards as lines of text, one card a line: colour, key word, class, answer, four words, definition, with tabs between.
// Not the choice of wrong words (tools/lexicon/cards/word-power-deck.ts), nor which cards a game is dealt (WP-142).

import type { PowerCard } from '../lexicon.ts';

/** Lines that begin with # are remarks. */
export function parseDeck(text: string): PowerCard[] {
  const lines = text.split('\n').filter((line) => line !== '' && line[0] !== '#');
  return lines.map((line) => {
    const [colour, key, kind, answer, first, second, third, fourth, definition] = line.split('\t') as string[];
    return {
      key,
      class: kind,
      words: [first, second, third, fourth],
      answer,
      definition,
      colour,
    } as PowerCard;
  });
}

export function formatDeck(cards: readonly PowerCard[]): string {
  const lines = cards.map((card) =>
    [card.colour, card.key, card.class, card.answer, ...card.words, card.definition].join('\t'),
  );
  return `${lines.join('\n')}\n`;
}
