import { expect, it } from 'vitest';
import { stageTestTable } from '../../testing/table.testing.ts';

it('[TM-175] the cards of a player who leaves are discarded unseen, and the star leaves the game', () => {
  const t = stageTestTable({ hands: { 0: 'rC yA' }, premiums: { 0: 'DW' }, tally: {}, turn: 1 }, 3).act(0, 'leave');
  expect([t.view().rotation, t.view().left]).toEqual([[1, 2], [0]]);
  expect([t.state.departedHands, t.state.discard, t.state.removedCards]).toEqual([['rC', 'yA'], ['DW'], ['ST']]);
  expect([t.view().discard, t.view().folded]).toEqual([['DW'], 2]);
  expect([t.hand(0), t.premiums(0), t.toAct]).toEqual(['', '', [1]]);
  expect(t.code(0, 'leave')).toBe('ALREADY_LEFT');
});

it('[TM-175, TM-135] leaving in your own turn ends the turn, and the others continue', () => {
  const t = stageTestTable({ row: 'kI kN', status: 'word', hands: { 1: 'kE' } }, 3).act(0, 'leave');
  expect([t.row, t.toAct, t.view().round, t.points(2)]).toEqual(['empty', [1], 2, [2]]);
});

it('[TM-135] the last player of a round who leaves in turn ends the round', () => {
  const t = stageTestTable({ row: 'kN', turn: 2, tally: { 0: [4], 1: [3] } }, 3).act(2, 'leave');
  expect([t.view().phase, t.toAct]).toEqual(['switch', [0]]);
  expect(t.event('roundEnded')!.points).toEqual([4, 3, 0]);
});

it('[TM-175] the standing word of a player who left stays and can be taken', () => {
  const t = stageTestTable({ row: 'rC yA kT', status: 'word', by: 2, hands: { 0: 'kS kE' } }, 3).act(2, 'leave');
  expect(t.row).toBe('rC yA kT word');
  t.act(0, 'play ... kS word');
  expect(t.scores[2]).toBe(0);
});

it('[TM-175, TM-144] the last remaining player wins at once without deductions; the others rank by who stayed longer', () => {
  const t = stageTestTable({ hands: { 1: 'bZ' }, tally: {} }, 3)
    .act(2, 'leave')
    .act(0, 'leave');
  expect(t.outcome).toEqual({ ranking: [[1], [0], [2]], reason: 'left' });
  expect(t.scores).toEqual([0, 0, 0]);
  expect(t.code(1, 'leave')).toBe('GAME_OVER');
});

it('[TM-077, TM-175] passes of players who left neither count nor are needed', () => {
  const t = stageTestTable({ row: 'kR kA kT kE', turn: 2, passed: [0, 1], hands: { 0: 'rR' } }, 3).act(2, 'leave');
  expect(t.event('stalemate')).toEqual({ type: 'stalemate', text: 'RATE' });
  expect(t.row).toBe('empty');
  const other = stageTestTable({ row: 'kR kA kT kE', turn: 1, passed: [0], hands: { 1: 'gX', 2: 'gV' } }, 3);
  other.act(0, 'leave');
  expect(other.view().row.passed).toEqual([]);
  expect(other.act(1, 'pass').row).toBe('kR kA kT kE open');
});

it('[TM-173, TM-175] a switch offer lapses when its player leaves or nobody is left to switch with', () => {
  const SCORES = { phase: 'switch', tally: { 0: [1], 1: [3], 2: [8] } };
  const held = stageTestTable(SCORES, 3).act(2, 'leave');
  expect([held.view().phase, held.view().round, held.toAct]).toEqual(['turn', 2, [0]]);
  const barred = stageTestTable(SCORES, 3, { seatSwitch: 'noDouble' }).act(1, 'leave');
  expect([barred.view().phase, barred.view().round]).toEqual(['turn', 2]);
  expect(stageTestTable(SCORES, 3).act(1, 'leave').toAct).toEqual([2]);
});

it('[TM-104, TM-175] the game ends if none of the remaining players has or can draw a letter', () => {
  const t = stageTestTable({ hands: { 0: 'rA', 1: '', 2: '' }, pile: 0 }, 3, { recycle: 'off' }).act(0, 'leave');
  expect(t.outcome).toEqual({ ranking: [[1, 2], [0]], reason: 'cards' });
});
