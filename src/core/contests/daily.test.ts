import { describe, expect, it } from 'vitest';
import { type DailyForm, dailyDeal, dailySeed } from './daily.ts';

const form: DailyForm = {
  summary: '',
  unit: 'point',
  minutes: 1,
  deal: (random) => ({ options: {}, scenario: { dice: [random.below(1000), random.below(1000)] }, bots: ['keen'] }),
};

describe('the deal of a day', () => {
  it('is the same for the same date, game and secret, and another one otherwise', () => {
    const deal = dailyDeal(form, 'toy', '2026-11-18');
    expect(dailyDeal(form, 'toy', '2026-11-18')).toEqual(deal);
    const others = [
      dailyDeal(form, 'toy', '2026-11-19'),
      dailyDeal(form, 'other', '2026-11-18'),
      dailyDeal(form, 'toy', '2026-11-18', 'secret'),
    ];
    for (const other of others) {
      expect(other.seed).not.toBe(deal.seed);
      expect(other.scenario).not.toEqual(deal.scenario);
    }
    expect(dailyDeal(form, 'toy', '2026-11-18', 'secret').seed).not.toContain('secret');
  });

  it('seats the person first', () => {
    expect(dailyDeal(form, 'toy', '2026-11-18')).toMatchObject({ seats: 2, bots: [null, 'keen'], preset: 'rulebook' });
  });

  it('has a seed that anybody can compute', () => {
    expect(dailySeed('2026-11-18', 'toy')).toMatch(/^[0-9a-f]{64}$/);
  });
});
