// The deal of the day in Take My Word: six turns against two bots. The person starts.

import type { DailyForm } from '../../core/contests/daily.ts';
import type { Random } from '../../core/random.ts';
import { HAND_SIZE, isLetterCard, LETTER_CARDS, printedLetter } from './rules/cards.ts';
import { FULL_PILE } from './rules/setup.ts';

/** Enough for the first hand, premium cards on the way included. */
const NAMED_CARDS = 12;

export const daily: DailyForm = {
  summary: 'Six turns to score as many points as you can.',
  unit: 'point',
  minutes: 7,
  deal: (random) => ({
    options: { rounds: 6, seatSwitch: 'off', passRule: 'free' },
    scenario: { opening: openingFor(random).join(' '), draw: drawPlayableHand(random).join(' ') },
    bots: ['keen', 'expert'],
  }),
};

/** The first player is found as the rules say: nobody draws a better letter than the person's A. */
function openingFor(random: Random): readonly string[] {
  const isA = (card: string): boolean => printedLetter(card as (typeof LETTER_CARDS)[number]) === 'A';
  const others = LETTER_CARDS.filter((card) => !isA(card) && printedLetter(card) !== '?');
  return [random.pick(LETTER_CARDS.filter(isA)), ...random.shuffle(others).slice(0, 2)];
}

/** The top of the pile, with two to four vowels in the person's hand. */
function drawPlayableHand(random: Random): readonly string[] {
  for (;;) {
    const cards = random.shuffle(FULL_PILE).slice(0, NAMED_CARDS);
    const hand = cards.filter(isLetterCard).slice(0, HAND_SIZE);
    const vowels = hand.filter((card) => 'AEIOU'.includes(printedLetter(card))).length;
    if (hand.length === HAND_SIZE && vowels >= 2 && vowels <= 4) return cards;
  }
}
