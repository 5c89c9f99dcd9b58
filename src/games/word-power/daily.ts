// The deal of the day in Word Power: five rounds against two bots, with the same dice for everybody.

import type { DailyForm } from '../../core/contests/daily.ts';
import { formatScore } from '../../core/ending/ending.ts';
import { prepareDice } from './rules/dice/prepare-dice.ts';
import type { View } from './rules/view.ts';

const BOTS = ['keen', 'expert'];

export const daily: DailyForm = {
  summary: 'Five rounds, about ten cards to judge. Publish books and win your bets.',
  unit: 'book',
  minutes: 8,
  deal: (random) => ({
    options: { roundLimit: 5 },
    scenario: prepareDice(BOTS.length + 1, random),
    bots: BOTS,
  }),
  // WP-143: equal books are ranked by cash.
  tieBreak: {
    valueOf: (view, seat) => (view as View).players[seat]!.cash,
    describe: (cash) => `$${formatScore(cash)} in cash`,
  },
};
