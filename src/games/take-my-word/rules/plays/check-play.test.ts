import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../core/game.ts';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { openTestTable, stageTestTable } from '../../testing/table.testing.ts';
import type { Setup } from '../options.ts';

type Fields = { readonly [key: string]: Json };
const WORD: Fields = { status: 'word' };

/** The refusal of a play by seat 0, as code and rule. */
function refusalOf(row: string, hand: string, text: string, more: Fields = {}, options: Partial<Setup> = {}): string {
  const { code, rule } = stageTestTable({ row, hands: { 0: hand }, ...more }, 2, options).refusal(0, text);
  return `${code} ${rule}`;
}

/** The row after a play by seat 0, its status and the points of the turn. The extra card prevents a refill. */
function played(row: string, hand: string, text: string, more: Fields = {}, options: Partial<Setup> = {}): string {
  const t = stageTestTable({ row, hands: { 0: `${hand} kE` }, ...more }, 2, options).act(0, text);
  return `${t.row} ${t.points(0).at(-1)}`;
}

describe('on an empty row', () => {
  it('[TM-040, TM-060, TM-110, TM-160] two or more cards form a word, scored with all its letters', () => {
    expect(played('', 'rC yA kT', 'play rC yA kT')).toBe('rC yA kT word 5');
  });

  it('[TM-040, TM-060, TM-111] a single letter can start a word', () => {
    expect(played('', 'yQ', 'play yQ')).toBe('yQ open 10');
    expect(played('', 'yQ', 'play yQ letter')).toBe('yQ open 10');
  });

  it('[TM-044, TM-061] several cards have to spell a word', () => {
    expect(refusalOf('', 'rC yA', 'play rC yA')).toBe('NOT_A_WORD TM-061');
  });

  it('[TM-062] the first letter has to begin a word', () => {
    expect(refusalOf('', 'gX', 'play gX')).toBe('NOT_A_BEGINNING TM-062');
  });

  it('[TM-049, TM-063, TM-114] one letter is never a word, even if the list has it', () => {
    const t = openTestTable({ words: ['A', 'AT'], scenario: { hands: { 0: 'rA kT' } } });
    expect(t.refusal(0, 'play rA word')).toMatchObject({ code: 'NOT_A_WORD', rule: 'TM-063' });
    expect(t.act(0, 'play rA').row).toBe('rA open');
  });

  it('[TM-121] a single blank scores 0', () => {
    expect(played('', 'r?', 'play r?=Q')).toBe('r?=Q open 0');
  });
});

