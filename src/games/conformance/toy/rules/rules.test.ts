import { describe, expect, it } from 'vitest';
import type { MatchRequest } from '#core/open-match.ts';
import { openMatch } from '#core/open-match.ts';
import { playerNames } from '#core/player-names.ts';
import { performAct, type Table } from '#core/table.ts';
import { customLexicon } from '#lexicon/custom-lexicon.ts';
import { game } from '../game.ts';
import type { View } from './view.ts';

function open(request: Partial<MatchRequest> = {}): Table {
  const opened = openMatch(game, { seats: 2, seed: 'toy', ...request }, () => customLexicon([]));
  if (!opened.ok) throw new Error(game.say.refusal(opened.error, playerNames([], null)));
  return opened.value.table;
}

const HANDS = {
  scenario: {
    hands: [
      [3, 9],
      [5, 7],
    ],
  },
  options: { rounds: 1 },
};
const viewOf = (table: Table, viewer: number | 'spectator'): View => table.viewFor(viewer) as View;
const codeOf = (table: Table, by: number | 'clock', text: string, at = table.at): string => {
  const done = performAct(table, by, text, at);
  return done.ok ? 'ok' : done.error.code;
};

it('[TO-001] deals four of five cards per seat', () => {
  const table = open({ seats: 4 });
  const cards = [0, 1, 2, 3].flatMap((seat) => viewOf(table, seat).hand);
  expect(cards).toHaveLength(16);
  expect(new Set(cards).size).toBe(16);
  expect(Math.max(...cards)).toBeLessThanOrEqual(20);
});

describe('a bid', () => {
  it('[TO-002] is one card of the own hand, once in a round', () => {
    const table = open(HANDS);
    expect(codeOf(table, 0, 'bid 5')).toBe('NOT_IN_HAND');
    expect(codeOf(table, 0, 'bid 3')).toBe('ok');
    expect(codeOf(table, 0, 'bid 9')).toBe('ALREADY_BID');
  });

  it('[TO-008] stays secret until everybody has bid', () => {
    const table = open({
      ...HANDS,
      options: {},
      scenario: {
        hands: [
          [3, 9, 1],
          [5, 7, 2],
        ],
      },
    });
    codeOf(table, 0, 'bid 9');
    expect(viewOf(table, 0)).toMatchObject({ hand: [1, 3], bid: 9 });
    expect(viewOf(table, 1)).toMatchObject({ hand: [2, 5, 7], bid: null, revealed: [null, null] });
    expect(viewOf(table, 1).players[0]).toEqual({ cards: 2, hasBid: true, points: 0, left: false });
    expect(viewOf(table, 'spectator')).toMatchObject({ hand: [], bid: null });
  });

  it('[TO-003] [TO-004] is revealed when all have bid, and the highest wins a point', () => {
    const table = open({
      ...HANDS,
      options: {},
      scenario: {
        hands: [
          [3, 9, 1],
          [5, 7, 2],
        ],
      },
    });
    codeOf(table, 0, 'bid 9');
    const done = performAct(table, 1, 'bid 7', 0);
    expect(done.ok && done.value.events.at(-1)).toEqual({ type: 'revealed', bids: [9, 7], winner: 0 });
    expect(table.status.scores).toEqual([1, 0]);
    expect(viewOf(table, 'spectator')).toMatchObject({ revealed: [9, 7], round: 2 });
  });
});

it('[TO-005] bids the lowest card for everybody who is late', () => {
  const table = open(HANDS);
  expect(table.status.deadline).toBe(10_500);
  expect(codeOf(table, 'clock', 'timeUp', 10_499)).toBe('NOT_DUE');
  expect(codeOf(table, 0, 'bid 9', 10_501)).toBe('TIME_IS_UP');
  expect(codeOf(table, 'clock', 'timeUp', 10_501)).toBe('ok');
  expect(viewOf(table, 'spectator').revealed).toEqual([3, 5]);
  expect(open({ preset: 'relaxed' }).status.deadline).toBeNull();
});

it('[TO-006] ends after the last round', () => {
  const table = open(HANDS);
  codeOf(table, 0, 'bid 3');
  codeOf(table, 1, 'bid 5');
  expect(table.status.outcome).toEqual({ ranking: [[1], [0]], reason: 'rounds' });
  expect(codeOf(table, 0, 'bid 9')).toBe('GAME_OVER');
});

it('[TO-006] [TO-007] ends when fewer than two are left, and ranks those who left last', () => {
  const table = open({ seats: 3 });
  expect(codeOf(table, 2, 'leave')).toBe('ok');
  expect(codeOf(table, 2, 'leave')).toBe('HAS_LEFT');
  expect(codeOf(table, 0, 'leave')).toBe('ok');
  expect(table.status.outcome).toEqual({ ranking: [[1], [0, 2]], reason: 'left' });
});

it.each([
  [{}],
  [{ hands: [[1, 2, 3]] }],
  [
    {
      hands: [
        [1, 2, 3],
        [4, 5],
      ],
    },
  ],
  [
    {
      hands: [
        [1, 2, 3],
        [4, 5, 11],
      ],
    },
  ],
  [
    {
      hands: [
        [1, 2, 3],
        [3, 4, 5],
      ],
    },
  ],
  [
    {
      hands: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      more: 1,
    },
  ],
])('[TO-009] refuses the scenario %j', (scenario) => {
  expect(() => open({ scenario })).toThrow('This position can’t be set up');
});
