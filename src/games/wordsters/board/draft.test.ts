import { describe, expect, it } from 'vitest';
import { formatMove, NOTHING } from '../rules/moves.ts';
import type { Line } from '../rules/state.ts';
import { lay, type TestTable } from '../testing/table.testing.ts';
import {
  BLANK,
  claimable,
  hasNothingToSay,
  intend,
  isInCourt,
  isSpoken,
  land,
  mayWrite,
  openLine,
  type Pad,
  sayDone,
  sayIntent,
  stepLine,
  takeUp,
  toggle,
  type,
  typed,
} from './draft.ts';

const write = (list: string): TestTable => lay({ wordster: 'CAP', lists: [list, ''], scenario: { phase: 'write' } });
const linesOf = (table: TestTable, seat = 0): readonly Line[] => table.see(seat).players[seat]!.lines!;

/** What the green button says and sends, as `label | move`. */
function button(table: TestTable, pad: Pad, seat = 0): string | null {
  const intent = intend(table.see(seat), seat, pad);
  if (intent === null) return null;
  const label = sayIntent(intent, linesOf(table, seat));
  return intent.type === 'keep' ? label : `${label} | ${formatMove(intent)}`;
}

describe('the pencil', () => {
  const lines = linesOf(write('CAPTURE CLAMP'));

  it('stands on the first free line, also between written ones, or nowhere', () => {
    expect(openLine(lines, BLANK)).toBe(3);
    expect(openLine(lines.with(0, null), BLANK)).toBe(1);
    expect(openLine(Array(10).fill(lines[0]), BLANK)).toBeNull();
  });

  it('takes up a written line, and what was begun elsewhere waits', () => {
    const pad = takeUp(type(BLANK, 'scr'), lines, 2);
    expect(typed(pad)).toBe('CLAMP');
    expect(typed(type(pad, 'CLAMPS'))).toBe('CLAMPS');
    expect(typed(takeUp(type(pad, 'CLAMPS'), lines, 3))).toBe('scr');
  });

  it('steps over written lines and the free one, and stops at the ends', () => {
    const up = stepLine(BLANK, lines, -1);
    expect(up.edit).toEqual({ line: 2, text: 'CLAMP' });
    expect(stepLine(up, lines, -1).edit?.line).toBe(1);
    expect(stepLine(stepLine(up, lines, -1), lines, -1).edit?.line).toBe(1);
    expect(stepLine(up, lines, 1)).toEqual(BLANK);
    expect(stepLine(BLANK, lines, 1)).toEqual(BLANK);
    expect(stepLine(BLANK, Array(10).fill(lines[0]), -1)).toBe(BLANK);
  });

  it('is free once the word has landed, and keeps what was typed since', () => {
    const table = write('CAPTURE');
    expect(land(type(BLANK, 'clampscr'), linesOf(table), 'clamp').text).toBe('clampscr');
    table.act(0, 'write CLAMP');
    expect(land(type(BLANK, 'clampscr'), linesOf(table), 'clamp').text).toBe('scr');
    const pad = type(takeUp(BLANK, linesOf(table), 1), 'CAPER');
    table.act(0, 'replace 1 CAPER');
    expect(land(pad, linesOf(table), 'CAPER').edit).toBeNull();
    const erased = type(takeUp(BLANK, linesOf(table), 1), '');
    expect(land(erased, linesOf(table), '')).toBe(erased);
    table.act(0, 'erase 1');
    expect(land(erased, linesOf(table), '').edit).toBeNull();
  });
});

