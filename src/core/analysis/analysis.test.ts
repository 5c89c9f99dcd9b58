import { describe, expect, it } from 'vitest';
import { game as toy } from '../../games/conformance/toy/game.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { playBots } from '../bot-driver.ts';
import type { MatchRecord } from '../records/record.ts';
import { openToy, lexicon as toyLexicon } from '../testing/toy-match.testing.ts';
import { accuracyOf, familiarityOf, findsOf, levelFor, stakeOf, takenOf } from './accuracy.ts';
import { type AccuracyScale, type Assessment, type Choice, WITHOUT_WORDS } from './analyst.ts';
import { assessChoices, rarestZipf } from './assess-choices.ts';
import { assessDecision, listDecisions } from './assess-record.ts';
import { familiarZipf, isRareForm } from './familiar-zipf.ts';
import { pickMisses, sayMiss } from './misses.ts';
import { countOpenTurns } from './open-turns.ts';

const lexicon = loadLexicon('standard');
const env = { lexicon, everydayZipf: 3.5 };

const choice = (worth: number, ...words: string[]): Choice => ({
  text: words.length === 0 ? `do ${worth}` : `make ${words.join(' ')}`,
  worth,
  words,
  zipf: rarestZipf(words, env),
});

const assessment = (change: Partial<Assessment>): Assessment => ({
  ...{
    n: 1,
    seat: 0,
    kind: 'turn',
    baseline: 0,
    best: choice(2),
    everyday: null,
    played: null,
    missed: [],
    possible: 1,
  },
  ...change,
});

describe('stake and taken', () => {
  it('counts what was gained over doing nothing, never less than nothing and never more than the best', () => {
    const one = assessment({ baseline: 1, best: choice(5), played: choice(3) });
    expect([stakeOf(one), takenOf(one)]).toEqual([4, 2]);
    expect(takenOf({ ...one, played: choice(-2) })).toBe(0);
    expect(takenOf({ ...one, played: choice(9) })).toBe(4);
    expect(takenOf({ ...one, played: null })).toBe(0);
    expect(stakeOf({ ...one, best: choice(0) })).toBe(0);
  });

  it('weights decisions by what was at stake, and leaves out trifles', () => {
    const decisions = [
      assessment({ best: choice(6), played: choice(6) }),
      assessment({ best: choice(2), played: null }),
      assessment({ best: choice(0.04), played: null }),
    ];
    expect(accuracyOf(decisions, { minStake: 0.05 })).toEqual({ percent: 75, stake: 8, taken: 6, decisions: 2 });
    expect(accuracyOf([], { minStake: 0 }).percent).toBeNull();
  });
});

describe('level', () => {
  const level = (mean: number) => ({ mean, deviation: 10 });
  const scale: AccuracyScale = {
    ...{ seed: '', matches: 1 },
    levels: {
      ...{ child: level(10), beginner: level(25), casual: level(40), keen: level(55), expert: level(70) },
      master: level(90),
    },
  };

  it('is the one that plays like this, with the levels that would be plausible too', () => {
    expect(levelFor(57, 1, scale)).toEqual({ level: 'keen', from: 'casual', to: 'expert' });
    expect(levelFor(99, 1, scale)).toEqual({ level: 'master', from: 'expert', to: 'master' });
    expect(levelFor(0, 1, scale)).toEqual({ level: 'child', from: 'child', to: 'beginner' });
  });

  it('becomes more certain with more matches', () => {
    expect(levelFor(57, 16, scale)).toEqual({ level: 'keen', from: 'keen', to: 'keen' });
  });

  it('is estimated from the words too, where the scale has them', () => {
    const known = Object.fromEntries(
      Object.entries(scale.levels).map(([name, figures], i) => [
        name,
        { ...figures, familiarity: { mean: 5 - i / 2, deviation: 0.2 } },
      ]),
    ) as AccuracyScale['levels'];
    expect(levelFor(62, 1, { ...scale, levels: known }).level).toBe('keen');
    expect(levelFor(62, 1, { ...scale, levels: known }, 3).level).toBe('expert');
    expect(levelFor(62, 1, { ...scale, levels: known }, 3.6).level).toBe('keen');
    expect(levelFor(62, 1, scale, 3).level).toBe('keen');
  });

  it('looks at the words that were played', () => {
    expect(familiarityOf([assessment({ played: choice(1, 'CAT') }), assessment({ played: choice(1) })])).toBe(
      familiarZipf('CAT', lexicon),
    );
    expect(familiarityOf([assessment({ played: choice(1) }), assessment({})])).toBeNull();
    const card = { ...choice(1, 'CAT'), zipf: WITHOUT_WORDS };
    expect(familiarityOf([assessment({ played: card })])).toBeNull();
    expect(familiarityOf([assessment({ played: { ...card, familiarity: 4 } })])).toBe(4);
  });
});

