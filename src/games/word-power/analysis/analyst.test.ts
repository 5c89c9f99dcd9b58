import { describe, expect, it } from 'vitest';
import { accuracyOf, stakeOf, takenOf } from '../../../core/analysis/accuracy.ts';
import type { PositionAssessment } from '../../../core/analysis/analyst.ts';
import { playBots } from '../../../core/bot-driver.ts';
import { replayToEnd } from '../../../core/ending/played-match.ts';
import type { PlayedMatch, Seat } from '../../../core/game.ts';
import { openMatch } from '../../../core/open-match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { type TestTable, tableWhilePlacing, testLexicon } from '../testing/table.testing.ts';
import { analyst } from './analyst.ts';

const names = playerNames(['Ann', 'Ben', 'Lena'], null);

function assess(table: TestTable, seat: Seat, text: string | null): PositionAssessment {
  const env = { lexicon: testLexicon, random: randomFrom('test', 0), depth: 'quick', everydayZipf: 3.5 } as const;
  const assessed = analyst.assess(table.viewFor(seat), seat, text, env);
  if (assessed === null) throw new Error(`${text} is no decision`);
  return assessed;
}

const say = (table: TestTable, seat: Seat, text: string | null): string =>
  analyst.sayMiss(assess(table, seat, text), table.viewFor(seat), names);

const textsOf = (choices: PositionAssessment['missed']): readonly string[] => choices.map(({ text }) => text);

describe('placing cards', () => {
  // Three windows are empty, and three cards of the hand are right on them.
  const almostCovered = (): TestTable => tableWhilePlacing(['SONE', 'STWO', 'STHREE', 'AONE'], [0, 0, 0, 1]);

  it('[WP-060] counts the book that the right cards publish, and what “no play” costs', () => {
    const { best, baseline, played } = assess(almostCovered(), 0, 'place SONE 1');
    expect(baseline).toBe(-1500);
    expect(best.worth).toBe(8000 + 3 * 150);
    const words = ['SONE', 'ALPHA-SONE'];
    expect(played).toEqual({ text: 'place SONE 1', worth: best.worth, words, zipf: 9, familiarity: 0 });
  });

  it('finds a wrong window, a card of the wrong kind and a hand that was given up', () => {
    const table = almostCovered();
    for (const text of ['place SONE 2', 'place AONE 1', 'noplay', null]) {
      const assessed = assess(table, 0, text);
      expect(textsOf(assessed.missed).slice(0, 3), String(text)).toEqual([
        'place SONE 1',
        'place STHREE 3',
        'place STWO 2',
      ]);
      expect(takenOf(assessed)).toBeLessThan(0.15 * stakeOf(assessed));
    }
    expect(say(table, 0, 'place AONE 1')).toBe(
      'Ann played AONE on window 1, which was wrong. SONE was right on window 1: “Sone” means “alpha-sone”. With more right cards, Ann could have published a book.',
    );
    const oneEmpty = tableWhilePlacing(['SONE', 'AONE', 'ATWO', 'ATHREE'], [0, 1, 1, 1]);
    expect(say(oneEmpty, 0, 'noplay')).toMatch(/SONE was right on window 1.* It would have published a book\.$/);
    const noneNear = tableWhilePlacing(['SONE', 'AONE', 'ATWO', 'ATHREE'], [0, 0, 0, 0]);
    expect(say(noneNear, 0, 'noplay')).not.toContain('book');
    expect(say(table, 0, 'noplay')).toContain('Ann played no card.');
  });

  it('[WP-061] reads a card as the space says', () => {
    const antonyms = tableWhilePlacing(['SONE', 'ATWO', 'STHREE', 'SFOUR'], [0, 0, 0, 0], {}, {}, 'A');
    expect(assess(antonyms, 0, 'place ATWO 2').missed).toEqual([]);
    expect(textsOf(assess(antonyms, 0, 'place SONE 1').missed)).toContain('place ATWO 2');
  });

  it('does not judge a card whose answer is unknown', () => {
    const cards = [{ key: 'MADEUP', words: ['one', 'two', 'three', 'four'], answer: 'S1' }];
    const table = tableWhilePlacing(['MADEUP', 'SONE', 'AONE', 'ATWO'], [0, 0, 0, 0], {}, { cards });
    const env = { lexicon: testLexicon, random: randomFrom('test', 0), depth: 'quick', everydayZipf: 3.5 } as const;
    expect(analyst.assess(table.viewFor(0), 0, 'place MADEUP 1', env)).toBeNull();
    expect(assess(table, 0, 'place SONE 1').missed).toEqual([]);
  });
});