describe('on an open row', () => {
  it('[TM-065, TM-126, TM-153, TM-162] BANK can be formed around the N', () => {
    const t = stageTestTable({ row: 'gN', hands: { 0: 'kB kA kK rE' }, premiums: { 0: 'DW TL' } });
    t.act(0, 'play kB+DW kA . kK+TL');
    expect(t.row).toBe('kB+DW kA gN kK+TL word');
    expect(t.points(0).at(-1)).toBe(48);
  });

  it('[TM-066, TM-154] the row may end up in the middle, at the end or at the start of a word', () => {
    expect(played('gN', 'rB yL gA kK rE bT', 'play rB yL gA . kK rE bT')).toBe('rB yL gA gN kK rE bT word 16');
    expect(played('gT', 'rC yO gA', 'play rC yO gA .')).toBe('rC yO gA gT word 6');
    expect(played('gN', 'yI rC rE', 'play . yI rC rE')).toBe('gN yI rC rE word 6');
  });

  it('[TM-067, TM-150] one card after the row may make a beginning', () => {
    expect(played('kN', 'yI', 'play . yI')).toBe('kN yI open 1');
  });

  it('[TM-067, TM-152] being the middle or the end of words is not enough', () => {
    expect(refusalOf('kN', 'kK', 'play . kK')).toBe('NOT_A_BEGINNING TM-067');
    expect(refusalOf('kT', 'yO', 'play yO .')).toBe('NOT_A_BEGINNING TM-067');
  });

  it('[TM-048, TM-152, TM-178] no word in the standard list starts with NK, and the refusal suggests none that could be played', () => {
    const lexicon = loadLexicon('standard');
    const t = openTestTable({ lexicon, scenario: { row: 'kN', hands: { 0: 'yI kK' } } });
    expect(t.refusal(0, 'play . kK')).toEqual({ code: 'NOT_A_BEGINNING', rule: 'TM-067', about: ['NK'] });
    expect(['BANK', 'BLANKET'].map((word) => lexicon.has(word))).toEqual([true, true]);
  });

  it('[TM-068] one replaced card may make a beginning', () => {
    expect(played('rN yO', 'rT', 'play /rT .')).toBe('rT yO open 1');
    expect(refusalOf('rN yO', 'rE', 'play /rE .')).toBe('NOT_A_BEGINNING TM-068');
  });

  it('[TM-043, TM-069] one added and one replaced card have to form a word', () => {
    expect(refusalOf('rN yI', 'rT yO', 'play . /yO rT')).toBe('NOT_A_WORD TM-043');
    expect(played('rN yI', 'rT bN', 'play /rT . bN')).toBe('rT yI bN word 3');
  });

  it('[TM-151, TM-111, TM-114] one card that completes a word needs a claim', () => {
    expect(stageTestTable({ row: 'kN', hands: { 0: 'yI' } }).refusal(0, 'play yI .')).toEqual({
      code: 'CLAIM_REQUIRED',
      rule: 'TM-111',
      about: ['IN', '1', '2'],
    });
    expect(refusalOf('rN yI kT', 'rS yO', 'play /rS ..')).toBe('NOT_A_BEGINNING TM-068');
    expect(refusalOf('rA yN', 'rI', 'play /rI .')).toBe('CLAIM_REQUIRED TM-111');
  });

  it('[TM-112, TM-113, TM-050] “word” makes a standing word, “letter” leaves the row open', () => {
    expect(played('kN', 'yI', 'play yI . word')).toBe('yI kN word 2');
    expect(played('kN', 'yI', 'play yI . letter')).toBe('yI kN open 1');
  });

  it('[TM-111] “word” is refused if it is no word; a redundant “letter” is accepted', () => {
    expect(refusalOf('kN', 'yI', 'play . yI word')).toBe('NOT_A_WORD TM-111');
    expect(played('kN', 'yI', 'play . yI letter')).toBe('kN yI open 1');
  });

  it('[TM-115] with two cards there is no choice of claim', () => {
    expect(refusalOf('kN', 'rT yI', 'play rT yI . letter')).toBe('CLAIM_NOT_ALLOWED TM-115');
    expect(played('kN', 'rT yI', 'play rT yI . word')).toBe('rT yI kN word 3');
  });

  it('[TM-064] open and empty rows cannot be cleared', () => {
    expect(refusalOf('kN', 'kI', 'clear kI')).toBe('CANNOT_CLEAR TM-064');
    expect(refusalOf('', 'kI', 'clear kI')).toBe('CANNOT_CLEAR TM-080');
  });

  it('[TM-042] one card may start an empty row or extend an open one, but not a standing word', () => {
    expect(played('', 'rI', 'play rI')).toBe('rI open 1');
    expect(played('rC yA gT', 'rS', 'play ... rS letter')).toBe('rC yA gT rS open 1');
    expect(refusalOf('kR yA gT', 'rI', 'play ... rI', WORD)).toBe('NOT_A_WORD TM-082');
  });
});

describe('on a standing word', () => {
  it('[TM-040, TM-080, TM-094] a word can be changed and extended', () => {
    expect(played('gC yO rT', 'rA bT', 'play .. /rA bT', WORD)).toBe('gC yO rA bT word 6');
    expect(played('rT yI gN', 'kS yO kE rS', 'play kS . /yO . kE rS', WORD)).toBe('kS rT yO gN kE rS word 6');
  });

  it('[TM-082] a beginning is not enough, unlike on an open row', () => {
    expect(refusalOf('kR yA gT', 'bI', 'play ... bI', WORD)).toBe('NOT_A_WORD TM-082');
    expect(played('kR yA gT', 'bI', 'play ... bI')).toBe('kR yA gT bI open 1');
  });

  it('[TM-080] several cards have to form a word', () => {
    expect(refusalOf('kR yA gT', 'bI bN', 'play ... bI bN', WORD)).toBe('NOT_A_WORD TM-080');
  });

  it('[TM-081, TM-086] a word can be cleared, and the play continues on an empty row', () => {
    const t = stageTestTable({ row: 'rC yA gT', status: 'word', hands: { 0: 'kI kN kE' } }).act(0, 'clear kI kN');
    expect(t.row).toBe('kI kN word');
    expect([t.points(0), t.points(1)]).toEqual([[0, 2], [5]]);
    expect(played('rC yA gT', 'kI', 'clear kI', WORD)).toBe('kI open 1');
    expect(refusalOf('rC yA gT', 'kI', 'clear', WORD)).toBe('NO_CARDS TM-045');
    expect(refusalOf('rC yA gT', 'kI', 'clear . kI', WORD)).toBe('BAD_CELLS TM-047');
  });

  it('[TM-052] a cleared word may be formed again at once', () => {
    expect(played('rC yA gT', 'bC bA bT', 'clear bC bA bT', WORD)).toBe('bC bA bT word 5');
  });

  it('[TM-114, TM-116] one card needs a claim, and “letter” takes the word too', () => {
    const t = stageTestTable({ row: 'rC yA gT', status: 'word', hands: { 0: 'kS kE' } });
    expect(t.code(0, 'play ... kS')).toBe('CLAIM_REQUIRED');
    t.act(0, 'play ... kS letter');
    expect(t.row).toBe('rC yA gT kS open');
    expect([t.points(0).at(-1), t.points(1)]).toEqual([1, [0]]);
    expect(t.event('taken')).toEqual({ type: 'taken', seat: 0, from: 1, text: 'CAT', points: 5 });
  });

  it('[TM-087] taking scores all letters, including those of others', () => {
    expect(played('rC yA gT', 'kS', 'play ... kS word', WORD)).toBe('rC yA gT kS word 6');
  });
});

