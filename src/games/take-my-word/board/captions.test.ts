import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { ownHandIn } from '../testing/draft.testing.ts';
import { openTestTable, stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { type CaptionPart, draftCaption, pointChanges, rowCaption } from './captions.ts';
import * as drafts from './draft.ts';
import { ACCEPT_ALL_WORDS, previewDraft } from './preview.ts';

const PLAYERS = playerNames(['Ann', 'Ben', 'Ines'], 0);
const textOfParts = (parts: readonly CaptionPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('')
    .trim();
const caption = (table: TestTable): string => textOfParts(rowCaption(table.view(), PLAYERS).parts);

it('says whose word stands in the row, and counts what each player won and lost', () => {
  const taken = stageTestTable({ row: 'gC yO rT', status: 'word', by: 1, hands: { 0: 'rA bT kE', 1: 'kS rE' } });
  expect(caption(taken)).toBe('Ben’s COT: 5 points, unless someone takes it.');
  expect(caption(taken.act(0, 'play .. /rA bT'))).toBe('Your COAT: 6 points, unless someone takes it.');
  expect([...pointChanges(taken.events)]).toEqual([
    [1, -5],
    [0, 6],
  ]);
});

it('says that nobody has claimed a word yet, or that the row is empty', () => {
  const scenario = { row: 'kN', hands: { 0: 'yI kE', 1: 'kK rJ' }, turn: 0 };
  const open = stageTestTable(scenario, 2, { seatSwitch: 'off' }).act(0, 'play . yI');
  expect(caption(open)).toBe('NI: no word claimed yet.');
  expect(caption(open.act(1, 'giveup').act(0, 'giveup'))).toBe('The row is empty.');
});

it('says what the draft would do to the standing word', () => {
  const table = stageTestTable({ row: 'kR yA gT', status: 'word', by: 1, turn: 0, hands: { 0: 'yE gX' } });
  const ownHand = ownHandIn(table.view(0));
  const { position } = ownHand;
  const captionAfter = (key: string, players = PLAYERS, canCheckWords = true): string | null => {
    const row = drafts.currentRow(
      drafts.pressKey(drafts.newDraft(position.row.slots), ownHand, key, false, ACCEPT_ALL_WORDS)!,
    );
    const preview = previewDraft(position, row, table.lexicon);
    const caption = draftCaption(table.view(0), players, row, preview, canCheckWords);
    return caption === null ? null : textOfParts(caption.parts);
  };
  expect(captionAfter('e')).toBe('RATE takes RAT. Ben will lose 3 points.');
  expect(captionAfter('e', playerNames(['Ann', 'Ben'], 1))).toBe('RATE takes RAT. You will lose 3 points.');
  expect(captionAfter('e', PLAYERS, false)).toBe('If RATE is a word, it takes RAT. Ben will lose 3 points.');
  expect(captionAfter('x')).toBeNull();
  expect(captionAfter('Delete')).toBe('You’ll clear RAT. Ben keeps 3 points.');
});

it('starts with the draw for the first turn', () => {
  const start = openTestTable({ scenario: { opening: 'DL rM bF' }, seats: 2 });
  expect(caption(start)).toBe('Ben drew “F”, so Ben goes first and gets the star.');
});

it('says who won the round while a switch is offered', () => {
  const offer = stageTestTable({ phase: 'switch', round: 2, tally: { 0: [1, 7], 1: [3, 2] } });
  expect(caption(offer)).toBe('You had the best round with 7 points. Switch places?');
});
