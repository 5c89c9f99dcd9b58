import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import { findFaults } from '../checks.ts';
import { DEFAULT_SETUP, openTestTable, scenarioRefusal, stageTestTable, TEST_WORDS } from '../testing/table.testing.ts';
import { startFromScenario } from './stage-scenario.ts';

/** The example in RULES.md. */
const EXAMPLE: { readonly [key: string]: Json } = {
  words: ['AT', 'CAT', 'CATS', 'IN', 'NICE'],
  rotation: [2, 0, 1],
  round: 3,
  turn: 0,
  row: 'rC yA kT+TL',
  status: 'word',
  by: 2,
  last: [1, 2, 3],
  hands: { 0: 'kS rN b?', 1: 'bZ' },
  premiums: { 0: 'DW DL', 2: 'ST' },
  tally: { 0: [4, 0], 1: [0, 9], 2: [3, 5, 7] },
  passed: [],
  draw: 'DW rA yE gI',
  discard: 'gO DL',
};

describe('a scenario', () => {
  it('sets up the position as written', () => {
    const t = stageTestTable(EXAMPLE, 3);
    expect(t.row).toBe('rC yA kT+TL word');
    expect([t.toAct, t.view().round, t.view().rotation]).toEqual([[0], 3, [2, 0, 1]]);
    expect([t.hand(0), t.hand(1), t.hand(2).split(' ').length]).toEqual(['kS rN b?', 'bZ', 7]);
    expect([t.premiums(0), t.premiums(1), t.premiums(2)]).toEqual(['DW DL', '', 'ST']);
    expect(t.scores).toEqual([4, 9, 15]);
    expect(t.state.pile.slice(0, 4)).toEqual(['DW', 'rA', 'yE', 'gI']);
    expect([t.state.discard, t.status.deadline]).toEqual([['gO', 'DL'], 90_500]);
    expect(findFaults(t.state)).toEqual([]);
    t.act(0, 'play ... kS+DW word');
    expect(t.scores).toEqual([4 + 16, 9, 8]);
  });

  it('fills in everything it does not name', () => {
    const t = stageTestTable({}, 3);
    expect([t.row, t.toAct, t.view().round, t.view().rotation]).toEqual(['empty', [0], 1, [0, 1, 2]]);
    expect([t.premiums(0), t.premiums(1)]).toEqual(['ST', '']);
    expect(t.view().players.map(({ letters }) => letters)).toEqual([7, 7, 7]);
    expect(t.view().pile).toBe(150 - 21);
  });

  it('is in round 2 if the first player faces a row', () => {
    expect(stageTestTable({ row: 'kN' }).view().round).toBe(2);
    expect(stageTestTable({ row: 'kN', turn: 1 }).view().round).toBe(1);
    expect(stageTestTable({ row: 'kN', rotation: [1, 0], turn: 0 }).view().round).toBe(1);
  });

  it('gives a standing word and its points to the seat before the player to move', () => {
    const t = stageTestTable({ row: 'rC yA kT+TL', status: 'word', rotation: [1, 2, 0] }, 3);
    expect([t.view().row.by, t.points(0)]).toEqual([0, [7]]);
    expect(stageTestTable({ row: 'kI kN', status: 'word', tally: { 1: [9] } }).points(1)).toEqual([9]);
  });

  it('gives the star to the first player unless it is named elsewhere', () => {
    expect(stageTestTable({ rotation: [1, 0] }).premiums(1)).toBe('ST');
    expect(stageTestTable({ premiums: { 1: 'ST' } }).premiums(0)).toBe('');
    expect(stageTestTable({ premiums: { 0: 'DW' } }).premiums(0)).toBe('DW ST');
    expect(stageTestTable({ star: false }).state.removedCards).toEqual(['ST']);
    expect(stageTestTable({ row: 'kN+ST' }).premiums(0)).toBe('');
  });

  it('can limit the pile, which takes the other cards out of the match', () => {
    const t = stageTestTable({ pile: 3, draw: 'rA' });
    expect([t.view().pile, t.state.pile[0], t.state.removedCards.length]).toEqual([3, 'rA', 150 - 14 - 3]);
    expect(stageTestTable({ pile: 900 }).view().pile).toBe(136);
  });

  it('[TM-107] skips a player without letters at once', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: '' } });
    expect([t.toAct, t.event('satOut')]).toEqual([[1], { type: 'satOut', seat: 0, why: 'noCards' }]);
  });

  it('ends at once if nobody holds a letter', () => {
    expect(stageTestTable({ hands: { 0: '', 1: '' }, pile: 0 }).outcome?.reason).toBe('cards');
    expect(stageTestTable({ hands: { 0: '', 1: '' } }).outcome?.reason).toBe('rounds');
  });

  it('runs the whole setup from an opening', () => {
    const t = openTestTable({ seats: 2, scenario: { opening: 'rM bF', draw: 'rA rE rI', pile: 5 } });
    expect([t.hand(1).slice(0, 8), t.view().pile]).toEqual(['rA rE rI', 5]);
    expect(findFaults(t.state)).toEqual([]);
  });
});

