// Phrases for cards, points and the row, shared by the log, the refusals, the terminal and the board.

import { countOf, joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import {
  type Card,
  type CardColor,
  cardPoints,
  colorOf,
  isBlack,
  isBlank,
  isPremiumCard,
  type Premium,
  printedLetter,
} from '../rules/cards.ts';
import type { Slot } from '../rules/state.ts';

const COLOR_NAMES: Record<CardColor, string> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', k: 'black' };
const PREMIUM_NAMES: Record<Premium, string> = {
  DL: 'double letter',
  TL: 'triple letter',
  DW: 'double word',
  TW: 'triple word',
  ST: 'star',
};

export const describeColor = (color: CardColor): string => COLOR_NAMES[color];

/** A letter card as a label: “red C”. */
export const describeCard = (card: Card): string =>
  `${COLOR_NAMES[colorOf(card)]} ${isBlank(card) ? 'blank' : printedLetter(card)}`;

/** A letter card within a sentence, where its letter is quoted. */
export const nameCard = (card: Card): string =>
  `${COLOR_NAMES[colorOf(card)]} ${isBlank(card) ? 'blank' : quoteLetter(printedLetter(card))}`;

export const describePremium = (premium: Premium): string =>
  premium === 'ST' ? 'the star' : `a ${PREMIUM_NAMES[premium]} card`;

export const countPremiums = (count: number, premium: Premium): string =>
  premium === 'ST' ? 'the star' : countOf(count, `${PREMIUM_NAMES[premium]} card`);

/** Premiums of the same kind are counted together. */
export const listPremiums = (premiums: readonly Premium[]): readonly string[] =>
  [...new Set(premiums)].map((kind) => {
    const count = premiums.filter((one) => one === kind).length;
    return count === 1 ? describePremium(kind) : countPremiums(count, kind);
  });

export const describePremiums = (premiums: readonly Premium[]): string => joinWithAnd(listPremiums(premiums));

/** Any cards in a sentence: “a double letter card and a red “M””. */
export const listCards = (cards: readonly (Card | Premium)[]): string =>
  joinWithAnd(cards.map((card) => (isPremiumCard(card) ? describePremium(card) : `a ${nameCard(card)}`)));

/** A card of the row; `isDraft`: placed by the viewer and not played yet. */
export const describeSlot = ({ card, letter, premium, fresh }: Slot, isDraft: boolean): string =>
  [
    isBlank(card) ? `${describeCard(card)} as ${letter}` : describeCard(card),
    formatPoints(cardPoints(card)),
    ...(premium === null ? [] : [`with ${describePremium(premium)}`]),
    ...(isDraft ? ['yours, not played yet'] : isBlack(card) ? ['locked'] : []),
    ...(fresh && !isDraft ? ['played last'] : []),
  ].join(', ');

/** What the row reads, within a sentence: a single letter is quoted. */
export const quoteRow = (text: string): string => (text.length === 1 ? quoteLetter(text) : text);

export const formatNumber = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const formatPoints = (points: number): string => countOf(points, 'point').replace('-', '−');