describe('challenges', () => {
  const laid = (card: string, window: number): TestTable =>
    tableWhilePlacing(['SONE', 'STWO', 'STHREE', 'SFOUR']).act(0, `place ${card} ${window}`);

  it('[WP-107] a wrong card should be challenged with its answer', () => {
    const table = laid('SONE', 3);
    expect(assess(table, 1, 'waive').best.text).toBe('challenge SONE S1');
    expect(takenOf(assess(table, 1, 'waive'))).toBe(0);
    expect(takenOf(assess(table, 1, 'challenge SONE A2'))).toBe(0);
    const right = assess(table, 1, 'challenge SONE S1');
    expect(takenOf(right)).toBe(stakeOf(right));
    expect(say(table, 1, 'waive')).toBe('Ann’s SONE was wrong: “alpha-sone” means the same thing. Ben let it pass.');
    expect(say(table, 1, 'challenge SONE A2')).toContain('Ben challenged it with the wrong word.');
  });

  it('[WP-106] a right card should not', () => {
    const table = laid('SONE', 1);
    const waived = assess(table, 1, 'waive');
    expect([waived.best.text, takenOf(waived)]).toEqual(['waive', stakeOf(waived)]);
    expect(takenOf(assess(table, 1, 'challenge SONE S2'))).toBe(0);
    expect(say(table, 1, 'challenge SONE S2')).toBe('Ben challenged SONE, but it was right.');
  });

  it('the side that is right should raise, the other one call', () => {
    const caught = laid('SONE', 3).act(1, 'challenge SONE S1');
    expect(assess(caught, 0, 'raise').best.text).toBe('call');
    expect(say(caught, 0, 'raise')).toBe('Ann was wrong about SONE. Calling would have saved $1,000.');
    const failed = laid('SONE', 1).act(1, 'challenge SONE S2');
    expect(assess(failed, 0, 'call').best.text).toBe('raise');
    expect(say(failed, 0, 'call')).toBe('Ann was right about SONE. Raising would have won $1,000 more.');
    expect(takenOf(assess(failed, 0, 'raise 2000'))).toBe(500);
  });
});

it('points at the card, its window and the answer', () => {
  const table = tableWhilePlacing(['SONE', 'STWO', 'AONE', 'ATWO']);
  const placed = assess(table, 0, 'noplay').best;
  expect(analyst.marks(table.viewFor(0), 0, placed, testLexicon)).toEqual([
    { type: 'piece', id: 'card-SONE' },
    { type: 'piece', id: 'window-1' },
  ]);
  table.act(0, 'place STWO 4');
  const challenge = assess(table, 1, 'waive').best;
  expect(analyst.marks(table.viewFor(1), 1, challenge, testLexicon)).toEqual([
    { type: 'piece', id: 'card-STWO' },
    { type: 'word', word: 'BRAVO-STWO', remark: 'means the same thing' },
  ]);
});

describe('a whole match', () => {
  const lexicon = loadLexicon('standard');
  const opened = openMatch(game, { seats: 3, seed: 'look back' }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries } = playBots(game, opened.value, ['child', 'casual', 'master'], 10_000);
  const record = {
    match: opened.value.match,
    names: ['Ann', 'Ben', 'Lena'],
    entries,
    outcome: opened.value.table.status.outcome,
  };
  const replayed = replayToEnd(record, game, lexicon);
  if (!replayed.ok) throw new Error(replayed.error.sentence);
  const match = replayed.value as unknown as PlayedMatch<Event, View>;

  it('tells the counts of every player and the answer to every card', () => {
    const told = analyst.lookBack(match, names);
    const { review } = match.acts.at(-1)!.views[0]!;
    expect(told).toHaveLength(3 + review!.length);
    const wrong = review!.filter(({ right, challenge }) => !right && challenge === null).length;
    expect(told.filter(({ text }) => text.endsWith('.') && text.includes('nobody noticed'))).toHaveLength(wrong);
    const own = review!.filter(({ by }) => by === 0);
    expect(told[0]!.text).toContain(
      `Ann played ${own.filter(({ right }) => right).length} of ${own.length} cards right`,
    );
    for (const { n, words } of told.slice(3))
      expect(match.acts[n!]!.events).toContainEqual(
        expect.objectContaining({ type: 'cardPlaced', card: expect.objectContaining({ key: words[0] }) }),
      );
  });

  it('the master takes nearly all, the child far less', () => {
    const env = { lexicon, random: randomFrom('test', 0), depth: 'quick', everydayZipf: 3.5 } as const;
    const percents = [0, 1, 2].map((seat) => {
      const assessed = entries.flatMap(({ by, text }, i) =>
        by === seat ? (analyst.assess(match.acts[i]!.views[seat]!, seat, text, env) ?? []) : [],
      );
      return accuracyOf(assessed, analyst).percent!;
    });
    expect(percents[2]).toBeGreaterThan(90);
    expect(percents[0]).toBeLessThan(75);
  });
});
