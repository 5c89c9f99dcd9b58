import { expect, it } from 'vitest';
import { positionInView } from '../rules/view.ts';
import { stagedTable, type TestTable, table } from '../testing/table.testing.ts';
import { type CaptionPart, draftCaption, pointChanges, rowCaption } from './captions.ts';
import * as on from './draft.ts';
import { previewDraft } from './preview.ts';
import { NO_TRACKED_CARDS, trackCards } from './track-cards.ts';

const NAMES = ['You', 'Ben', 'Ines'];
const read = (parts: readonly CaptionPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('')
    .trim();
const caption = (table: TestTable): string => read(rowCaption(table.view(), table.events, NAMES).parts);

it('tells who made the word and whose was taken', () => {
  const taken = stagedTable({ row: 'gC yO rT', status: 'word', by: 1, hands: { 0: 'rA bT kE', 1: 'kS rE' } }).act(
    0,
    'play .. /rA bT',
  );
  expect(caption(taken)).toBe('You made COAT for 6. COT was taken from Ben, 5 points gone.');
  expect([...pointChanges(taken.events)]).toEqual([
    [1, -5],
    [0, 6],
  ]);
});

it('tells of letters, passes and stalemates', () => {
  const scenario = { row: 'kN', hands: { 0: 'yI kE', 1: 'kK rJ' }, turn: 0 };
  const open = stagedTable(scenario, 2, { seatSwitch: 'off' }).act(0, 'play . yI');
  expect(caption(open)).toBe('You laid one letter: NI.');
  expect(caption(open.act(1, 'giveup'))).toBe('You laid one letter: NI. Ben passed.');
  expect(caption(open.act(0, 'giveup'))).toBe('Nobody could go on with NI: the row was cleared.');
});

it('tells what was cleared and is safe', () => {
  const cleared = stagedTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } });
  expect(caption(cleared.act(0, 'clear kI kN'))).toBe('You made IN for 2. CAT was cleared, 5 points safe with Ben.');
  const given = stagedTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } }).act(0, 'giveup');
  expect(caption(given)).toBe('CAT was cleared, 5 points safe with Ben.');
});

it('foretells what a try would do to the standing word', () => {
  const here = stagedTable({ row: 'kR yA gT', status: 'word', by: 1, turn: 0, hands: { 0: 'yE gX' } });
  const position = positionInView(here.view(0), 0)!;
  const own = { position, cards: trackCards(NO_TRACKED_CARDS, position.row.slots, position.hand).hand };
  const outlook = (key: string, names = NAMES, known = true): string | null => {
    const trial = on.currentRow(on.pressKey(on.newDraft(position.row.slots), own, key, false)!);
    const told = draftCaption(here.view(0), names, trial, previewDraft(position, trial, here.lexicon), known);
    return told === null ? null : read(told.parts);
  };
  expect(outlook('e')).toBe('RATE takes RAT: Ben loses 3 points.');
  expect(outlook('e', ['Ann', 'You'])).toBe('RATE takes RAT: you lose 3 points.');
  expect(outlook('e', NAMES, false)).toBe('RATE, if it is a word, takes RAT: Ben loses 3 points.');
  expect(outlook('x')).toBeNull();
  expect(outlook('Delete')).toBe('RAT is cleared, 3 points safe with Ben.');
});

it('begins with the draw for the first turn', () => {
  const start = table({ scenario: { opening: 'DL rM bF' }, seats: 2 });
  expect(caption(start)).toBe('Ben drew F: the first turn, and the star.');
});

it('says whose the round was while places may be switched', () => {
  const offer = stagedTable({ phase: 'switch', round: 2, tally: { 0: [1, 7], 1: [3, 2] } });
  expect(caption(offer)).toBe('Round 2 went to you: 7 points, and the right to switch places.');
});
