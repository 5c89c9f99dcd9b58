import { expect, it } from 'vitest';
import { toy } from '../games/conformance/toy/checks.ts';
import { customLexicon } from '../lexicon/custom.ts';
import { eraseTypes } from './any-game.ts';
import { playBots } from './bot-driver.ts';
import type { Match } from './match.ts';
import { formatRecord, type MatchRecord, parseRecord } from './record.ts';
import { reviewRecord } from './review.ts';

const game = eraseTypes({ rules: toy.rules, bot: toy.bot, say: toy.say });
const lexicon = customLexicon(['CAT']);
const match: Match = {
  game: 'toy',
  version: 1,
  seats: 3,
  setup: { clock: 1000 },
  list: 'standard',
  words: null,
  scenario: null,
  lexicon: lexicon.id,
  seed: 'review',
  at: 0,
};

function play(): MatchRecord {
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries } = playBots(game, { match, table: opened.value, lexicon }, ['child', 'master', 'master'], 100);
  const { outcome } = opened.value.status;
  return { match, names: ['Ann', 'Bo', 'Cy'], bots: [null, 'master', 'master'], entries, outcome };
}

const record = play();
const reasons = (of: MatchRecord) => {
  const review = reviewRecord(of, game, lexicon);
  if (!review.ok) throw new Error(review.error.sentence);
  return review.value;
};

it('gives a reason for every act of a seat that began as a bot’s, and for no other', () => {
  const theirs = record.entries.filter(({ by }) => by === 1 || by === 2);
  expect(theirs.length).toBeGreaterThan(2);
  expect(reasons(record).map(({ n, seat }) => [n, seat])).toEqual(theirs.map(({ n, by }) => [n, by]));
  for (const { why } of reasons(record)) expect(why).toMatch(/\.$/);
});

it('gives none where the bot would not have played so', () => {
  expect(reasons({ ...record, bots: [null, 'child', 'master'] }).some(({ seat }) => seat === 1)).toBe(false);
  expect(reasons({ ...record, bots: [null, 'unheard of', null] })).toEqual([]);
});

it('is the same from a record that was written and read, and empty from one that names no bots', () => {
  const read = parseRecord(formatRecord(record));
  expect(read.ok && reasons(read.value)).toEqual(reasons(record));
  const { bots: _, ...old } = record;
  const readOld = parseRecord(formatRecord(old));
  expect(readOld).toEqual({ ok: true, value: old });
  expect(readOld.ok && reasons(readOld.value)).toEqual([]);
});
