// What can be printed for Take My Word: the letter cards, which have a color and a shape, and the premium cards.

import { face, noneOwn, type PrintColor, type PrintItem, type PrintPart } from '../../core/print/print-parts.ts';
import { CARD_SYMBOLS } from './content.ts';
import {
  type Card,
  type CardColor,
  cardPoints,
  colorOf,
  LETTER_CARDS,
  PREMIUM_CARDS,
  type Premium,
  printedLetter,
  STAR,
} from './rules/cards.ts';

const COLORS: { readonly [color in CardColor]: PrintColor } = {
  ...{ r: 'red', y: 'yellow', g: 'green', b: 'blue', k: 'black' },
};

const PREMIUM_FACES: { readonly [premium in Premium]: readonly [label: string, meaning: string] } = {
  DL: ['2L', 'The letter counts twice.'],
  TL: ['3L', 'The letter counts three times.'],
  DW: ['2W', 'The word counts twice.'],
  TW: ['3W', 'The word counts three times.'],
  ST: ['★2W', 'The word counts twice. It belongs to the first player.'],
};

const printCard = (card: Card): PrintItem => ({
  front: face(
    [{ kind: 'letters', letters: printedLetter(card), points: String(cardPoints(card)) }],
    COLORS[colorOf(card)],
    CARD_SYMBOLS[colorOf(card)],
  ),
  back: null,
});

function printPremium(premium: Premium): PrintItem {
  const [label, meaning] = PREMIUM_FACES[premium];
  return {
    front: face([
      { kind: 'letters', letters: label },
      { kind: 'small', text: meaning },
    ]),
    back: null,
  };
}

export const printParts: readonly PrintPart[] = [
  {
    ...{ id: 'cards', title: 'All cards', width: 45, height: 63, amount: null, choices: [] },
    countOwn: noneOwn,
    list: () => [...LETTER_CARDS.map(printCard), ...[...PREMIUM_CARDS, STAR].map(printPremium)],
  },
];
