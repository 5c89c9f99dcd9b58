import { expect, it } from 'vitest';
import { openTestTable, stageTestTable } from '../testing/table.testing.ts';

const HANDS = { 0: 'rC yA kT rE', 1: 'bZ kS', 2: 'gX' };

it('[TM-032] only the owner sees a hand, everyone sees its size', () => {
  const t = stageTestTable({ hands: HANDS }, 3);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const { players } = t.view(viewer);
    expect(players.map(({ letters }) => letters)).toEqual([4, 2, 1]);
    expect(players.map(({ hand }) => hand !== null)).toEqual([0, 1, 2].map((seat) => seat === viewer));
  }
});

it('no view shows the order of the pile or the cards a scenario left out', () => {
  const t = stageTestTable({ hands: { 0: 'rC', 1: 'bZ' }, draw: 'rJ', pile: 1 });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(t.view(viewer).pile).toBe(1);
    expect(JSON.stringify(t.view(viewer))).not.toMatch(/rJ|yQ|gX/);
  }
});

it('[TM-031] everyone sees premiums, discards, row and tally', () => {
  const t = stageTestTable({ hands: HANDS, premiums: { 1: 'TW' }, discard: 'gO DL' }, 3).act(0, 'play rC yA kT');
  const { players, discard, row, toAct } = t.view('spectator');
  expect(players.map(({ premiums }) => premiums)).toEqual([['ST'], ['TW'], []]);
  expect([discard, row.by, toAct]).toEqual([['gO', 'DL'], 0, 1]);
  expect(players[0]!.turns).toEqual([{ how: 'word', text: 'CAT', points: 5, lost: null }]);
  expect(row.slots.every(({ fresh }) => fresh)).toBe(true);
});

it('[TM-175] hands of players who left are counted as discards but not shown', () => {
  const t = stageTestTable({ hands: HANDS }, 3).act(1, 'leave');
  expect([t.view(0).folded, t.view(0).discard]).toEqual([2, []]);
  expect(JSON.stringify(t.view(0))).not.toContain('bZ');
  expect(JSON.stringify(t.events)).not.toContain('bZ');
});

it('[TM-141] at the end all hands are shown', () => {
  const t = stageTestTable({ round: 10, turn: 1, hands: { 0: 'bZ', 1: 'kE' } }).act(1, 'giveup');
  expect(t.view('spectator').players.map(({ hand }) => hand)).toEqual([['bZ'], ['kE']]);
  expect(t.event('ended')!.hands).toEqual([['bZ'], ['kE']]);
});

it('[TM-178] no view or event reveals what could be played', () => {
  const t = openTestTable({ scenario: { row: 'kN', hands: { 0: 'yI', 1: 'kE' } }, setup: { lookup: 'on' } });
  expect(JSON.stringify([t.view(0), t.events])).not.toContain('NICE');
  expect(t.refusal(0, 'pass').about).toEqual(['open']);
});

it('events about drawing contain the number of letters, never the letters', () => {
  const t = stageTestTable({ hands: { 0: 'kI kN', 1: 'kE' }, draw: 'rJ yQ gX bZ bW yF gV' }).act(0, 'play kI kN');
  expect(t.hand(0)).toBe('rJ yQ gX bZ bW yF gV');
  expect(JSON.stringify(t.events)).not.toMatch(/rJ|yQ|gX|bZ/);
});
