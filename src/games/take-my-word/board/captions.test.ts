import { expect, it } from 'vitest';
import { ownHandIn } from '../testing/draft.testing.ts';
import { openTestTable, stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { type CaptionPart, draftCaption, pointChanges, rowCaption } from './captions.ts';
import * as drafts from './draft.ts';
import { previewDraft } from './preview.ts';

const NAMES = ['You', 'Ben', 'Ines'];
const textOfParts = (parts: readonly CaptionPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('')
    .trim();
const caption = (table: TestTable): string => textOfParts(rowCaption(table.view(), table.events, NAMES).parts);

it('says who formed the word and whose word was taken', () => {
  const taken = stageTestTable({ row: 'gC yO rT', status: 'word', by: 1, hands: { 0: 'rA bT kE', 1: 'kS rE' } }).act(
    0,
    'play .. /rA bT',
  );
  expect(caption(taken)).toBe('You made COAT for 6. COT was taken from Ben, 5 points gone.');
  expect([...pointChanges(taken.events)]).toEqual([
    [1, -5],
    [0, 6],
  ]);
});

it('says who placed a letter, who passed, and when a stalemate cleared the row', () => {
  const scenario = { row: 'kN', hands: { 0: 'yI kE', 1: 'kK rJ' }, turn: 0 };
  const open = stageTestTable(scenario, 2, { seatSwitch: 'off' }).act(0, 'play . yI');
  expect(caption(open)).toBe('You laid one letter: NI.');
  expect(caption(open.act(1, 'giveup'))).toBe('You laid one letter: NI. Ben passed.');
  expect(caption(open.act(0, 'giveup'))).toBe('Nobody could go on with NI: the row was cleared.');
});

it('says which word was cleared and whose points are safe', () => {
  const cleared = stageTestTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } });
  expect(caption(cleared.act(0, 'clear kI kN'))).toBe('You made IN for 2. CAT was cleared, 5 points safe with Ben.');
  const given = stageTestTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } }).act(0, 'giveup');
  expect(caption(given)).toBe('CAT was cleared, 5 points safe with Ben.');
});

it('says what the draft would do to the standing word', () => {
  const table = stageTestTable({ row: 'kR yA gT', status: 'word', by: 1, turn: 0, hands: { 0: 'yE gX' } });
  const ownHand = ownHandIn(table.view(0));
  const { position } = ownHand;
  const captionAfter = (key: string, names = NAMES, canCheckWords = true): string | null => {
    const row = drafts.currentRow(drafts.pressKey(drafts.newDraft(position.row.slots), ownHand, key, false)!);
    const preview = previewDraft(position, row, table.lexicon);
    const caption = draftCaption(table.view(0), names, row, preview, canCheckWords);
    return caption === null ? null : textOfParts(caption.parts);
  };
  expect(captionAfter('e')).toBe('RATE takes RAT: Ben loses 3 points.');
  expect(captionAfter('e', ['Ann', 'You'])).toBe('RATE takes RAT: you lose 3 points.');
  expect(captionAfter('e', NAMES, false)).toBe('RATE, if it is a word, takes RAT: Ben loses 3 points.');
  expect(captionAfter('x')).toBeNull();
  expect(captionAfter('Delete')).toBe('RAT is cleared, 3 points safe with Ben.');
});

it('starts with the draw for the first turn', () => {
  const start = openTestTable({ scenario: { opening: 'DL rM bF' }, seats: 2 });
  expect(caption(start)).toBe('Ben drew F: the first turn, and the star.');
});

it('says who won the round while a switch is offered', () => {
  const offer = stageTestTable({ phase: 'switch', round: 2, tally: { 0: [1, 7], 1: [3, 2] } });
  expect(caption(offer)).toBe('Round 2 went to you: 7 points, and the right to switch places.');
});
