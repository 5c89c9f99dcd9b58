import { expect, it } from 'vitest';
import { game } from '../../games/conformance/toy/game.ts';
import { playBots } from '../bot-driver.ts';
import { lexicon, openToy } from '../testing/toy-match.testing.ts';
import { formatRecord, type MatchRecord, parseRecord } from './record.ts';
import { reviewRecord } from './review.ts';

const opened = openToy({ seed: 'review' });
const { entries } = playBots(game, opened, ['child', 'master', 'master'], 100);
const record: MatchRecord = {
  match: opened.match,
  names: ['Ann', 'Bo', 'Cy'],
  bots: [null, 'master', 'master'],
  entries,
  outcome: opened.table.status.outcome,
};
const reasons = (of: MatchRecord) => {
  const review = reviewRecord(of, game, lexicon);
  if (!review.ok) throw new Error(review.error.sentence);
  return review.value;
};

it('gives a reason for every act of a seat that began as a bot, and for no other', () => {
  const theirs = record.entries.filter(({ by }) => by === 1 || by === 2);
  expect(theirs.length).toBeGreaterThan(2);
  expect(reasons(record).map(({ n, seat }) => [n, seat])).toEqual(theirs.map(({ n, by }) => [n, by]));
  for (const { why } of reasons(record)) expect(why).toMatch(/\.$/);
});

it('gives no reason for an act that the bot would not have played', () => {
  expect(reasons({ ...record, bots: [null, 'child', 'master'] }).filter(({ seat }) => seat === 1)).not.toHaveLength(3);
  expect(reasons({ ...record, bots: [null, 'unheard of', null] })).toEqual([]);
});

it('is the same for a record that was written and parsed, and empty for one without bots', () => {
  const read = parseRecord(formatRecord(record));
  expect(read.ok && reasons(read.value)).toEqual(reasons(record));
  const { bots: _, ...old } = record;
  const readOld = parseRecord(formatRecord(old));
  expect(readOld).toEqual({ ok: true, value: old });
  expect(readOld.ok && reasons(readOld.value)).toEqual([]);
});
