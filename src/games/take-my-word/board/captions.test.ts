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
const caption = (table: TestTable): string => textOfParts(rowCaption(table.view(), table.events, PLAYERS).parts);

it('says who formed the word and whose word was taken', () => {
  const taken = stageTestTable({ row: 'gC yO rT', status: 'word', by: 1, hands: { 0: 'rA bT kE', 1: 'kS rE' } }).act(
    0,
    'play .. /rA bT',
  );
  expect(caption(taken)).toBe('You took Ben’s COT with COAT for 6. Ben lost 5 points.');
  expect([...pointChanges(taken.events)]).toEqual([
    [1, -5],
    [0, 6],
  ]);
});

it('says who placed a letter, who passed, and when a stalemate cleared the row', () => {
  const scenario = { row: 'kN', hands: { 0: 'yI kE', 1: 'kK rJ' }, turn: 0 };
  const open = stageTestTable(scenario, 2, { seatSwitch: 'off' }).act(0, 'play . yI');
  expect(caption(open)).toBe('You played one letter: NI, unfinished.');
  expect(caption(open.act(1, 'giveup'))).toBe('You played one letter: NI, unfinished. Ben passed.');
  expect(caption(open.act(0, 'giveup'))).toBe('Nobody continued NI, so the row was cleared.');
});

it('says that a word scored as a letter is unfinished, and whose word it took', () => {
  const table = stageTestTable({ row: 'kR yA gT', status: 'word', by: 1, hands: { 0: 'yE kE' } });
  expect(caption(table.act(0, 'play ... yE letter'))).toBe(
    'You played one letter: RATE, unfinished. Ben lost RAT: 3 points.',
  );
  expect(caption(stageTestTable({ hands: { 0: 'kI kE' } }).act(0, 'play kI'))).toBe('You started with “I”.');
});

it('says which word was cleared and whose points are safe', () => {
  const cleared = stageTestTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } });
  expect(caption(cleared.act(0, 'clear kI kN'))).toBe('You made IN for 2. Ben’s CAT is safe: 5 points.');
  const given = stageTestTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } }).act(0, 'giveup');
  expect(caption(given)).toBe('You gave up your turn. Ben’s CAT is safe: 5 points.');
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

it('says when time ran out', () => {
  const open = stageTestTable({ row: 'kN', hands: { 0: 'yI kE', 1: 'kK rJ' } }, 2, { seatSwitch: 'off' });
  expect(caption(open.act(0, 'play . yI').act('clock'))).toBe(
    'You played one letter: NI, unfinished. Ben ran out of time.',
  );
  const word = stageTestTable({ row: 'rC yA gT', status: 'word', by: 1, hands: { 0: 'kI kN kE' } });
  expect(caption(word.act('clock'))).toBe('You ran out of time. Ben’s CAT is safe: 5 points.');
});
