import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { checks } from '../checks.ts';
import {
  SPACE_BY_RELATION,
  stageTestTable,
  TestTable,
  testSetup,
  tryStageTestTable,
} from '../testing/table.testing.ts';
import type { Setup } from './options.ts';
import { startFromScenario } from './stage-scenario.ts';

const card = (key: string, more: object = {}): Json =>
  ({ key, words: ['one', 'two', 'three', 'four'], answer: 'S4', ...more }) as Json;

describe('scenarios', () => {
  it('[WP-145] build the example of RULES.md with printed cards', () => {
    const rulesText = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const scenario = JSON.parse(/```json\n([\s\S]*?)```/.exec(rulesText)![1]!);
    const env = { now: 0, random: randomFrom('example', 0), lexicon: loadLexicon('standard') };
    const staged = startFromScenario(scenario, testSetup(), 4, env);
    if (!staged.ok) throw new Error(staged.error.about.join());
    const table = new TestTable(staged.value.state, staged.value.events);
    expect(table.phase).toBe('place');
    expect(table.hand(0)).toEqual(['SUMMIT', 'VICTORY', 'TIMID']);
    expect(table.windows[0]).toEqual(['RAPID']);
    expect(table.windows.map((cards) => cards.length)).toEqual([1, 2, 1, 0]);
    expect(table.cash).toEqual([20_000, 3500, 20_000, 20_000]);
    expect(table.books).toEqual([2, 0, 4, 0]);
    expect(table.state.players[2]!.losesTurn).toBe(true);
    expect(table.viewFor(1).piles.blue.discard).toBe(6);
    expect(checks.findBrokenInvariants(table.state)).toEqual([]);
    table.act(1, 'waive').act(2, 'waive').act(3, 'waive').act(0, 'finish');
    expect(table.hand(0)).toEqual(['SUMMIT', 'VICTORY', 'TIMID', 'ODOR']);
    expect(table.active).toBe(1);
    expect(table.act(1, 'roll').findEvent('rolled')!.roll).toBe(3);
  });

  it('[WP-145] fill in from the seed what is not named', () => {
    const table = stageTestTable({ players: [{ hand: ['SONE'] }, {}] });
    expect(table.hand(0).length).toBe(4);
    expect(table.hand(0)[0]).toBe('SONE');
    expect(table.hand(1).length).toBe(4);
    expect(table.active).toBe(0);
    expect(table.state.players[0]).toMatchObject({ cash: 20_000, books: 0, at: 0 });
    expect(stageTestTable({ players: [{ hand: ['SONE'] }, {}] }).state).toEqual(table.state);
    expect(table.hand(1)).not.toContain('SONE');
    expect(stageTestTable({}, {}, 5).state.players.length).toBe(5);
  });

  it('[WP-145] use a pile given as “only” as the whole pile', () => {
    const table = stageTestTable({
      players: [{}, {}],
      draw: { blue: { only: ['SONE', 'STWO'] } },
      discard: { blue: ['AONE'] },
    });
    expect(table.state.piles.blue.draw.map(({ key }) => key)).toEqual(['SONE', 'STWO']);
    expect(table.state.decks.blue).toBe(2 + 1 + 8);
  });

  it('[WP-145, WP-142] add a named card to the deck of the place that names it', () => {
    const family = { deckMode: 'family', colour0: 'red' } as const;
    const table = stageTestTable({ players: [{ hand: ['SONE'] }, {}], windows: [['AONE', 'RAONE'], 0, 0, 0] }, family);
    expect(table.state.players[0]!.hand[0]).toMatchObject({ key: 'SONE', colour: 'red' });
    expect(table.state.windows[0]!.map(({ colour }) => colour)).toEqual(['blue', 'red']);
    expect(checks.findBrokenInvariants(table.state)).toEqual([]);
    const bound = stageTestTable({ players: [{ hand: ['FOO'] }, {}], cards: [card('FOO', { colour: 'red' })] });
    expect(bound.state.players[0]!.hand[0]).toMatchObject({ key: 'FOO', colour: 'blue' });
    expect(checks.findBrokenInvariants(bound.state)).toEqual([]);
    const own = stageTestTable({ players: [{}, {}], cards: [card('SONE')], windows: [['SONE'], 0, 0, 0] });
    expect(own.state.windows[0]![0]).toMatchObject({ answer: 'S4', colour: 'blue' });
  });

  it('[WP-145] break a tie after the given order rolls with the seed', () => {
    const { orderRolls: order, turn } = stageTestTable({ order: [[6, 6, 1]] }, {}, 3).state;
    expect(order.length).toBeGreaterThan(1);
    expect([0, 1]).toContain(turn.seat);
  });

  it('[WP-145] hide fixed rolls and draws from every view', () => {
    const plain = { players: [{ hand: ['SONE'] }, {}] };
    const rigged = stageTestTable({ ...plain, dice: [6, 6], draw: { blue: ['AFOURZ'] } });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(rigged.viewFor(viewer)).not.toHaveProperty('dice');
      expect(JSON.stringify(rigged.viewFor(viewer))).not.toContain('AFOURZ');
    }
  });

  const laid = { phase: 'place', players: [{ at: SPACE_BY_RELATION.S }, {}] };
  it.each<[string, Json, Partial<Setup>?]>([
    ['nothing', null],
    ['a list', []],
    ['text', 'roll'],
    ['a list for a player', { players: [[], {}, {}] }],
    ['null for a player', { players: [null, {}, {}] }],
    ['an unknown field', { playerz: [] }],
    ['an unknown field of a player', { players: [{ money: 5 }, {}] }],
    ['a hostile field', JSON.parse('{"__proto__": {"x": 1}}')],
    ['a hostile colour', { draw: { constructor: [] } }],
    ['too many players', { players: [{}, {}, {}, {}] }],
    ['a seat that is not there', { active: 3 }],
    ['a fraction of a seat', { active: 0.5 }],
    ['an unknown phase', { phase: 'wait' }],
    ['a place off the board', { players: [{ at: 28 }, {}, {}] }],
    ['negative money', { players: [{ cash: -500 }, {}, {}] }],
    ['money that is no multiple of 500', { players: [{ cash: 750 }, {}, {}] }],
    ['endless money', { players: [{ cash: 1e300 }, {}, {}] }],
    ['books in halves', { players: [{ books: 1.5 }, {}, {}] }],
    ['five cards', { players: [{ hand: ['SONE', 'STWO', 'STHREE', 'SFOUR', 'AONE'] }, {}, {}] }],
    ['more cards than the hand holds', { players: [{ hand: ['SONE'], handSize: 0 }, {}, {}] }],
    ['a card in two places', { players: [{ hand: ['SONE'] }, { hand: ['SONE'] }, {}] }],
    ['a card twice on the windows', { windows: [['SONE', 'SONE'], 0, 0, 0] }],
    ['a card nobody knows', { players: [{ hand: ['ZZZ'] }, {}, {}] }],
    ['a card that is no word', { players: [{ hand: ['<b>'] }, {}, {}] }],
    ['a hand that is no list', { players: [{ hand: 'SONE' }, {}, {}] }],
    ['four occupied windows', { windows: [1, 1, 1, 1] }],
    ['five windows', { windows: [0, 0, 0, 0, 0] }],
    ['more cards than there are', { discard: { blue: 199 } }],
    ['a die of seven', { dice: [7] }],
    ['a colour nobody plays with', { draw: { red: ['RSONE'] } }],
    ['a card with three words', { cards: [{ key: 'FOO', words: ['a', 'b', 'c'], answer: 'S1' }] }],
    ['a card with an impossible answer', { cards: [card('FOO', { answer: 'B2' })] }],
    ['a card given twice', { cards: [card('FOO'), card('FOO')] }],
    ['cards laid before the roll', { laid: [['SONE', 1]] }],
    ['laying on a space without play', { phase: 'place', players: [{ at: 3 }, {}, {}] }],
    ['a fifth window', { ...laid, players: [...laid.players, {}], laid: [['SONE', 5]] }],
    [
      'a hand too big for what is laid',
      { phase: 'place', players: [{ at: SPACE_BY_RELATION.S, handSize: 4 }, {}, {}], laid: [['SONE', 1]] },
    ],
    [
      'coverage by laid cards',
      { phase: 'place', players: [{ at: SPACE_BY_RELATION.S }, {}, {}], windows: [1, 1, 1, 0], laid: [['SONE', 4]] },
    ],
    ['order beside active', { active: 0, order: [[1, 2, 3]] }],
    ['an order of too few', { order: [[1, 2]] }],
    ['a re-roll without a tie', { order: [[1, 2, 3], [1]] }],
    ['an empty order', { order: [] }],
    [
      'an order in the middle of a turn',
      { order: [[1, 2, 3]], phase: 'place', players: [{ at: SPACE_BY_RELATION.S }, {}, {}] },
    ],
    ['a game that is won', { players: [{ books: 10 }, {}, {}] }],
    ['a game that is won by cash', { players: [{ cash: 100_000 }, {}, {}] }],
    ['a game won both ways', { players: [{ cash: 100_000, books: 10 }, {}, {}] }, { winRule: 'both' }],
  ])('[WP-145] refuse %s', (_, scenario, changes) => {
    const staged = tryStageTestTable(scenario, changes, 3);
    expect(staged.ok).toBe(false);
    expect(!staged.ok && staged.error).toMatch(/^BAD_SCENARIO WP-145 .{5}/);
  });

  it.each<[string, Json]>([
    ['players.1.cash: money is a multiple of $500', { players: [{}, { cash: 750 }, {}] }],
    ['players.0.money: there is no such field', { players: [{ money: 5 }, {}, {}] }],
    ['players.2: an object is needed', { players: [{}, {}, null] }],
    ['cards.0.words: this field is missing', { cards: [{ key: 'FOO', answer: 'S1' }] }],
    ['order: a list of order rolls is needed', { order: 6 }],
  ])('[WP-145] name the invalid field: %s', (message, scenario) => {
    const staged = tryStageTestTable(scenario);
    expect(!staged.ok && staged.error).toBe(`BAD_SCENARIO WP-145 ${message}`);
  });

  it('[WP-145] ignore the `words` of a table, which the host handles', () => {
    expect(tryStageTestTable({ words: ['CAT'] }, {}, 2).ok).toBe(true);
  });
});
