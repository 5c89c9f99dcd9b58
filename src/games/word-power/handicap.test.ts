import { expect, it } from 'vitest';
import { open, tryOpen } from '../conformance/handicap-tables.testing.ts';

it('[WP-150] a seat’s own clocks run longer', () => {
  const { table: plain } = open('word-power', {}, { players: [{}, {}] });
  const { table } = open('word-power', { seatClock0: 300 }, { players: [{}, {}] });
  expect(table.status.deadline! - table.at).toBe(3 * (plain.status.deadline! - plain.at));
});

it('[WP-151] a seat wins with a share of the target', () => {
  const players = [{ books: 6 }, { books: 0 }];
  expect(tryOpen('word-power', { targetBooks: 12 }, { players }).ok).toBe(true);
  expect(tryOpen('word-power', { targetBooks: 12, seatTarget0: 50 }, { players }).ok).toBe(false); // it would have won already
});