describe('cells', () => {
  it.each(['play', 'play .', 'play word'])('[TM-045] “%s” places no card', (text) => {
    expect(refusalOf('kN', 'yI', text)).toBe('NO_CARDS TM-045');
  });

  it.each(['play yI', 'play yI .', 'play . yI .', 'play yI /rI yI', 'play ... yI', 'play . /yI .'])(
    '[TM-046, TM-047] “%s” does not cover a row of two slot by slot',
    (text) => {
      expect(refusalOf('rN kE', 'yI yI rI', text)).toBe('BAD_CELLS TM-047');
    },
  );

  it('[TM-045] every copy of a card has to be in the hand', () => {
    expect(refusalOf('kN', 'yI', 'play rI .')).toBe('NOT_IN_HAND TM-045');
    expect(stageTestTable({ row: 'kN', hands: { 0: 'yI rA' } }).refusal(0, 'play yI . yI').about).toEqual(['yI', '1']);
    expect(refusalOf('kN', 'yI', 'play b?=I . word')).toBe('NOT_IN_HAND TM-045');
  });

  it('[TM-004] a blank needs a letter, other cards must not have one', () => {
    expect(refusalOf('kN', 'b?', 'play b? .')).toBe('BLANK_NEEDS_LETTER TM-004');
    expect(refusalOf('kN', 'yI', 'play yI=A .')).toBe('NOT_A_BLANK TM-004');
  });
});

