import { describe, expect, it } from 'vitest';
import { accuracyOf, stakeOf, takenOf } from '../../../core/analysis/accuracy.ts';
import type { BoardMark, Depth, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { Seat } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { parseGrid } from '../rules/scoring/grid.ts';
import { sumWordPoints } from '../rules/scoring/score.ts';
import { gridRows, openTestTable, type TestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { analyst } from './analyst.ts';
import { findBetterGrid } from './better-grid.ts';

const lexicon = loadLexicon('standard');
const names = playerNames(['Ann', 'Ben'], null);

const tryAssess = (
  table: TestTable,
  seat: Seat,
  text: string | null,
  depth: Depth = 'quick',
  words = lexicon,
): PositionAssessment | null =>
  analyst.assess(table.view(seat), seat, text, {
    ...{ lexicon: words, random: randomFrom('test', 0), depth, everydayZipf: 3.5 },
  });

function assess(
  table: TestTable,
  seat: Seat,
  text: string | null,
  depth?: Depth,
  words?: typeof lexicon,
): PositionAssessment {
  const assessed = tryAssess(table, seat, text, depth, words);
  if (assessed === null) throw new Error(`${text} is no decision`);
  return assessed;
}

const say = (table: TestTable, seat: Seat, text: string | null): string =>
  analyst.sayMiss(assess(table, seat, text), table.view(seat), names);

const open = (options: TestTableOptions): TestTable =>
  openTestTable({ lexicon, ...options, setup: { tasks: 'off', ...options.setup } });

/** FRIEN. in the first row and one other free square; the other letters make no long word. */
const nearlyFriend = gridRows('FRIEN.', 'QXQXQX', 'XQXQXQ', 'QXQXQX', 'XQXQXQ', '.QXQXQ');

/** A lexicon with two words, for exact scores. */
const twoWords = lexicon.restrictTo(['FRIEND', 'TEA']);

describe('a called letter', () => {
  const called = (letter: string, setup = {}): TestTable =>
    open({ setup, scenario: { caller: 0, letter, grids: { '0': nearlyFriend } } });

  it.each(['quick', 'deep'] as const)('[OB-021] goes where it completes a word (%s)', (depth) => {
    const table = called('D');
    const right = assess(table, 0, 'place R1C6', depth);
    expect([right.kind, right.best.text, right.best.words]).toEqual(['place', 'place R1C6', ['FRIEND']]);
    expect(takenOf(right)).toBe(stakeOf(right));
    const wrong = assess(table, 0, 'place R6C1', depth);
    expect(takenOf(wrong)).toBe(0);
    expect(wrong.everyday!.text).toBe('place R1C6');
    expect(wrong.everyday!.worth - wrong.played!.worth).toBeGreaterThan(2 * analyst.minMiss);
  });

  it('has spelled only the words that it makes, not those it brings closer', () => {
    expect(assess(called('D'), 0, 'place R1C6').played!.words).toEqual(['FRIEND']);
    const hopeful = open({
      scenario: { caller: 0, letter: 'E', grids: { '0': gridRows('FRI.N.', ...Array<string>(5).fill('......')) } },
    });
    const { played } = assess(hopeful, 0, 'place R1C4');
    expect(played).toMatchObject({ words: [], familiarity: expect.any(Number) });
  });

  it('names the word it would have made', () => {
    expect(say(called('D'), 0, 'place R6C1')).toBe(
      'Ann wrote “D” in row 6, column 1. In row 1, column 6 it would have made FRIEND in row 1 (10 points).',
    );
    expect(say(called('D'), 0, null)).toContain('Ann chose no square for “D”.');
  });

  it('tells the letters a hoped-for word still lacks', () => {
    const grids = { '0': gridRows('GARD..', 'QXQXQX', 'XQXQXQ', 'QXQXQX', 'XQXQXQ', 'XQXQX.') };
    const table = open({ scenario: { caller: 0, letter: 'N', grids } });
    expect(say(table, 0, 'place R6C6')).toBe(
      'Ann wrote “N” in row 6, column 6. In row 1, column 6 it would have left only “E” missing for GARDEN in row 1.',
    );
  });

  it('does not take the hope for a short word for a reason while much of the grid is free', () => {
    const grid = gridRows('GARD..', 'QXQXQX', 'XQXQXQ', '......', '......', '......');
    const table = open({ scenario: { caller: 0, letter: 'E', grids: { '0': grid } } });
    const { best, missed } = assess(table, 0, 'place R6C6');
    const short = missed.filter(({ words }) => words.length > 0 && words.every((word) => word.length < 4));
    expect(short.length).toBeGreaterThan(0);
    expect(short.filter(({ zipf }) => zipf > 0)).toEqual([]);
    expect(best.words).toContain('GARDEN');
    expect(best.zipf).toBeGreaterThan(3.5);
  });

  it('[OB-106] is assessed in a sealed answer, too', () => {
    const table = called('D', { rejectMode: 'sealed' });
    expect(assess(table, 0, 'seal R6C1').best.text).toBe('seal R1C6');
    expect(assess(table, 0, 'seal R1C6 reject').kind).toBe('skip');
    expect(takenOf(assess(table, 0, 'seal R1C6 reject'))).toBe(0);
  });

  it('[OB-030, OB-032] can be skipped if that costs less, unless the player has the card', () => {
    // Any letter but N spoils GARDEN in the last row and PATRON in the last column.
    const grid = gridRows('QXQXQP', 'XQXQXA', 'QXQXQT', 'XQXQXR', 'QXQXQO', 'GARDE.');
    const scenario = { caller: 0, letter: 'Q', grids: { '0': grid } };
    const skipped = assess(open({ scenario }), 0, 'grab');
    expect([skipped.kind, skipped.best.text]).toEqual(['skip', 'grab']);
    expect(takenOf(skipped)).toBe(stakeOf(skipped));
    expect(say(open({ scenario }), 0, 'place R6C6')).toContain('skipping the letter would have done less harm');
    const holding = assess(open({ scenario: { ...scenario, cards: { '0': 'Q' } } }), 0, 'place R6C6');
    expect(holding.best.text).toMatch(/^place/);
  });

  it('[OB-103] is still undecided while a race is open', () => {
    const table = called('D');
    table.act(1, 'grab');
    expect(tryAssess(table, 0, null)).toBeNull();
    expect(assess(table, 0, 'place R1C6').kind).toBe('place');
  });
});

describe('a call', () => {
  it('[OB-020] asks for the letter that completes a word', () => {
    const table = open({ scenario: { caller: 0, grids: { '0': nearlyFriend } } });
    const called = assess(table, 0, 'call D');
    expect([called.kind, called.best.text, called.possible]).toEqual(['call', 'call D', 26]);
    expect(takenOf(called)).toBe(stakeOf(called));
    expect(takenOf(assess(table, 0, 'call Q'))).toBe(0);
    expect(say(table, 0, 'call Q')).toBe('Ann called “Q”. “D” would have made FRIEND in row 1 (10 points).');
  });
});

describe('exact decisions', () => {
  it('[OB-073] the last letter is scored as at the end', () => {
    const table = open({ lexicon: twoWords, scenario: { grids: { '0': nearlyFriend, '1': 36 } } });
    const declined = assess(table, 0, 'decline', 'quick', twoWords);
    expect([declined.kind, declined.best.text, declined.best.worth]).toEqual(['last', 'final D R1C6', 10]);
    expect(takenOf(declined)).toBe(0);
    expect(assess(table, 0, 'final D R1C6', 'quick', twoWords).missed).toEqual([]);
    expect(analyst.sayMiss(declined, table.view(0), names)).toBe(
      'As the last letter, “D” in row 1, column 6 would have brought Ann 10 more points for FRIEND.',
    );
  });

  it('[OB-085] marks are compared with the best set of words', () => {
    const full = gridRows('FRIEND', 'QXQXQX', 'XQXQXQ', 'QXQXQX', 'XQXQXQ', 'XTEAXQ');
    const setup = { scoring: 'manual' } as const;
    const table = open({ lexicon: twoWords, setup, scenario: { grids: { '0': full, '1': 36 } } });
    table.act(0, 'mark R6 2-4');
    expect(tryAssess(table, 0, 'mark R1 1-6', 'quick', twoWords)).toBeNull();
    const done = assess(table, 0, 'done', 'quick', twoWords);
    expect([done.kind, done.played!.worth, done.best.worth]).toEqual(['marks', 3, 13]);
    expect(done.best.words).toEqual(['FRIEND']);
    expect(analyst.sayMiss(done, table.view(0), names)).toBe(
      'With FRIEND marked, the grid would have been worth 10 more points.',
    );
    expect(analyst.marks(table.view(0), 0, done.best, twoWords)).toEqual(
      [0, 1, 2, 3, 4, 5].map((square) => ({ type: 'square', square, letter: null, value: 1 })),
    );
  });
});

it('shows how good each free square is', () => {
  const table = open({ scenario: { caller: 0, letter: 'D', grids: { '0': nearlyFriend } } });
  const marks = analyst.marks(table.view(0), 0, assess(table, 0, null).best, lexicon);
  const squares = marks.filter((mark): mark is Extract<BoardMark, { type: 'square' }> => mark.type === 'square');
  expect(squares.map(({ square }) => square)).toEqual([5, 30]);
  expect(squares[0]).toEqual({ type: 'square', square: 5, letter: 'D', value: 1 });
  expect(squares.slice(1).every(({ letter, value }) => letter === null && value === 0)).toBe(true);
});

it('finds a better grid of everyday words from the same letters', () => {
  const own = parseGrid(['FRIEND', 'QXQXQX', 'GARDEN', 'QXQXQX', 'PLANET', 'XQXQXQ'])!;
  const shuffled = [...own].toSorted().join('');
  const found = findBetterGrid(shuffled, [], null, lexicon, 3.5);
  expect([...found.grid].toSorted().join('')).toBe(shuffled);
  expect(sumWordPoints(found.counted)).toBeGreaterThanOrEqual(30);
  for (const { word } of found.counted) expect(familiarZipf(word, lexicon), word).toBeGreaterThanOrEqual(3.5);
  expect(findBetterGrid(shuffled, [], null, lexicon, 3.5)).toEqual(found);
});

it('looks back at a better grid, and says nothing if it finds none', () => {
  const poor = ['DNEIRF', 'QXQXQX', 'NEDRAG', 'QXQXQX', 'TENALP', 'XQXQXQ'];
  const table = open({
    scenario: { grids: { '0': poor.with(5, 'XQXQX.'), '1': gridRows(...Array(6).fill('QXQXQX')) } },
  });
  const events = table.act(0, 'final Q R6C6');
  const { scores, outcome } = table.status;
  const acts = [{ n: 1, by: 0, events, views: [table.view(0), table.view(1)], scores }];
  const told = analyst.lookBack({ acts, outcome: outcome!, lexicon }, names);
  expect(told).toHaveLength(1);
  const [, points, before] = /^Ann’s letters had at least (\d+) points in them instead of (\d+), with/.exec(
    told[0]!.text,
  )!;
  expect(Number(before)).toBe(scores[0]);
  expect(Number(points)).toBeGreaterThan(Number(before) + 10);
});

it('leaves trifles out of the accuracy', () => {
  const table = open({
    scenario: { caller: 0, letter: 'Q', grids: { '0': gridRows(...Array(5).fill('QXQXQX'), 'QXQXX.') } },
  });
  const only = assess(table, 0, 'place R6C6');
  expect(stakeOf(only)).toBeLessThan(analyst.minStake);
  expect(accuracyOf([only], analyst).percent).toBeNull();
});
