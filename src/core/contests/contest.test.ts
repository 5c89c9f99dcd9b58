import { expect, it } from 'vitest';
import { dailyContestId, entrantSeat } from './contest.ts';

it('a day has a sealed and an open contest for each game', () => {
  expect(dailyContestId('2026-11-18', 'wordsters', 'open')).not.toBe(
    dailyContestId('2026-11-18', 'wordsters', 'sealed'),
  );
  expect(entrantSeat(['keen', null, 'expert'])).toBe(1);
});