describe('replacing', () => {
  // The last card of each row was placed last, so that the first may be replaced.
  const last = { last: [2] };

  it.each(['r', 'y', 'g', 'b'])('[TM-090, TM-091, TM-155] %s is replaced by its own color and by black', (color) => {
    expect(played(`${color}I kN`, `${color}O`, `play /${color}O . word`, last)).toBe(`${color}O kN word 2`);
    expect(played(`${color}I kN`, 'kO', 'play /kO . word', last)).toBe('kO kN word 2');
  });

  it('[TM-092, TM-155] black is never replaced', () => {
    expect(refusalOf('kI kN', 'rO kO', 'play /rO .', last)).toBe('BLACK_LOCKED TM-092');
    expect(refusalOf('kI kN', 'rO kO', 'play /kO .', last)).toBe('BLACK_LOCKED TM-092');
  });

  it('[TM-093] another color cannot replace', () => {
    expect(refusalOf('rI kN', 'bO', 'play /bO .', last)).toBe('COLOUR_MISMATCH TM-093');
  });

  it('[TM-105] blanks have colors', () => {
    expect(played('r?=I kN', 'rO', 'play /rO . word', last)).toBe('rO kN word 2');
    expect(refusalOf('k?=I kN', 'kO', 'play /kO . word', last)).toBe('BLACK_LOCKED TM-092');
    expect(played('bI kN', 'b?', 'play /b?=O . word', last)).toBe('b?=O kN word 1');
    expect(played('bI kN', 'k?', 'play /k?=O . word', last)).toBe('k?=O kN word 1');
    expect(refusalOf('rI kN', 'b?', 'play /b?=O . word', last)).toBe('COLOUR_MISMATCH TM-093');
  });

  it('[TM-094] several cards may be replaced only if a word results', () => {
    expect(played('rT yO gN', 'rC gT', 'play /rC . /gT', { last: [2] })).toBe('rC yO gT word 5');
    expect(refusalOf('rT yO gN', 'rC gE', 'play /rC . /gE', { last: [2] })).toBe('NOT_A_WORD TM-043');
  });

  it('[TM-095, TM-096, TM-098] a card placed last has to stay', () => {
    expect(refusalOf('rC yA gT', 'gN', 'play .. /gN', { last: [3] })).toBe('KEEP_ONE TM-096');
    expect(refusalOf('rC yA gT', 'rA gN', 'play /rA . /gN', { ...WORD, last: [1, 3] })).toBe('KEEP_ONE TM-096');
    expect(played('rC yA gT', 'yO', 'play . /yO . word', { ...WORD, last: [2, 3] })).toBe('rC yO gT word 5');
    expect(refusalOf('rN', 'rT', 'play /rT')).toBe('KEEP_ONE TM-096');
  });

  it('[TM-096] with keepRule any, any card of the row may stay', () => {
    const any = { keepRule: 'any' } as const;
    expect(played('rA yN', 'yT', 'play . /yT word', { last: [2] }, any)).toBe('rA yT word 2');
    expect(refusalOf('rA yN', 'rO yT', 'play /rO /yT', {}, any)).toBe('KEEP_ONE TM-095');
  });

  it('[TM-051, TM-106] replacing a card by the same letter needs another change', () => {
    expect(refusalOf('rT yI gN', 'kT', 'play /kT ..', { last: [2] })).toBe('NO_CHANGE TM-051');
    expect(played('rT yI gN', 'kT kS', 'play /kT .. kS', { last: [2] })).toBe('kT yI gN kS word 4');
  });

  it('[TM-099] a replaced card goes to the discard pile', () => {
    const t = stageTestTable({ row: 'rA kN', last: [2], hands: { 0: 'rI rE' } }).act(0, 'play /rI . word');
    expect(t.state.discard).toEqual(['rA']);
    expect(t.event('laid')).toMatchObject({ added: [], replaced: ['rA'], text: 'IN', status: 'word' });
  });
});

