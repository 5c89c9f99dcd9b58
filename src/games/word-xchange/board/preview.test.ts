import { expect, it } from 'vitest';
import { formatMove } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { type Draft, typedLetter } from './draft.ts';
import { canSucceed, inferMove, positionAtOwnTurn, previewMove } from './preview.ts';

const table = openTestTable({
  seats: 3,
  scenario: {
    board: 'R T I',
    easels: { 0: ['HOUSE'], 1: ['STEAK', '[L]EAN'], 2: ['STEAM'] },
    hidden: { 1: 'G', 2: 'Q' },
  },
});
const view = table.view(0);
/** The same position with the joker on the board. */
const viewWithJoker: View = { ...view, board: 'RTI*', easels: [['HOUSE'], ['STEAK', 'LEAN'], ['STEAM']] };
const draftOf = (word: string, target: Draft['target'] = null): Draft => ({
  letters: [...word].map(typedLetter),
  target,
});
const inferredMove = (word: string, target: Draft['target'] = null, position = view) =>
  formatMove(inferMove(position, 0, draftOf(word, target)));

it('infers the move: a make, a steal, the letter of the joker, or a swap', () => {
  expect(inferredMove('TRI')).toBe('make TRI');
  expect(inferredMove('STREAK')).toBe('steal STEAK@1 STREAK');
  expect(inferredMove('STIR', { seat: 1, word: 'STEAK' })).toBe('steal STEAK@1 STIR');
  expect(inferredMove('RIOT', null, viewWithJoker)).toBe('make RI[O]T');
  expect(inferredMove('ANTE')).toBe('swap [L]EAN@1 ANTE');
  expect(inferredMove('STREAMY', null, viewWithJoker)).toBe('steal STEAM@2 STREAM[Y]');
});

it('treats letters missing from the board as the start of a steal', () => {
  expect(inferredMove('STREA')).toBe('steal STEAK@1 STREA');
  expect(inferredMove('XYZ')).toBe('make XYZ');
});

it('counts the player’s own hidden tile as on the board while others play (WX-033)', () => {
  const seat1 = table.view(1);
  expect(positionAtOwnTurn(seat1, 1).board).toBe('RTIG');
  expect(previewMove(positionAtOwnTurn(seat1, 1), 1, draftOf('TRIG'), null)!.play.ok).toBe(true);
  expect(previewMove(seat1, 1, draftOf('QUIT'), null)!.play.ok).toBe(false);
});

it('knows which moves the table would refuse', () => {
  const succeeds = (word: string, target: Draft['target'] = null) =>
    canSucceed(previewMove(view, 0, draftOf(word, target), null)!, view);
  expect(succeeds('TRI')).toBe(true);
  expect(succeeds('Q')).toBe(false);
  expect(succeeds('STEAK', { seat: 1, word: 'STEAK' })).toBe(false);
  const plural = {
    ...previewMove(view, 0, draftOf('TRI'), null)!,
    fault: { oldWord: 'STEAK', newWord: 'STEAKS' } as never,
  };
  expect(canSucceed(plural, view)).toBe(false);
  expect(canSucceed(plural, { ...view, setup: { ...view.setup, wordCheck: 'challenge' } })).toBe(true);
});