describe('the green button', () => {
  it('chooses what was picked, if it is offered', () => {
    const table = lay({ scenario: {} });
    expect(button(table, BLANK)).toBeNull();
    expect(button(table, { ...BLANK, pick: 'LOV' })).toBeNull();
    expect(button(table, { ...BLANK, pick: 'OTI' })).toBe('Play OTI | choose OTI');
    expect(button(table, { ...BLANK, pick: 'OTI' }, 1)).toBeNull();
  });

  it('writes, changes, keeps and erases', () => {
    const table = write('CAPTURE CLAMP');
    expect(button(table, type(BLANK, ' '))).toBeNull();
    expect(button(table, type(BLANK, 'scràp'))).toBe('Write SCRAP | write SCRAP');
    const pad = takeUp(BLANK, linesOf(table), 2);
    expect(button(table, pad)).toBe('Keep CLAMP');
    expect(button(table, type(pad, 'clamps'))).toBe('Change CLAMP to CLAMPS | replace 2 CLAMPS');
    expect(button(table, type(pad, ''))).toBe('Erase CLAMP | erase 2');
    expect(sayDone(linesOf(table))).toBe('Done: 2 words');
  });

  it('is done when the list is full, and takes that back', () => {
    const table = write('CAPE CAPER CLAMP SCRAP CHAP CHEAP RECAP CATNIP CHAPEL CAPTAIN');
    expect(button(table, BLANK)).toBe('Done: 10 words | done');
    table.act(0, 'done');
    expect(button(table, BLANK)).toBe('Write on | notdone');
    expect(mayWrite(table.see(0), 0)).toBe(false);
  });

  it('takes over the device first where lists are written in turn (WS-096)', () => {
    const table = lay({ wordster: 'CAP', setup: { writing: 'inTurn' }, lists: ['', ''], scenario: { phase: 'write' } });
    expect(button(table, BLANK)).toMatch(/ \| ready$/);
    expect(button(table, BLANK, 1)).toBeNull();
    table.act(0, 'ready');
    expect(button(table, type(BLANK, 'cape'))).toBe('Write CAPE | write CAPE');
  });

  it('announces a live word of its own turn', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE CLAMP', 'SCRAP'] });
    expect(button(table, { ...BLANK, pick: 'CAPE' })).toBe('Announce CAPE | announce CAPE');
    expect(button(table, { ...BLANK, pick: 'SCRAP' })).toBeNull();
    expect(button(table, { ...BLANK, pick: 'SCRAP' }, 1)).toBeNull();
  });

  it('says all parts of an answer', () => {
    const table = lay({
      wordster: 'LOV',
      setup: { legality: 'onQuestion' },
      lists: ['LOVER', 'LOVELY LOVABLE'],
      scenario: { accepted: ['LOVE'] },
    });
    table.act(0, 'announce LOVER');
    expect(button(table, BLANK, 1)).toBe('Say nothing | nothing');
    expect(button(table, BLANK, 0)).toBeNull();
    const response = { claims: ['LOVELY', 'LOVABLE'], contests: ['LOVE'], question: true };
    expect(button(table, { ...BLANK, response }, 1)).toBe(
      'Claim LOVELY and LOVABLE, contest with LOVE and have it looked up | claim LOVELY LOVABLE; contest LOVE; question',
    );
    table.act(1, 'question');
    expect(button(table, BLANK, 1)).toBeNull();
  });
});

describe('an answer', () => {
  const heard = (setup: Parameters<typeof lay>[0] & object): TestTable => {
    const table = lay({ wordster: 'LOV', ...setup });
    table.act(0, 'announce LOVER');
    return table;
  };

  it('may claim the marked words, or any where the table shows no marks (WS-090)', () => {
    const lists = ['LOVER', 'LOVELY CLOVER LEFTOVER'];
    expect(claimable(heard({ lists }).see(1), 1)).toEqual(['LOVELY', 'CLOVER']);
    expect(claimable(heard({ lists, setup: { highlightSimilar: false } }).see(1), 1)).toHaveLength(3);
  });

  it('is given for whoever has nothing to say, and for nobody else', () => {
    const quiet = ['LOVER', 'LEFTOVER', 'LOVELY', ''];
    const table = heard({ lists: quiet });
    expect([0, 1, 2, 3].map((seat) => hasNothingToSay(table.see(seat), seat))).toEqual([false, true, false, false]);
    const asking = heard({ lists: quiet, setup: { legality: 'onQuestion' } });
    expect(hasNothingToSay(asking.see(1), 1)).toBe(false);
    const unmarked = heard({ lists: quiet, setup: { highlightSimilar: false } });
    expect(hasNothingToSay(unmarked.see(1), 1)).toBe(false);
    const contested = heard({ lists: quiet, scenario: { accepted: ['LOVE'] } });
    expect(hasNothingToSay(contested.see(1), 1)).toBe(false);
    expect([0, 1, 2, 3].map((seat) => isInCourt(table.see(seat), seat))).toEqual([false, false, true, false]);
    expect([1, 2].map((seat) => isSpoken(table.see(seat), seat))).toEqual([true, false]);
    table.acts('1 nothing', '2 claim LOVELY');
    expect(hasNothingToSay(table.see(1), 1)).toBe(false);
    expect([0, 1, 2].map((seat) => isInCourt(table.see(seat), seat))).toEqual([true, true, true]);
    expect(isSpoken(table.see(2), 2)).toBe(false);
  });

  it('takes words in and out', () => {
    expect(toggle(toggle(NOTHING.claims, 'LOVE'), 'LOVER')).toEqual(['LOVE', 'LOVER']);
    expect(toggle(['LOVE', 'LOVER'], 'LOVE')).toEqual(['LOVER']);
  });
});