describe('premiums', () => {
  const owns = (premiums: string): Fields => ({ premiums: { 0: premiums } });

  it('[TM-129, TM-161] letter and word premiums multiply their letter and the whole word', () => {
    const hand = 'rC yA kT';
    expect(played('', hand, 'play rC yA kT+TL', owns('TL'))).toBe('rC yA kT+TL word 7');
    expect(played('', hand, 'play rC yA kT+TW', owns('TW'))).toBe('rC yA kT+TW word 15');
    expect(played('', hand, 'play rC yA kT+DL', owns('DL'))).toBe('rC yA kT+DL word 6');
    expect(played('', hand, 'play rC yA kT+ST', {})).toBe('rC yA kT+ST word 10');
  });

  it('[TM-125, TM-130] several may be used; word premiums multiply each other', () => {
    expect(played('', 'kB kA rN kK', 'play kB+DW kA+DW rN kK+TL', owns('DW DW TL'))).toContain(' 96');
    expect(played('', 'kA kN', 'play kA+DW kN+TW', owns('DW TW'))).toContain(' 12');
  });

  it('[TM-131, TM-164] on a black blank a letter premium has no effect, a word premium does', () => {
    expect(played('', 'k? rU rI rT', 'play k?=Q+DW rU rI rT', owns('DW'))).toContain(' 8');
    expect(played('', 'k? rU rI rT', 'play k?=Q+TL rU rI rT', owns('TL'))).toContain(' 4');
  });

  it('[TM-122] go only on black cards', () => {
    expect(refusalOf('', 'rC yA kT', 'play rC+TL yA kT', owns('TL'))).toBe('PREMIUM_NEEDS_BLACK TM-122');
  });

  it('[TM-123] need a word score', () => {
    expect(refusalOf('', 'kN', 'play kN+TL', owns('TL'))).toBe('PREMIUM_NEEDS_WORD TM-123');
    expect(refusalOf('rN', 'kI', 'play kI+TL . letter', owns('TL'))).toBe('PREMIUM_NEEDS_WORD TM-123');
    expect(played('rN', 'kI', 'play kI+TL . word', owns('TL'))).toContain(' 4');
  });

  it('[TM-124] one per card', () => {
    expect(refusalOf('rC yA kT+TL', 'kS', 'play .. .+DW kS word', { ...WORD, ...owns('DW') })).toBe(
      'PREMIUM_TAKEN TM-124',
    );
  });

  it('[TM-126, TM-128] may go on a black card already in the row', () => {
    expect(played('kR yA gT', 'yE', 'play .+DW .. yE word', { ...WORD, ...owns('DW') })).toBe('kR+DW yA gT yE word 8');
    expect(played('kR yA gT', 'yE', 'play .+DW .. yE word', owns('DW'))).toBe('kR+DW yA gT yE word 8');
  });

  it('[TM-127, TM-163] on a taken word they count again', () => {
    const t = stageTestTable({ row: 'rC yA kT+TL', status: 'word', by: 1, hands: { 0: 'kS rE' } });
    expect(t.points(1)).toEqual([7]);
    t.act(0, 'play ... kS+ST word');
    expect([t.points(0).at(-1), t.points(1)]).toEqual([16, [0]]);
    expect(t.row).toBe('rC yA kT+TL kS+ST word');
  });

  it('[TM-134] on an open row they count for the next word', () => {
    const t = openTestTable({
      words: ['CAT', 'CATS', 'RATS'],
      scenario: { row: 'rC yA kT+DW', status: 'word', hands: { 0: 'kS rE', 1: 'rR rE' } },
    });
    t.act(0, 'play ... kS letter');
    expect(t.row).toBe('rC yA kT+DW kS open');
    t.act(1, 'play /rR ... word');
    expect([t.row, t.points(1).at(-1)]).toEqual(['rR yA kT+DW kS word', 8]);
  });

  it('[TM-132] only the owner can use the star', () => {
    expect(refusalOf('', 'kI kN', 'play kI+ST kN', { rotation: [1, 0], turn: 0 })).toBe('PREMIUM_NOT_YOURS TM-132');
    expect(refusalOf('', 'kI kN', 'play kI+TL kN+TL', owns('TL'))).toBe('PREMIUM_NOT_YOURS TM-128');
  });

  it('[TM-133] a used premium goes to the discard pile with the row, but the star leaves the game', () => {
    const t = stageTestTable({ hands: { 0: 'kI kN rE', 1: 'rA' }, premiums: { 0: 'TL' } }).act(0, 'play kI+TL kN+ST');
    expect(t.premiums(0)).toBe('');
    t.act(1, 'clear rA');
    expect(t.state.discard).toEqual(['kI', 'TL', 'kN']);
    expect(t.state.removedCards).toEqual(['ST']);
  });
});

describe('the order of checks', () => {
  /** Each play breaks this rule and, as far as possible, all rules that are checked later. */
  it.each([
    ['CANNOT_CLEAR', 'clear'],
    ['NO_CARDS', 'play .'],
    ['BAD_CELLS', 'play . rZ=A'],
    ['NOT_IN_HAND', 'play /rZ=B /y? /bC=A'],
    ['BLANK_NEEDS_LETTER', 'play /y? /bC=A .'],
    ['NOT_A_BLANK', 'play /bS /bC=A /y?=E'],
    ['BLACK_LOCKED', 'play /bS /bC .'],
    ['COLOUR_MISMATCH', 'play . /bS /y?=T'],
    ['KEEP_ONE', 'play .. /y?=T'],
    ['NO_CHANGE', 'play . /kN+TL . word'],
    ['NOT_A_WORD', 'play ... bC+TL gE letter'],
    ['NOT_A_BEGINNING', 'play ... bC+TL word'],
    ['CLAIM_REQUIRED', 'play ... bS+TL'],
    ['CLAIM_NOT_ALLOWED', 'play . /kN . bS+TL letter'],
    ['PREMIUM_NEEDS_WORD', 'play ... bS+TL letter'],
    ['PREMIUM_NOT_YOURS', 'play .+TL .. bS+TL word'],
    ['PREMIUM_NEEDS_BLACK', 'play .+DL .. bS+ST word'],
    ['PREMIUM_TAKEN', 'play .+DL .. bS word'],
  ])('%s is the refusal of “%s”', (code, text) => {
    const t = stageTestTable({ row: 'kA+DL rN yT', last: [3], hands: { 0: 'y? bC bS gE kN' }, premiums: { 0: 'DL' } });
    expect(t.code(0, text)).toBe(code);
  });
});