describe('a scenario is refused', () => {
  it.each<[string, Json]>([
    ['not an object', []],
    ['null', null],
    ['unknown key', { rows: 'kN' }],
    ['the key __proto__', JSON.parse('{"__proto__": 1}') as Json],
    ['the key constructor', { constructor: 1 } as unknown as Json],
    ['the seat __proto__', { hands: JSON.parse('{"__proto__": "rA"}') as Json }],
    ['no such seat', { hands: { 2: 'rA' } }],
    ['half a seat', { tally: { '0.5': [1] } }],
    ['an unknown card', { row: 'xN' }],
    ['a premium in a hand', { hands: { 0: 'TL' } }],
    ['a letter among premiums', { premiums: { 0: 'rA' } }],
    ['an unnamed blank in the row', { row: 'b?' }],
    ['a letter for a card that is not blank', { row: 'rN=S' }],
    ['a slash as in a move', { row: '/rN' }],
    ['more copies than exist', { row: 'rJ', hands: { 0: 'rJ' } }],
    ['a card that does not exist', { hands: { 0: 'kC' } }],
    ['eleven DL', { premiums: { 0: 'DL DL DL DL DL DL DL DL DL DL DL' } }],
    ['two stars', { premiums: { 0: 'ST', 1: 'ST' } }],
    ['a star in the pile', { draw: 'ST' }],
    ['a star although there is none', { star: false, premiums: { 0: 'ST' } }],
    ['a standing word that is no word', { row: 'kN', status: 'word' }],
    ['a standing word without a row', { status: 'word' }],
    ['unknown status', { row: 'kN', status: 'empty' }],
    ['a premium on a colored card', { row: 'rN+TL' }],
    ['a seat twice', { rotation: [0, 0] }],
    ['a seat missing', { rotation: [1] }],
    ['a round after the last', { round: 11 }],
    ['round 0', { round: 0 }],
    ['half a round', { round: 1.5 }],
    ['a turn in phase switch', { phase: 'switch', turn: 0 }],
    ['unknown phase', { phase: 'over' }],
    ['a slot beyond the row', { row: 'kN', last: [2] }],
    ['slot 0', { row: 'kN', last: [0] }],
    ['no slot placed last', { row: 'kN', last: [] }],
    ['a pass on an empty row', { passed: [0] }],
    ['a pass on a word', { row: 'kI kN', status: 'word', passed: [0] }],
    ['everybody passed', { row: 'kN', passed: [0, 1] }],
    ['eight letters', { hands: { 0: 'kE kE kE kE kE kE rE yE' } }],
    ['turns that have not been played', { tally: { 0: [5] } }],
    ['no points for the word', { row: 'kI kN', status: 'word', round: 3, tally: { 1: [5] } }],
    ['a word formed before any turn', { row: 'kI kN', status: 'word', round: 1, by: 0 }],
    ['points below zero', { turn: 1, tally: { 0: [-1] } }],
    ['far too many points', { turn: 1, tally: { 0: [1e300] } }],
    ['more cards named than the pile holds', { draw: 'rA rE', pile: 1 }],
    ['an opening together with a row', { opening: 'rA', row: 'kN' }],
    ['an opening with too many copies', { opening: 'rJ rJ' }],
    ['a row that is not text', { row: 5 }],
    ['a star that is not a boolean', { star: 'gone' }],
  ])('%s', (_, scenario) => {
    const refusal = scenarioRefusal(scenario);
    expect([refusal.code, refusal.rule]).toEqual(['BAD_SCENARIO', 'TM-§16']);
    expect(refusal.about[0]).toMatch(/\w/);
  });

  it('never throws on arbitrary input, and every accepted scenario is sound', () => {
    const lexicon = customLexicon(TEST_WORDS);
    const keys = fc.constantFrom(...Object.keys(EXAMPLE), 'phase', 'pile', 'star', 'opening');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<Json>(
        'kN kI',
        'rA b?',
        '',
        0,
        1,
        2,
        [0],
        [1, 0],
        { 0: 'rA' },
        { 1: [3] },
        'switch',
        'word',
        true,
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(keys, value, { maxKeys: 4 }), fc.integer({ min: 2, max: 6 }), (scenario, seats) => {
        const env = { now: 0, random: randomFrom('fuzz', 0), lexicon };
        const staged = startFromScenario(scenario as Json, DEFAULT_SETUP, seats, env);
        if (staged.ok) expect(findFaults(staged.value.state)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
