import { describe, expect, it } from 'vitest';
import { wordsterCardsOf } from '../../content.ts';
import {
  DEFAULT_SETUP,
  eventsOfType,
  eventTypes,
  lexicon,
  openTestTable,
  type TestTable,
  type TestTableOptions,
} from '../../testing/table.testing.ts';
import { rules } from '../rules.ts';

const select = (scenario: TestTableOptions['scenario'], spec: TestTableOptions = {}): TestTable =>
  openTestTable({
    ...spec,
    seats: (scenario!.players as unknown[]).length,
    scenario: { phase: 'select', ...scenario },
  });
const totals = (...points: readonly number[]) => points.map((total) => ({ total }));

describe('the card', () => {
  it('[WS-001] is played by 2 to 6 players', () => {
    expect(rules.seats).toEqual([2, 6]);
  });

  it('[WS-002, WS-105] lasts four rounds, one for each Wordster, all four played once', () => {
    const table = openTestTable({ scenario: null });
    const { card } = table.view();
    const played: string[] = [];
    for (let round = 1; round <= 4; round++) {
      const [selector] = table.status.toAct;
      const wordster = table.view(selector).offered!.at(-1)!;
      played.push(wordster);
      table.actAll(`${selector} choose ${wordster}`, '0 done');
      const events = table.act(1, 'done');
      expect(eventTypes(events).includes('gameWon')).toBe(round === 4);
    }
    expect(new Set(played).size).toBe(4);
    expect(card).toContain(played[0]);
    expect(new Set(table.view().card)).toEqual(new Set(played));
  });

  it('[WS-002] may be played for fewer rounds', () => {
    const table = openTestTable({ scenario: { phase: 'select' }, setup: { rounds: 1 } });
    expect(eventTypes(table.actAll('0 choose ANG', '0 done', '1 done'))).toContain('gameWon');
  });

  it('[WS-003, WS-006, WS-083] shows the two Wordsters of the red side; the back is hidden until round 2', () => {
    const table = openTestTable({ seats: 3, scenario: { phase: 'select' } });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer)).toMatchObject({ offered: ['ANG', 'OTI'], card: ['ANG', 'OTI', null, null] });
    }
    table.actAll('0 choose OTI', '0 done', '1 done', '2 done');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer)).toMatchObject({ offered: ['ANG', 'LOV', 'STA'], card: ['ANG', 'OTI', 'LOV', 'STA'] });
    }
  });

  it('[WS-004] is one of 72, with 288 different Wordsters that all have many words', () => {
    const all = wordsterCardsOf(lexicon).flat();
    expect(wordsterCardsOf(lexicon)).toHaveLength(72);
    expect(new Set(all).size).toBe(288);
    const poor = all.filter((wordster) => {
      const words = lexicon.wordsHiding(wordster);
      return words.length < 40 || words.filter((word) => lexicon.zipf(word) >= 3).length < 15;
    });
    expect(poor).toEqual([]);
  });

  it('[WS-005, WS-087] is drawn from the seed or set by the option', () => {
    const card = (seed: string, setup: TestTableOptions['setup'] = {}) =>
      openTestTable({ scenario: null, seed, setup }).view().card;
    expect(card('a')).toEqual(card('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => card(seed)[0])).size).toBeGreaterThan(1);
    for (const number of [1, 72]) {
      expect(card('a', { card: number }).slice(0, 2)).toEqual(wordsterCardsOf(lexicon)[number - 1]!.slice(0, 2));
    }
  });

  it('[WS-008] goes to a first selector drawn from the seed, or to the first seat', () => {
    const selector = (seed: string, setup: TestTableOptions['setup'] = {}) =>
      openTestTable({ scenario: null, seed, setup, seats: 6 }).view().selector;
    const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
    expect(new Set(seeds.map((seed) => selector(seed))).size).toBeGreaterThan(3);
    expect(new Set(seeds.map((seed) => selector(seed, { firstSelector: 'first' })))).toEqual(new Set([0]));
  });
});

