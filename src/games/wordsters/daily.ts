// The deal of the day in Wordsters: one Wordster, three minutes, ten lines. At the table it counts against two bots, in a
// contest against everybody who plays it.

import type { DailyForm } from '../../core/contests/daily.ts';
import type { View } from './rules/view.ts';

export const daily: DailyForm = {
  summary: 'One Wordster, three minutes, ten words. Find some that nobody else does.',
  unit: 'point',
  minutes: 6,
  deal: () => ({
    options: { rounds: 1, sameJudge: 'auto', announceSeconds: 30, responseSeconds: 5 },
    // The seed draws the card; its first Wordster is played.
    scenario: { phase: 'write', players: [{}, {}, {}] },
    bots: ['keen', 'expert'],
  }),
  listWords: (view, seat) => (view as View).opened?.lists[seat]?.map(({ word }) => word) ?? [],
};
