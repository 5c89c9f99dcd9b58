import { describe, expect, it } from 'vitest';
import { EMPTY_RESPONSE, formatMove } from '../rules/moves.ts';
import type { Line } from '../rules/state.ts';
import { canWrite } from '../rules/view-queries.ts';
import { lexicon, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { actionLabel, doneLabel } from './captions.ts';
import {
  activeLine,
  clearConfirmedText,
  contestChoices,
  type Draft,
  EMPTY_DRAFT,
  findOnlyResponse,
  findPrimaryAction,
  moveToNextLine,
  setTypedText,
  startEditing,
  toggleWord,
  typedText,
} from './draft.ts';

const write = (list: string): TestTable =>
  openTestTable({ wordster: 'CAP', lists: [list, ''], scenario: { phase: 'write' } });
const linesOf = (table: TestTable, seat = 0): readonly Line[] => table.view(seat).players[seat]!.lines!;

/** What the green button says and sends, as `label | move`. */
function button(table: TestTable, draft: Draft, seat = 0): string | null {
  const action = findPrimaryAction(table.view(seat), seat, draft);
  if (action === null) return null;
  const label = actionLabel(action, linesOf(table, seat));
  return action.type === 'keep' ? label : `${label} | ${formatMove(action)}`;
}

describe('the input line', () => {
  const lines = linesOf(write('CAPTURE CLAMP'));

  it('is the first free line, or none if the list is full', () => {
    expect(activeLine(lines, EMPTY_DRAFT)).toBe(3);
    expect(activeLine(lines.with(0, null), EMPTY_DRAFT)).toBe(1);
    expect(activeLine(Array(10).fill(lines[0]), EMPTY_DRAFT)).toBeNull();
  });

  it('moves to a line being edited and keeps the unsent text of the free line', () => {
    const draft = startEditing(setTypedText(EMPTY_DRAFT, 'scr'), lines, 2);
    expect(typedText(draft)).toBe('CLAMP');
    expect(typedText(setTypedText(draft, 'CLAMPS'))).toBe('CLAMPS');
    expect(typedText(startEditing(setTypedText(draft, 'CLAMPS'), lines, 3))).toBe('scr');
  });

  it('moves between filled lines and the free one, and stops at the ends', () => {
    const up = moveToNextLine(EMPTY_DRAFT, lines, -1);
    expect(up.edit).toEqual({ line: 2, text: 'CLAMP' });
    expect(moveToNextLine(up, lines, -1).edit?.line).toBe(1);
    expect(moveToNextLine(moveToNextLine(up, lines, -1), lines, -1).edit?.line).toBe(1);
    expect(moveToNextLine(up, lines, 1)).toEqual(EMPTY_DRAFT);
    expect(moveToNextLine(EMPTY_DRAFT, lines, 1)).toEqual(EMPTY_DRAFT);
    expect(moveToNextLine(EMPTY_DRAFT, Array(10).fill(lines[0]), -1)).toBe(EMPTY_DRAFT);
  });

  it('is cleared once the word is on the list, except for letters typed since', () => {
    const table = write('CAPTURE');
    expect(clearConfirmedText(setTypedText(EMPTY_DRAFT, 'clampscr'), linesOf(table), 'clamp').text).toBe('clampscr');
    table.act(0, 'write CLAMP');
    expect(clearConfirmedText(setTypedText(EMPTY_DRAFT, 'clampscr'), linesOf(table), 'clamp').text).toBe('scr');
    const draft = setTypedText(startEditing(EMPTY_DRAFT, linesOf(table), 1), 'CAPER');
    table.act(0, 'replace 1 CAPER');
    expect(clearConfirmedText(draft, linesOf(table), 'CAPER').edit).toBeNull();
    const erased = setTypedText(startEditing(EMPTY_DRAFT, linesOf(table), 1), '');
    expect(clearConfirmedText(erased, linesOf(table), '')).toBe(erased);
    table.act(0, 'erase 1');
    expect(clearConfirmedText(erased, linesOf(table), '').edit).toBeNull();
  });
});

describe('the green button', () => {
  it('chooses the selected Wordster if it is offered', () => {
    const table = openTestTable({ scenario: {} });
    expect(button(table, EMPTY_DRAFT)).toBeNull();
    expect(button(table, { ...EMPTY_DRAFT, pick: 'LOV' })).toBeNull();
    expect(button(table, { ...EMPTY_DRAFT, pick: 'OTI' })).toBe('Play OTI | choose OTI');
    expect(button(table, { ...EMPTY_DRAFT, pick: 'OTI' }, 1)).toBeNull();
  });

  it('writes, changes, keeps and erases', () => {
    const table = write('CAPTURE CLAMP');
    expect(button(table, setTypedText(EMPTY_DRAFT, ' '))).toBeNull();
    expect(button(table, setTypedText(EMPTY_DRAFT, 'scràp'))).toBe('Write SCRAP | write SCRAP');
    const draft = startEditing(EMPTY_DRAFT, linesOf(table), 2);
    expect(button(table, draft)).toBe('Keep CLAMP');
    expect(button(table, setTypedText(draft, 'clamps'))).toBe('Change CLAMP to CLAMPS | replace 2 CLAMPS');
    expect(button(table, setTypedText(draft, ''))).toBe('Erase CLAMP | erase 2');
    expect(doneLabel(linesOf(table))).toBe('Done: 2 words');
  });

  it('declares a full list done, and withdraws that', () => {
    const table = write('CAPE CAPER CLAMP SCRAP CHAP CHEAP RECAP CATNIP CHAPEL CAPTAIN');
    expect(button(table, EMPTY_DRAFT)).toBe('Done: 10 words | done');
    table.act(0, 'done');
    expect(button(table, EMPTY_DRAFT)).toBe('Keep writing | notdone');
    expect(canWrite(table.view(0), 0)).toBe(false);
  });

  it('takes over the device first when writing in turn (WS-096)', () => {
    const table = openTestTable({
      wordster: 'CAP',
      setup: { writing: 'inTurn' },
      lists: ['', ''],
      scenario: { phase: 'write' },
    });
    expect(button(table, EMPTY_DRAFT)).toMatch(/ \| ready$/);
    expect(button(table, EMPTY_DRAFT, 1)).toBeNull();
    table.act(0, 'ready');
    expect(button(table, setTypedText(EMPTY_DRAFT, 'cape'))).toBe('Write CAPE | write CAPE');
  });

  it('announces a live word on the player’s own turn', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CLAMP', 'SCRAP'] });
    expect(button(table, { ...EMPTY_DRAFT, pick: 'CAPE' })).toBe('Read out CAPE | announce CAPE');
    expect(button(table, { ...EMPTY_DRAFT, pick: 'SCRAP' })).toBeNull();
    expect(button(table, { ...EMPTY_DRAFT, pick: 'SCRAP' }, 1)).toBeNull();
  });

  it('names all parts of a response', () => {
    const table = openTestTable({
      wordster: 'LOV',
      setup: { legality: 'onQuestion' },
      lists: ['LOVER', 'LOVELY LOVABLE'],
      scenario: { accepted: ['LOVE'] },
    });
    table.act(0, 'announce LOVER');
    expect(button(table, EMPTY_DRAFT, 1)).toBe('Let it pass | nothing');
    expect(button(table, EMPTY_DRAFT, 0)).toBeNull();
    const response = { claims: ['LOVELY', 'LOVABLE'], contests: ['LOVE'], question: true };
    expect(button(table, { ...EMPTY_DRAFT, response }, 1)).toBe(
      'Claim LOVELY and LOVABLE, contest: same as LOVE and look it up | claim LOVELY LOVABLE; contest LOVE; question',
    );
    table.act(1, 'question');
    expect(button(table, EMPTY_DRAFT, 1)).toBeNull();
  });
});

it('offers one form of a word to contest with', () => {
  const table = openTestTable({
    wordster: 'PHO',
    lists: ['PHONY', 'GOPHERWOOD'],
    scenario: { accepted: ['PHONE'], struck: ['PHONES', 'PHONED'] },
  });
  table.act(0, 'announce PHONY');
  expect(table.view(1).phase).toMatchObject({ contestable: ['PHONE', 'PHONES', 'PHONED'] });
  expect(contestChoices(table.view(1), lexicon)).toEqual(['PHONE']);
  expect(findOnlyResponse(table.view(1), 1, lexicon)).toMatchObject({ contests: ['PHONE'] });
  expect(contestChoices(table.view(1), null)).toEqual(['PHONE', 'PHONES', 'PHONED']);
});

it('toggles words', () => {
  expect(toggleWord(toggleWord(EMPTY_RESPONSE.claims, 'LOVE'), 'LOVER')).toEqual(['LOVE', 'LOVER']);
  expect(toggleWord(['LOVE', 'LOVER'], 'LOVE')).toEqual(['LOVER']);
});
