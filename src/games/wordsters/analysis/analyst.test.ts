import { describe, expect, it } from 'vitest';
import { accuracyOf, stakeOf, takenOf } from '../../../core/analysis/accuracy.ts';
import type { PositionAssessment } from '../../../core/analysis/analyst.ts';
import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { PlayedAct, Seat } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { lexicon, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { analyst } from './analyst.ts';

const EVERYDAY = 3.5;
const names = playerNames(['Ann', 'Ben', 'Lena'], null);

const tryAssess = (table: TestTable, seat: Seat, text: string | null): PositionAssessment | null =>
  analyst.assess(table.view(seat), seat, text, {
    ...{ lexicon, random: randomFrom('test', 0), depth: 'quick', everydayZipf: EVERYDAY },
  });

function assess(table: TestTable, seat: Seat, text: string | null): PositionAssessment {
  const assessed = tryAssess(table, seat, text);
  if (assessed === null) throw new Error(`${text} is no decision`);
  return assessed;
}

const writing = (...list: readonly string[]): TestTable =>
  openTestTable({ seats: 3, wordster: 'OTI', scenario: { phase: 'write', players: [{ list }, {}, {}] } });

describe('a list', () => {
  it('[WS-020] takes a point for each word, and ten words take nearly everything', () => {
    const few = assess(writing('NOTICE', 'PATRIOTISM'), 0, 'done');
    expect(few.kind).toBe('list');
    expect(takenOf(few) / stakeOf(few)).toBeCloseTo(0.2, 1);
    const ten = 'NOTICE OPTION MOTION POLITICAL LOGISTICS PHOTOGENIC PATRIOTISM EXOTIC OUTSIDE FORTIFY'.split(' ');
    const full = assess(writing(...ten), 0, 'done');
    expect(takenOf(full)).toBe(stakeOf(full));
    expect(full.missed).toEqual([]);
  });

  it('suggests everyday words that fit and differ from the list and from each other', () => {
    const { everyday, missed } = assess(writing('NOTICE', 'OPTION'), 0, 'done');
    expect(everyday!.words).toHaveLength(8);
    for (const word of everyday!.words) {
      expect(word).toMatch(/O.*T.*I/);
      expect(familiarZipf(word, lexicon)).toBeGreaterThanOrEqual(EVERYDAY);
      expect(lexicon.offensiveness(word)).toBeNull();
      for (const other of ['NOTICE', 'OPTION', ...everyday!.words])
        expect(other === word || lexicon.compareWords(word, other).verdict === 'DIFFERENT', `${word} ${other}`).toBe(
          true,
        );
    }
    expect(missed.filter(({ text }) => text.startsWith('write '))).not.toEqual([]);
  });

  it('[WS-048, WS-015] counts neither a second form of a word nor a word that isn’t one', () => {
    const [one, forms, made] = [
      assess(writing('NOTICE'), 0, 'done'),
      assess(writing('NOTICE', 'NOTICED'), 0, 'done'),
      assess(writing('NOTICE', 'OTIFOO'), 0, 'done'),
    ];
    expect(takenOf(forms)).toBe(takenOf(one));
    expect(takenOf(made)).toBe(takenOf(one));
    expect(forms.refused).toBe('NOTICED, but that’s the same word as NOTICE');
    expect(made.refused).toBe('OTIFOO, but it isn’t in the dictionary');
  });

  it('replaces a word that can’t score if the list is full', () => {
    const ten = 'NOTICE OPTION MOTION POLITICAL LOGISTICS PHOTOGENIC PATRIOTISM EXOTIC OPTIONS NOTICED'.split(' ');
    const table = writing(...ten);
    const single = assess(table, 0, 'done').missed.find(({ text }) => text !== 'done')!;
    expect(single.text).toMatch(/^replace 9 [A-Z]+$/);
    expect(table.refusalOf(0, single.text)).toBeNull();
  });

  it('is assessed once it is finished, not while it is written', () => {
    const table = writing('NOTICE');
    expect(tryAssess(table, 0, 'write OPTION')).toBeNull();
    expect(tryAssess(table, 0, 'notdone')).toBeNull();
    expect(assess(table, 0, null).played!.words).toEqual(['NOTICE']);
    table.act(0, 'done');
    expect(tryAssess(table, 0, 'done')).toBeNull();
  });

  it('names words that would have fit', () => {
    const table = writing('NOTICE', 'NOTICED');
    const text = analyst.sayMiss(assess(table, 0, 'done'), table.view(0), names);
    expect(text).toMatch(
      /^Ann wrote 2 words with OTI\. One was NOTICED, but that’s the same word as NOTICE\. [A-Z, ]+ and [A-Z]+ would have fit, too\.$/,
    );
    const none = analyst.sayMiss(assess(writing(), 0, 'done'), writing().view(0), names);
    expect(none).toMatch(/^Ann wrote no words with OTI\. .* would have fit\.$/);
  });
});

describe('reading', () => {
  const reading = (): TestTable => openTestTable({ wordster: 'OTI', lists: ['PHOTOGENIC NOTICE', 'MOTION', ''] });

  it('[WS-039] starts with the word that others probably have', () => {
    const table = reading();
    const late = assess(table, 0, 'announce PHOTOGENIC');
    expect([late.kind, late.best.text, takenOf(late)]).toEqual(['announce', 'announce NOTICE', 0]);
    const early = assess(table, 0, 'announce NOTICE');
    expect(takenOf(early)).toBe(stakeOf(early));
    expect(analyst.sayMiss(late, table.view(0), names)).toBe(
      'NOTICE was the word on Ann’s list that others were most likely to have, too. Ann read PHOTOGENIC first.',
    );
    expect(analyst.marks(table.view(0), 0, late.best, lexicon)).toEqual([{ type: 'piece', id: 'word-0-NOTICE' }]);
  });

  it('is no decision with one word left, nor if nobody else has words', () => {
    expect(tryAssess(reading(), 1, 'announce MOTION')).toBeNull();
    const alone = openTestTable({ wordster: 'OTI', lists: ['MOTION NOTICE', '', ''] });
    expect(tryAssess(alone, 0, 'announce MOTION')).toBeNull();
  });

  it('[WS-068] claims and votes have no accuracy', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE GLOVE', 'LOVER CLOVER'] });
    table.act(0, 'announce LOVE');
    expect(tryAssess(table, 1, 'claim LOVER')).toBeNull();
    table.act(1, 'claim LOVER');
    expect(tryAssess(table, 1, 'vote different')).toBeNull();
  });
});

