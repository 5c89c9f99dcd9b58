// The deal of the day: three rounds against one bot.

import type { DailyForm } from '#core/contests/daily.ts';

export const daily: DailyForm = {
  summary: 'Three rounds with the same cards for everybody.',
  unit: 'point',
  minutes: 1,
  deal: () => ({ options: { rounds: 3 }, scenario: null, bots: ['keen'] }),
};
