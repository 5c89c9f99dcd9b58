import { describe, expect, it } from 'vitest';
import { accessTo, type ReviewAudience } from './review-privacy.ts';

const table: ReviewAudience = { you: 0, bots: [null, null, 'ben', null], sharing: null, revealed: [] };
const seen = (seat: number, audience: Partial<ReviewAudience>) => {
  const { accuracy, misses } = accessTo(seat, { ...table, ...audience });
  return [accuracy && 'accuracy', misses && 'misses'].filter(Boolean);
};

describe('a review at a table on the server', () => {
  it('shows everybody their own and the bots’', () => {
    const sharing = ['nothing', 'nothing', 'misses', 'nothing'] as const;
    expect(seen(0, { sharing })).toEqual(['accuracy', 'misses']);
    expect(seen(2, { sharing })).toEqual(['accuracy', 'misses']);
    expect(seen(1, { sharing })).toEqual([]);
    expect(accessTo(1, { ...table, sharing }).canReveal).toBe(false);
  });
  it('shows the misses of those who shared them', () => {
    const sharing = ['nothing', 'misses', 'misses', 'accuracy'] as const;
    expect(seen(1, { sharing })).toEqual(['misses']);
    expect(seen(3, { sharing })).toEqual([]);
  });
  it('shows accuracy only if all people agree, bots aside', () => {
    const sharing = ['accuracy', 'misses', 'misses', 'accuracy'] as const;
    expect(seen(1, { sharing })).toEqual(['accuracy', 'misses']);
    expect(seen(3, { sharing })).toEqual(['accuracy']);
  });
});

it('hides the misses of somebody who took over from a bot', () => {
  expect(seen(2, { sharing: ['misses', 'misses', 'nothing', 'misses'] })).toEqual([]);
});

it('lets the people at one device show theirs', () => {
  expect(seen(1, { you: null })).toEqual([]);
  expect(accessTo(1, { ...table, you: null }).canReveal).toBe(true);
  expect(seen(1, { you: null, revealed: [1] })).toEqual(['accuracy', 'misses']);
});
