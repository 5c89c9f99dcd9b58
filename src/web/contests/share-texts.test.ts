import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { checkEntry } from '../../core/contests/check-entry.ts';
import type { RankingLine } from '../../core/contests/contest-api.ts';
import { shortDeal } from '../../core/contests/daily.ts';
import { makeDeal } from '../../core/contests/deal.ts';
import { assessEntry } from '../../core/contests/entry-insight.ts';
import { replayRecord } from '../../core/records/record.ts';
import { playEntry } from '../../core/testing/play-entry.testing.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { contestShareText, dailyShareText, describePlace } from './share-texts.ts';

const titles = ['Word Xchange', 'Outside the Box', 'Take My Word For It', 'Wordsters', 'Word Power'];
const results = titles.map((title, i) => ({
  title,
  place: 1 + (i % 3),
  of: 3,
  percent: i === 3 ? null : 61.4,
  points: 7,
  unit: 'word',
}));
const line = (more: Partial<RankingLine>): RankingLine => ({
  ...{ id: 'a', rank: 1, points: 1234, percent: 100, matchpoints: 50, name: 'Ann', bot: null, isMine: false },
  ...{ tookMs: 1, hasLeft: false, tieBreak: 0, elapsedMs: null, accuracy: 61.4, isHidden: false, isFromDevice: false },
  best: { words: ['SECRET'], gain: 12, unit: 'points' },
  ...more,
});
/** From no address at all to one that leaves room for nothing else. */
const addresses = Array.from({ length: 200 }, (_, i) => `https://${'a'.repeat(i)}/c/abc`);

describe('the line to share', () => {
  it('fits in 200 characters with all five games and has no word in capitals', () => {
    const text = dailyShareText('November 18', results, 12, 'https://wordhoard.example/daily');
    expect(text).toBe(
      'Wordhoard, November 18: Word Xchange 61%, Outside the Box 61%, Take My Word For It 61%, Wordsters 1st of 3, Word Power 61%. 12 days in a row. https://wordhoard.example/daily',
    );
    expect(text).not.toMatch(/\b[A-Z]{2,}\b/);
  });

  it('says what the percentages are, where all results have one', () => {
    const text = dailyShareText('November 18', results.slice(0, 2), 1, 'https://wordhoard.example/daily');
    expect(text).toBe(
      'Wordhoard, November 18, of what was possible: Word Xchange 61%, Outside the Box 61%. https://wordhoard.example/daily',
    );
  });

  it('leaves the games out where the address is very long', () => {
    const text = dailyShareText('November 18', results, 1, `https://${'a'.repeat(90)}.example/daily`);
    expect(text).toContain('5 daily games');
  });

  it('never cuts the address, whatever its length', () => {
    const lines = [line({ isMine: true, rank: 21 }), ...Array.from({ length: 29 }, () => line({}))];
    for (const address of addresses)
      for (const text of [
        dailyShareText('November 18', results, 12, address),
        contestShareText('Take My Word For It', 'point', lines, address),
        contestShareText('Take My Word For It', 'point', [], address),
      ]) {
        expect(text.endsWith(address)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(Math.max(200, address.length));
      }
  });

  it('says how one did in a contest, without the best play', () => {
    const mine = line({ isMine: true, rank: 2 });
    expect(
      contestShareText('Wordsters', 'point', [line({}), mine, line({ bot: 'keen' })], 'https://w.example/c/1'),
    ).toBe('Wordhoard, Wordsters: 1,234 points, 61% of what was possible, 2nd of 2. https://w.example/c/1');
    expect(
      contestShareText('Wordsters', 'point', [line({ isMine: true, accuracy: null })], 'https://w.example/c/1'),
    ).toBe('Wordhoard, Wordsters: 1,234 points. https://w.example/c/1');
  });

  it('names a lone result without “1st of 1”', () => {
    const share = (points: number | null): string =>
      dailyShareText(
        'November 18',
        [{ title: 'Wordsters', place: 1, of: 1, percent: null, points, unit: 'point' }],
        1,
        'https://w.example/daily',
      );
    expect(share(9)).toBe('Wordhoard, November 18: Wordsters 9 points. https://w.example/daily');
    expect(share(null)).toBe('Wordhoard, November 18: Wordsters. https://w.example/daily');
  });
});

it.each(Object.values<AnyGame>(games))('tells no word of the deal of $id', async (game) => {
  const form = await game.loadDaily();
  const request = shortDeal(form, game.id, 'spoilers');
  const deal = makeDeal(game, request, loadLexicon);
  if (!deal.ok) throw new Error(deal.error.code);
  const lexicon = loadLexicon(deal.value.list);
  const record = playEntry(game, { deal: deal.value, bots: request.bots }, 'expert', lexicon);
  const contest = { deal: deal.value, bots: request.bots, pointsFrom: 'score' } as const;
  const checked = checkEntry(record, { contest, anyBots: false, checkBots: false }, game, form, lexicon);
  if (!checked.ok) throw new Error(checked.error.sentence);
  const insight = await assessEntry(checked.value.record, checked.value.seat, game, lexicon);
  const mine = line({ isMine: true, points: checked.value.result.score, ...insight });
  const texts = [
    contestShareText(game.say.title, form.unit, [mine, line({})], 'https://w.example/c/1'),
    dailyShareText(
      'November 18',
      [{ title: game.say.title, place: 1, of: 2, percent: mine.accuracy, points: mine.points, unit: form.unit }],
      9,
      'https://w.example/daily',
    ),
  ];
  // Everything that was said and shown at the table.
  const shown = [record, JSON.stringify([deal.value.scenario, insight])];
  const replayed = replayRecord(checked.value.record, game, lexicon, (table, _, events) =>
    shown.push(JSON.stringify([events, table.viewFor('spectator')])),
  );
  expect(replayed.ok).toBe(true);
  const words = new Set(shown.join(' ').match(/\b[A-Z]{2,}\b/g));
  expect(words.size).toBeGreaterThan(5);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(200);
    for (const word of words) expect(text).not.toContain(word);
  }
});

it('counts places', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 1002];
  expect(places.map((place) => describePlace(place, 2000).split(' ')[0])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
    '111th',
    '1,002nd',
  ]);
});