it('looks back at words nobody wrote, shared words and second forms', () => {
  const table = openTestTable({
    setup: { rounds: 1 },
    wordster: 'OTI',
    lists: ['NOTICE NOTICED', 'NOTICE MOTION', 'NOTICE'],
  });
  const acts: PlayedAct<Event, View>[] = [];
  const act = (by: Seat, text: string): void => {
    const events = table.act(by, text);
    acts.push({
      n: acts.length,
      by,
      events,
      views: [0, 1, 2].map((seat) => table.view(seat)),
      scores: table.status.scores,
    });
  };
  act(0, 'announce NOTICE');
  act(1, 'nothing');
  act(1, 'announce MOTION');
  const told = analyst.lookBack({ acts, outcome: table.status.outcome!, lexicon }, names).map(({ text }) => text);
  expect(told[0]).toMatch(/^Round 1, OTI: nobody wrote [A-Z, ]+ or [A-Z]+\.$/);
  expect(told[0]).not.toMatch(/NOTICE|MOTION/);
  expect(told.slice(1)).toEqual([
    'Ann read NOTICE first. Ben and Lena had it, too.',
    'Ann wrote NOTICE and NOTICED, which are one word.',
  ]);
});

it('names the form that somebody else had of a word', () => {
  const table = openTestTable({ setup: { rounds: 1 }, wordster: 'OTI', lists: ['NOTICE', 'NOTICED', 'NOTICED'] });
  const events = table.act(0, 'announce NOTICE');
  const views = [0, 1, 2].map((seat) => table.view(seat));
  const acts = [{ n: 0, by: 0, events, views, scores: table.status.scores }];
  const told = analyst.lookBack({ acts, outcome: table.status.outcome!, lexicon }, names);
  expect(told.find(({ n, seat }) => n === 0 && seat === 0)).toMatchObject({
    text: 'Ann read NOTICE first. Ben and Lena had NOTICED, which is the same word.',
    words: ['NOTICE', 'NOTICED'],
  });
});

it('better lists and a better order give a higher accuracy', () => {
  const few = [assess(writing('NOTICE'), 0, 'done')];
  const more = [assess(writing('NOTICE', 'OPTION', 'EXOTIC'), 0, 'done')];
  expect(accuracyOf(more, analyst).percent!).toBeGreaterThan(2 * accuracyOf(few, analyst).percent!);
});
