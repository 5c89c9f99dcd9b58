import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { RaceResult, View } from '../rules/state.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { sayCall } from '../text/phrases.ts';
import { calledCardCaption, dockCaption, raceCaption, submitLabel } from './captions.ts';
import { type Draft, EMPTY_DRAFT, runBetween, toMove } from './draft.ts';

const names = ['Ada', 'Ben', 'Ines'];
const viewer = { players: playerNames(names, 0), seat: 0 };
const spectator = { players: playerNames(names, 'spectator'), seat: null };
const labelOf = (options: TestTableOptions, draft: Partial<Draft> = {}): string => {
  const view = openTestTable(options).view(0);
  const fullDraft = { ...EMPTY_DRAFT, ...draft };
  return submitLabel(toMove(fullDraft, view, 0), fullDraft, view, 0);
};
const called: TestTableOptions = { seats: 3, scenario: { letter: 'K', caller: 1, cards: { 2: 'K' } } };
const captionOf = (view: View, draft: Partial<Draft> = {}) =>
  calledCardCaption(view, { ...EMPTY_DRAFT, ...draft }, viewer);

describe('the green button', () => {
  it('says what it will do, or what is missing', () => {
    expect([labelOf({}), labelOf({}, { letter: 'K' })]).toEqual(['Choose a letter', 'Call K']);
    expect([labelOf(called), labelOf(called, { square: 3 })]).toEqual(['Choose a square', 'Write K here']);
    const sealed = { ...called, setup: { rejectMode: 'sealed' } as const };
    expect(labelOf(sealed, { square: 3, reject: true })).toBe('Try for the K card');
    const last = { scenario: { grids: { 0: nearlyFullGrid(1), 1: 36 } } };
    expect(labelOf(last, { letter: 'K', square: 35 })).toBe('Write K and finish');
  });

  it('names the word to mark', () => {
    const marking: TestTableOptions = {
      setup: { scoring: 'manual' },
      words: 'DOOR',
      scenario: { grids: { 0: gridRows('DOORXX').map((row) => row.replaceAll('.', 'X')), 1: 36 }, cards: { 0: 'Q' } },
    };
    expect(labelOf(marking, { run: runBetween(0, 3) })).toBe('Mark DOOR');
    expect(labelOf(marking)).toBe('Finish with −1 point');
    const view = openTestTable(marking).view(0);
    const hold = (from: number, to: number) =>
      dockCaption(view, { ...EMPTY_DRAFT, run: runBetween(from, to) }, viewer, customLexicon(['DOOR']), []);
    expect(hold(0, 3)).toEqual({ bold: 'DOOR', text: 'Row 1: 5 points. New total: 4.' });
    expect(hold(0, 4).text).toContain('DOORX isn’t in the dictionary');
  });
});

describe('the caption of a race', () => {
  const race = (winner: number, ...grabs: readonly (readonly [seat: number, after: number])[]): RaceResult => ({
    seat: winner,
    letter: 'H',
    from: null,
    grabs: grabs.map(([seat, after]) => ({ seat, after })),
  });

  it('gives the margin and addresses the viewer', () => {
    expect(raceCaption(race(2, [2, 700], [0, 840]), viewer)).toBe('Ines took the “H” card, 0.14 s before you.');
    expect(raceCaption(race(0, [0, 700], [2, 840]), viewer)).toBe('You took the “H” card, 0.14 s before Ines.');
    expect(raceCaption(race(2, [2, 700], [1, 840]), spectator)).toBe('Ines took the “H” card, 0.14 s before Ben.');
  });

  it('explains why a later grab got the card', () => {
    expect(raceCaption(race(2, [0, 700], [2, 750]), viewer)).toBe(
      'Ines took the “H” card. You grabbed 0.05 s earlier, so close that it’s a tie. A tie goes to the player with fewer cards, then to the one whose turn comes sooner.',
    );
  });

  it('gives no margin for a single grab', () => {
    expect(raceCaption(race(2, [2, 700]), viewer)).toBe('Ines took the “H” card.');
    expect(raceCaption({ ...race(2), from: 0 }, viewer)).toBe('Ines took the “H” card from you.');
  });
});

describe('the caption of the called card', () => {
  it('says who called it, who holds its card and what rejecting costs', () => {
    expect(captionOf(openTestTable(called).view(0))).toEqual([
      'Ben called “K”. Ines has its card.',
      'Its card lets you skip “K” (−1 point). The fastest player gets it.',
    ]);
    expect(captionOf(openTestTable({ scenario: { letter: 'K', caller: 1, cards: { 0: 'K' } } }).view(0))).toEqual([
      'Ben called “K”. You have its card.',
      'You skipped “K” before, so you have to write it this time.',
    ]);
    const strict = openTestTable({ setup: { callerMayReject: 'no' }, scenario: { letter: 'K', caller: 0 } });
    expect(captionOf(strict.view(0))[1]).toContain('You called it');
  });

  it('explains that asking for the card needs a square, too', () => {
    const sealed = openTestTable({ ...called, setup: { rejectMode: 'sealed' } }).view(0);
    expect(captionOf(sealed)[1]).toBe(
      'Its card lets you skip “K” (−1 point). If several ask, the one with fewest cards gets it.',
    );
    expect(captionOf(sealed, { reject: true })[1]).toBe(
      'Now choose a square as well: “K” goes there if someone else gets the card.',
    );
    expect(submitLabel(null, { ...EMPTY_DRAFT, reject: true }, sealed, 0)).toBe('Choose a square, too');
    expect(dockCaption(sealed, { ...EMPTY_DRAFT, reject: true, square: 3 }, viewer, null, [])).toEqual({
      bold: 'Try for the K card',
      text: 'If someone else gets it, “K” goes in row 1, column 4.',
    });
  });

  it('[OB-108] does not say that somebody called a letter that was drawn', () => {
    const table = openTestTable({ scenario: { calls: 'C' } });
    table.expireClock();
    expect(captionOf(table.view(0))[0]).toBe('“C” was drawn.');
    expect(sayCall(table.view(), spectator.players)).toBe('“C” was drawn');
  });

  it('explains the card, and at the start what the goal is, where there is only the dock', () => {
    const view = openTestTable(called).view(0);
    expect(dockCaption(view, EMPTY_DRAFT, viewer, null, captionOf(view))).toEqual({
      bold: 'Write K, or grab its card',
      text: 'Its card lets you skip “K” (−1 point). The fastest player gets it.',
    });
    const opening = openTestTable({ scenario: { caller: 0 } }).view(0);
    expect(dockCaption(opening, EMPTY_DRAFT, viewer, null, captionOf(opening))).toEqual({
      bold: 'Your call',
      text: 'Make words across and down.',
    });
    expect(captionOf(openTestTable({ scenario: { caller: 1 } }).view(0))).toEqual([
      'Ben is choosing a letter.',
      'Make words across and down.',
    ]);
  });

  it('describes a running race and a decided one', () => {
    const table = openTestTable(called);
    table.act(1, 'grab', 600);
    expect(captionOf(table.view(0))[1]).toContain('Someone is grabbing its card.');
    table.expireClock();
    expect(captionOf(table.view(0))).toEqual(['Ben took the “K” card from Ines.']);
  });

  it('tells the caller who could not reject the letter', () => {
    const table = openTestTable({ seats: 3, scenario: { cards: { 2: 'K' } } });
    expect(captionOf(table.view(0), { letter: 'K' })).toEqual(['Ines has the “K” card.', 'So Ines can’t skip it.']);
    expect(captionOf(table.view(0), { letter: 'L' })).toEqual(['One player may take its card and skip it.']);
  });
});
