// What can be printed for Word Power: its cards, with the answer on the back.

import { face, type PrintColor, type PrintItem, type PrintPart } from '../../core/print/print-parts.ts';
import { ownCardsOf, type PowerCard, powerCardsOf } from './content.ts';
import { capitalizeWord } from './text/phrases.ts';

const COLORS: { readonly [colour in PowerCard['colour']]: PrintColor } = { blue: 'blue', black: 'black', red: 'red' };

function printCard({ key, class: wordClass, words, answer, definition, colour }: PowerCard): PrintItem {
  const word = words[Number(answer[1]) - 1]!;
  const relation = answer[0] === 'S' ? 'means the same' : 'means the opposite';
  const heading = capitalizeWord(key);
  return {
    front: face(
      [
        { kind: 'heading', text: heading, note: wordClass === 'other' ? '' : wordClass },
        { kind: 'numbered', items: words },
      ],
      COLORS[colour],
    ),
    back: face(
      [
        { kind: 'small', text: heading },
        { kind: 'heading', text: `${answer[1]} ${word}`, note: relation },
        { kind: 'text', text: definition },
      ],
      COLORS[colour],
    ),
  };
}

export const printParts: readonly PrintPart[] = [
  {
    ...{ id: 'cards', title: 'Word cards', width: 92, height: 64 },
    amount: { label: 'Number of cards', start: 40, most: 200 },
    choices: [
      { value: 'blue', label: 'Blue: easy words' },
      { value: 'black', label: 'Black: harder words' },
      { value: 'red', label: 'Red: hard words' },
    ],
    countOwn: (deck) => deck.cards.length,
    list({ lexicon, amount, choice, random }) {
      const own = ownCardsOf(lexicon);
      if (own.length > 0) return own.map(printCard);
      const colour = choice as PowerCard['colour'];
      return random
        .shuffle(powerCardsOf(lexicon).filter((card) => card.colour === colour))
        .slice(0, amount)
        .map(printCard);
    },
  },
];