it('counts great moves, and names the words that the player came up with', () => {
  const best = choice(5, 'TRACE');
  const bet = { ...choice(8, 'SPEND'), zipf: WITHOUT_WORDS };
  const decisions = [
    assessment({ best: choice(2, 'CAT'), played: choice(2, 'CAT') }),
    assessment({ best, played: choice(4.5, 'REACT') }),
    assessment({ best, played: choice(4, 'DOG') }),
    assessment({ best, played: null }),
    assessment({ best: bet, played: bet }),
    assessment({ best: choice(0.01, 'HOUSE'), played: choice(0.01, 'HOUSE') }),
  ];
  expect(findsOf(decisions, { minStake: 0.05 })).toEqual({ count: 3, words: ['REACT', 'CAT'] });
});

describe('choices', () => {
  const decision = { seat: 0, kind: 'turn', baseline: 0, possible: 3, idle: 'end', played: null } as const;

  it('names the best, the best everyday one, and what was better than the one played', () => {
    const played = choice(1, 'CAT');
    const choices = [choice(3, 'NUMEN'), choice(2, 'TRACE'), choice(1.5, 'TRACE', 'CAT'), played, choice(0.5, 'REACT')];
    const assessed = assessChoices({ ...decision, choices, played }, env);
    expect(assessed.best.words).toEqual(['NUMEN']);
    expect(assessed.everyday?.words).toEqual(['TRACE']);
    expect(assessed.missed.map(({ worth }) => worth)).toEqual([3, 2, 1.5]);
    expect(assessed.possible).toBe(3);
  });

  it('leaves words that don’t suit families to grown-ups', () => {
    const choices = [choice(3, 'BEER'), choice(2, 'TRACE'), choice(4, 'RANDY')];
    expect(assessChoices({ ...decision, choices }, env).everyday?.words).toEqual(['TRACE']);
    expect(assessChoices({ ...decision, choices }, { lexicon, everydayZipf: 3 }).everyday?.words).toEqual(['RANDY']);
  });

  it('is to do nothing if nothing is better', () => {
    const assessed = assessChoices({ ...decision, choices: [choice(-1, 'CAT')] }, env);
    expect(assessed.best).toMatchObject({ text: 'end', worth: 0, zipf: WITHOUT_WORDS });
    expect(assessed.everyday).toBeNull();
    expect(assessed.missed).toEqual([]);
  });

  it('names no offensive word, but counts one that was played', () => {
    const offensive = ['SHIT', 'BASTARD'].find((word) => lexicon.offensiveness(word) !== null)!;
    const played = choice(4, offensive);
    const assessed = assessChoices({ ...decision, choices: [played, choice(2, 'CAT')], played }, env);
    expect(assessed.best.words).toEqual(['CAT']);
    expect(assessed.played).toBe(played);
    expect(takenOf(assessed)).toBe(2);
  });

  it('lists at most twelve misses, half of them everyday ones, none twice', () => {
    const everyday = ['CAT', 'DOG', 'TREE', 'HOUSE', 'RIVER', 'BREAD', 'WATER', 'CHAIR'];
    const rare = [
      'NUMEN',
      'PUCE',
      'AURAR',
      'ZOEA',
      'QOPH',
      'XYST',
      'CWMS',
      'WAQF',
      'VUGS',
      'ZAX',
      'ADZE',
      'EUOI',
      'AZO',
    ];
    const choices = [
      ...everyday.map((word, i) => choice(1 + i / 100, word)),
      ...rare.map((word, i) => choice(2 + i / 100, word)),
      { ...choice(3, 'NUMEN'), text: 'another way' },
    ];
    const { missed } = assessChoices({ ...decision, choices }, env);
    expect(missed).toHaveLength(12);
    expect(missed.filter(({ zipf }) => zipf >= 3.5)).toHaveLength(6);
    expect(missed.filter(({ words }) => words[0] === 'NUMEN')).toHaveLength(1);
    expect(missed.map(({ worth }) => worth)).toEqual(missed.map(({ worth }) => worth).toSorted((a, b) => b - a));
  });

  it('does not take a name for an everyday word', () => {
    expect(lexicon.zipf('PERRY')).toBeGreaterThan(4);
    expect(familiarZipf('PERRY', lexicon)).toBeLessThan(3);
    expect(familiarZipf('TRACE', lexicon)).toBeGreaterThan(4);
    expect(familiarZipf('BANJO', lexicon)).toBeGreaterThan(3.5);
    expect(familiarZipf('XXXXX', lexicon)).toBe(0);
  });

  it('does not take a form of old texts for a form that people use', () => {
    expect(['DIDST', 'MANLIER', 'WIDEST', 'KINDNESSES'].map((word) => isRareForm(word, lexicon))).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe('misses', () => {
  const missed = (n: number, worth: number, word: string, played = 0): Assessment =>
    assessment({ n, best: choice(worth + 1, 'NUMEN'), everyday: choice(worth, word), played: choice(played) });

  it('are the biggest, above the threshold, and no two alike', () => {
    const assessments = [
      missed(1, 1, 'CAT'),
      missed(2, 3, 'TRACE'),
      missed(3, 2, 'REACT'),
      missed(4, 2.5, 'DOG', 2),
      missed(5, 2, 'HOUSE'),
      assessment({ n: 6, best: choice(9, 'PUCE') }),
    ];
    expect(pickMisses(assessments, { minMiss: 0.6 }).map(({ assessment: { n }, cost }) => [n, cost])).toEqual([
      [2, 3],
      [5, 2],
      [1, 1],
    ]);
  });

  it('may be of rare words if somebody wants that', () => {
    const [first] = pickMisses(
      [missed(1, 1, 'CAT'), assessment({ n: 6, best: choice(9, 'PUCE') })],
      { minMiss: 0.6 },
      {
        withRareWords: true,
        most: 1,
      },
    );
    expect(first?.choice.words).toEqual(['PUCE']);
  });

  it('without words are all different', () => {
    const bids = [1, 2].map((n) => assessment({ n, everyday: choice(2) }));
    expect(pickMisses(bids, { minMiss: 1 })).toHaveLength(2);
  });
});

describe('open turns', () => {
  it('counts turns in a row in which something was possible', () => {
    const turns = [
      { n: 1, open: ['A', 'B'], waiting: [] },
      { n: 2, open: ['A'], waiting: ['B'] },
      { n: 3, open: ['B'], waiting: [] },
      { n: 4, open: ['A'], waiting: [] },
    ];
    expect(countOpenTurns(turns, (item) => item)).toEqual([
      { item: 'A', turns: 2, n: 1 },
      { item: 'B', turns: 2, n: 1 },
    ]);
  });
});

describe('a whole record', () => {
  const played = openToy({ seats: 2, preset: 'rulebook' });
  const { entries } = playBots(toy, played, ['child', 'master'], 100);
  const record: MatchRecord = {
    match: played.match,
    names: ['Ann', 'Ben'],
    entries,
    outcome: played.table.status.outcome,
  };

  it('has one decision for every act of the seats asked for', async () => {
    const decisions = listDecisions(record, toy, toyLexicon, [1]);
    if (!decisions.ok) throw new Error(decisions.error.sentence);
    expect(decisions.value.map(({ n }) => n)).toEqual(entries.filter(({ by }) => by === 1).map(({ n }) => n));
    const analyst = await toy.loadAnalyst();
    const assessed = decisions.value.map((decision) =>
      assessDecision(decision, analyst, { lexicon: toyLexicon, depth: 'quick', everydayZipf: 3.5 }),
    );
    expect(assessed.every((one) => one !== null && one.played !== null)).toBe(true);
    const [miss] = pickMisses(
      assessed.map((one) => ({ ...one!, played: null })),
      { minMiss: 0 },
    );
    const { view } = decisions.value.find(({ n }) => n === miss!.assessment.n)!;
    expect(sayMiss(miss!, analyst, view, { subjectPossessive: () => 'Your' } as never)).toMatch(
      /^Your \d+ was the best card/,
    );
  });

  it('has a decision of everybody whose time ran out', () => {
    const late = openToy({ seats: 2, preset: 'rulebook' });
    const timeUp = { n: 1, at: 10_500, by: 'clock', text: 'timeUp' } as const;
    const decisions = listDecisions({ ...record, match: late.match, entries: [timeUp] }, toy, toyLexicon, [0, 1]);
    expect(decisions.ok).toBe(false); // the match is not over
    const over = { ...record, match: late.match, entries: [timeUp], outcome: null };
    const listed = listDecisions(over, toy, toyLexicon, [0, 1]);
    expect(listed.ok && listed.value.map(({ seat, text }) => [seat, text])).toEqual([
      [0, null],
      [1, null],
    ]);
  });
});
