// What can be printed for Wordsters: cards with three letters, two Wordsters on each side, and sheets for the lists.

import { face, noneOwn, type PrintFace, type PrintPart } from '../../core/print/print-parts.ts';
import { wordsterCardsOf } from './content.ts';

const sideOf = (wordsters: readonly string[]): PrintFace =>
  face(wordsters.map((wordster) => ({ kind: 'letters', letters: wordster })));

/** Lines on a list for a round. */
const LIST_LINES = 10;

export const printParts: readonly PrintPart[] = [
  {
    ...{ id: 'cards', title: 'Letter cards', width: 60, height: 64 },
    amount: { label: 'Number of cards', start: 24, most: 120 },
    choices: [],
    countOwn: (deck) => deck.triples.length,
    list: ({ lexicon, amount, random }) => {
      const cards = wordsterCardsOf(lexicon);
      return (lexicon.hasSection('deck') ? cards : random.shuffle(cards))
        .slice(0, amount)
        .map(([first, second, third, fourth]) => ({ front: sideOf([first, second]), back: sideOf([third, fourth]) }));
    },
  },
  {
    ...{ id: 'lists', title: 'List sheets', width: 94, height: 128 },
    amount: { label: 'Number of sheets', start: 12, most: 60 },
    choices: [],
    countOwn: noneOwn,
    list: ({ amount }) =>
      Array.from({ length: amount }, () => ({
        front: face([
          { kind: 'fields', labels: ['Name', 'Letters'] },
          { kind: 'lines', count: LIST_LINES },
          { kind: 'fields', labels: ['This round', 'Total'] },
        ]),
        back: null,
      })),
  },
];
