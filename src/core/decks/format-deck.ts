// Writes a deck as text; parse-deck.ts reads it.

import type { Deck, DeckCard } from './deck.ts';

export function formatDeck({ title, closed, words, cards, triples, tasks }: Deck): string {
  const lines = [
    ...(title === '' ? [] : [`title ${title}`]),
    ...(closed ? ['only these words'] : []),
    ...words.map(({ word, meaning }) => (meaning === '' ? word : `${word}: ${meaning}`)),
    ...cards.map(formatDeckCard),
    ...triples.map((triple) => `triple ${[...triple].join(' ')}`),
    ...tasks.map(({ name, words: fitting }) => `task ${name}: ${fitting.join(', ')}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

export const formatDeckCard = ({ key, words, answer, meaning }: DeckCard): string => {
  const marked = words.map((word, i) =>
    Number(answer[1]) === i + 1 ? `${answer[0] === 'S' ? '=' : '!'}${word}` : word,
  );
  return `card ${key}: ${marked.join(', ')}${meaning === '' ? '' : ` | ${meaning}`}`;
};
