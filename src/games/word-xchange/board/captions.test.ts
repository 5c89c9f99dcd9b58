import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { captionMove, moveButtonLabel } from './captions.ts';
import { type Draft, typedLetter } from './draft.ts';
import { previewMove } from './preview.ts';

const players = playerNames(['Ann', 'Ben', 'Ines'], 0);
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
  ['TRI', null, 'TRI', 'If it’s a word, you’ll have 2 of 6.', 'Make TRI'],
  ['STREAK', 'STEAK', '+ R → STREAK', 'If it’s a word, Ben will lose it and you’ll have 2 of 6.', 'Steal STEAK'],
  ['ANTE', 'LEAN', '→ ANTE', 'Ben keeps it. You free the joker.', 'Free the joker'],
  ['STREA', 'STEAK', '→ STREA', 'To steal it, use “K”, too.', 'Steal STEAK'],
  ['SKATE', 'STEAK', '→ SKATE', 'Add a letter from the board to steal it.', 'Steal STEAK'],
  ['XYZ', null, 'XYZ', 'There’s no “X”, “Y” or “Z” on the board.', 'Make XYZ'],
  ['IT', null, 'IT', 'A word needs at least three letters.', 'Make IT'],
])('captions the draft %s and labels its button', (word, targetWord, bold, text, label) => {
  const preview = previewMove(view, 0, draftOf(word), null)!;
  expect(captionMove(preview, view, 0, players)).toEqual({ targetWord, bold, text });
  expect(moveButtonLabel(preview)).toBe(label);
});

it('[WX-082] warns of a bare plural, which is a rule, but not of words missing from the dictionary', () => {
  const lexicon = loadLexicon('standard');
  const plural = openTestTable({ seats: 2, scenario: { board: 'S', easels: { 1: ['PENCIL'] } } }).view(0);
  const warning = captionMove(previewMove(plural, 0, draftOf('PENCILS'), lexicon)!, plural, 0, players);
  expect(warning.text).toBe('Just adding “S” isn’t enough. Mix up the letters, or add another one.');
  const unknown = captionMove(previewMove(view, 0, draftOf('TIR'), lexicon)!, view, 0, players);
  expect(unknown.text).toBe('If it’s a word, you’ll have 2 of 6.');
});

it('[WX-088] warns that a bare plural can be challenged where players check the words', () => {
  const scenario = { board: 'S', easels: { 1: ['PENCIL'] } };
  const plural = openTestTable({ seats: 2, setup: { wordCheck: 'challenge' }, scenario }).view(0);
  const warning = captionMove(previewMove(plural, 0, draftOf('PENCILS'), loadLexicon('standard'))!, plural, 0, players);
  expect(warning.text).toBe('This only adds “S”. If someone challenges it, you lose your turn.');
});
