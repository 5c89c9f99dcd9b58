import { expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { captionMove, moveButtonLabel } from './captions.ts';
import { type Draft, typedLetter } from './draft.ts';
import { previewMove } from './preview.ts';

const names = ['Ann', 'Ben', 'Ines'];
const view = openTestTable({
  seats: 3,
  scenario: {
    board: 'R T I',
    easels: { 0: ['HOUSE'], 1: ['STEAK', '[L]EAN'], 2: ['STEAM'] },
    hidden: { 1: 'G', 2: 'Q' },
  },
}).view(0);
const draftOf = (word: string): Draft => ({ letters: [...word].map(typedLetter), target: null });

it.each([
  ['TRI', null, 'TRI', 'You have 2 of 6.', 'Make TRI'],
  ['STREAK', 'STEAK', '+ R → STREAK', 'Ben loses it. You have 2 of 6.', 'Steal STREAK'],
  ['ANTE', 'LEAN', '→ ANTE', 'Ben keeps it, the joker is freed.', 'Swap for ANTE'],
  ['STREA', 'STEAK', '→ STREA', 'K must come along to steal it.', 'Steal STREA'],
  ['SKATE', 'STEAK', '→ SKATE', 'Add a letter from the tray to steal it.', 'Steal SKATE'],
  ['XYZ', null, 'XYZ', 'X, Y and Z do not lie on the board.', 'Make XYZ'],
  ['IT', null, 'IT', 'A word has three letters or more.', 'Make IT'],
])('captions the draft %s and labels its button', (word, targetWord, bold, text, label) => {
  const preview = previewMove(view, 0, draftOf(word), null)!;
  expect(captionMove(preview, view, 0, names)).toEqual({ targetWord, bold, text });
  expect(moveButtonLabel(preview)).toBe(label);
});

it('[WX-082] warns of a bare plural, which is a rule, but not of words missing from the dictionary', () => {
  const lexicon = loadLexicon('standard');
  const plural = openTestTable({ seats: 2, scenario: { board: 'S', easels: { 1: ['PENCIL'] } } }).view(0);
  const warning = captionMove(previewMove(plural, 0, draftOf('PENCILS'), lexicon)!, plural, 0, names);
  expect(warning.text).toContain('WX-045');
  const unknown = captionMove(previewMove(view, 0, draftOf('TIR'), lexicon)!, view, 0, names);
  expect(unknown.text).toBe('You have 2 of 6.');
});