describe('the next round', () => {
  it('[WS-080, WS-086] adds points to the totals, reveals all lists and keeps only the judgements', () => {
    const table = openTestTable({
      wordster: 'LOV',
      setup: { sameJudge: 'auto' },
      scenario: {
        players: [
          { total: 4, points: 3, list: ['GLOVE', 'LOVEX'] },
          { total: 9, list: [] },
        ],
        accepted: ['LOVE'],
        struck: ['LOVES'],
        judged: [['LOVE', 'LOVER', 'SAME']],
      },
    });
    table.act(0, 'announce GLOVE');
    const events = table.act(0, 'announce LOVEX');
    expect(eventsOfType(events, 'roundEnded')[0]).toMatchObject({ points: [4, 0], totals: [8, 9], wordster: 'LOV' });
    const view = table.view('spectator');
    expect(view.players.map(({ total, points, words }) => [total, points, words])).toEqual([
      [8, 0, 0],
      [9, 0, 0],
    ]);
    expect(view).toMatchObject({ accepted: [], struck: [], protections: [], round: 2, used: ['LOV'] });
    expect(view.judgements).toHaveLength(1);
    expect(view.opened!.lists[0]).toEqual([
      { word: 'GLOVE', fate: 'announced', points: 1 },
      { word: 'LOVEX', fate: 'announced', points: 0 },
    ]);
  });

  it('[WS-081] is selected by the lowest score, from either side, even with one Wordster left', () => {
    const table = select({ round: 2, used: ['ANG'], players: totals(9, 4, 7) });
    expect(table.status.toAct).toEqual([1]);
    expect(table.view(1).offered).toEqual(['OTI', 'LOV', 'STA']);
    expect(table.refusalCode(1, 'choose ANG')).toBe('NOT_OFFERED');
    const last = select({ round: 4, used: ['ANG', 'LOV', 'STA'], players: totals(9, 4) });
    expect(last.view(1).offered).toEqual(['OTI']);
    expect(last.phase).toBe('select');
  });

  it.each([
    [[5, 5, 5, 9], 1, 2],
    [[5, 5, 9, 9], 1, 0],
    [[9, 5, 9, 9], 1, 1],
    [[5, 9, 9, 5], 2, 3],
  ])('[WS-082] with points %j after selector %i, seat %i selects', (points, previousSelector, selector) => {
    const table = select({ round: 2, used: ['ANG'], previousSelector, players: totals(...points) });
    expect(table.view().selector).toBe(selector);
  });

  it('[WS-082] reports a tie for selector', () => {
    const table = openTestTable({ scenario: { phase: 'write' } });
    expect(eventsOfType(table.actAll('0 done', '1 done'), 'nextSelector')).toEqual([
      { type: 'nextSelector', seat: 1, tie: true },
    ]);
  });
});

describe('the end', () => {
  const end = (players: readonly { total: number; twos?: number }[], setup: TestTableOptions['setup'] = {}) => {
    const table = openTestTable({
      seats: players.length,
      setup,
      scenario: { phase: 'write', round: 4, used: ['ANG', 'OTI', 'LOV'], players: players.map((one) => ({ ...one })) },
    });
    const events = players.flatMap((_, seat) => table.act(seat, 'done'));
    return { table, won: eventsOfType(events, 'gameWon')[0]!.seats };
  };

  it('[WS-084] comes after four rounds; the highest grand total wins', () => {
    const { table, won } = end([{ total: 30 }, { total: 41 }, { total: 12 }]);
    expect(won).toEqual([1]);
    expect(table.status.outcome!.ranking).toEqual([[1], [0], [2]]);
    expect([
      table.refusalCode(0, 'done'),
      table.refusalCode('clock', 'timeUp', 1e9),
      table.refusalCode(0, 'leave'),
    ]).toEqual(['GAME_OVER', 'GAME_OVER', 'GAME_OVER']);
  });

  it('[WS-085] is shared in a tie, and equal scores share a place', () => {
    const { table, won } = end([{ total: 9 }, { total: 20 }, { total: 9 }, { total: 20 }]);
    expect(won).toEqual([1, 3]);
    expect(table.status.outcome!.ranking).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it('[WS-085] with mostTwos, goes to the most 2-point words, and is shared after that', () => {
    const players = [
      { total: 20, twos: 3 },
      { total: 20, twos: 5 },
      { total: 20, twos: 5 },
      { total: 19, twos: 9 },
    ];
    expect(end(players, { tieBreak: 'mostTwos' }).table.status.outcome!.ranking).toEqual([[1, 2], [0], [3]]);
  });

  it('[WS-039] counts 2-point words for the tie-break', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG GANG', 'HANG'] });
    table.actAll('0 announce HANG');
    expect(table.view().players.map(({ twos }) => twos)).toEqual([1, 0]);
  });
});

it('[WS-002] options have the values and defaults of RULES.md', () => {
  expect(DEFAULT_SETUP).toEqual({
    rounds: 4,
    card: 0,
    firstSelector: 'random',
    writing: 'together',
    writingSeconds: 180,
    endEarly: true,
    entryCheck: 'shape',
    legality: 'auto',
    sameJudge: 'hybrid',
    voteTie: 'different',
    tieBreak: 'shared',
    selectSeconds: 20,
    announceSeconds: 30,
    responseSeconds: 8,
    voteSeconds: 20,
    highlightSimilar: true,
    lateGraceMs: 250,
  });
  expect(rules.options.card.values).toHaveLength(73);
  expect(Object.keys(rules.presets)).toEqual(['rulebook', 'relaxed', 'quick', 'referee', 'strict', 'letter']);
});
