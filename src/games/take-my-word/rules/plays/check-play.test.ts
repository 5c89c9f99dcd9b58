import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../core/game.ts';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { stagedTable, table } from '../../testing/table.testing.ts';
import type { Setup } from '../options.ts';

type More = { readonly [key: string]: Json };
const WORD: More = { status: 'word' };

/** The refusal of a play by seat 0, as code and rule. */
function flaw(row: string, hand: string, text: string, more: More = {}, options: Partial<Setup> = {}): string {
  const { code, rule } = stagedTable({ row, hands: { 0: hand }, ...more }, 2, options).refusal(0, text);
  return `${code} ${rule}`;
}

/** The row after a play by seat 0, its status and the points of the turn. The spare card keeps the hand from being refilled. */
function played(row: string, hand: string, text: string, more: More = {}, options: Partial<Setup> = {}): string {
  const t = stagedTable({ row, hands: { 0: `${hand} kE` }, ...more }, 2, options).act(0, text);
  return `${t.row} ${t.points(0).at(-1)}`;
}

describe('on a clean slate', () => {
  it('[TM-040, TM-060, TM-110, TM-160] two or more cards make a word, scored with all its letters', () => {
    expect(played('', 'rC yA kT', 'play rC yA kT')).toBe('rC yA kT word 5');
  });

  it('[TM-040, TM-060, TM-111] or a single letter starts one', () => {
    expect(played('', 'yQ', 'play yQ')).toBe('yQ open 10');
    expect(played('', 'yQ', 'play yQ letter')).toBe('yQ open 10');
  });

  it('[TM-044, TM-061] cards that spell no word cannot be laid together', () => {
    expect(flaw('', 'rC yA', 'play rC yA')).toBe('NOT_A_WORD TM-061');
  });

  it('[TM-062] nothing can start with a letter that begins no word', () => {
    expect(flaw('', 'gX', 'play gX')).toBe('NOT_A_BEGINNING TM-062');
  });

  it('[TM-049, TM-063, TM-114] one letter is never a whole word, even if the list has it', () => {
    const t = table({ words: ['A', 'AT'], scenario: { hands: { 0: 'rA kT' } } });
    expect(t.refusal(0, 'play rA word')).toMatchObject({ code: 'NOT_A_WORD', rule: 'TM-063' });
    expect(t.act(0, 'play rA').row).toBe('rA open');
  });

  it('[TM-121] a single blank scores nothing', () => {
    expect(played('', 'r?', 'play r?=Q')).toBe('r?=Q open 0');
  });
});

describe('on an open row', () => {
  it('[TM-065, TM-126, TM-153, TM-162] BANK is completed around the N', () => {
    const t = stagedTable({ row: 'gN', hands: { 0: 'kB kA kK rE' }, premiums: { 0: 'DW TL' } });
    t.act(0, 'play kB+DW kA . kK+TL');
    expect(t.row).toBe('kB+DW kA gN kK+TL word');
    expect(t.points(0).at(-1)).toBe(48);
  });

  it('[TM-066, TM-154] BLANKET holds it in the middle, COAT at the end, NICE at the front', () => {
    expect(played('gN', 'rB yL gA kK rE bT', 'play rB yL gA . kK rE bT')).toBe('rB yL gA gN kK rE bT word 16');
    expect(played('gT', 'rC yO gA', 'play rC yO gA .')).toBe('rC yO gA gT word 6');
    expect(played('gN', 'yI rC rE', 'play . yI rC rE')).toBe('gN yI rC rE word 6');
  });

  it('[TM-067, TM-150] one card behind it makes a beginning', () => {
    expect(played('kN', 'yI', 'play . yI')).toBe('kN yI open 1');
  });

  it('[TM-067, TM-152] to be the middle or the end of words is not enough', () => {
    expect(flaw('kN', 'kK', 'play . kK')).toBe('NOT_A_BEGINNING TM-067');
    expect(flaw('kT', 'yO', 'play yO .')).toBe('NOT_A_BEGINNING TM-067');
  });

  it('[TM-048, TM-152] no word of the standard list begins with NK; what would do is named', () => {
    const lexicon = loadLexicon('standard');
    const t = table({ lexicon, scenario: { row: 'kN', hands: { 0: 'yI kK' } } });
    expect(t.refusal(0, 'play . kK')).toEqual({ code: 'NOT_A_BEGINNING', rule: 'TM-067', about: ['NK', 'NI', 'IN'] });
    expect(['BANK', 'BLANKET'].map((word) => lexicon.has(word))).toEqual([true, true]);
  });

  it('[TM-068] one replaced card makes a beginning', () => {
    expect(played('rN yO', 'rT', 'play /rT .')).toBe('rT yO open 1');
    expect(flaw('rN yO', 'rE', 'play /rE .')).toBe('NOT_A_BEGINNING TM-068');
  });

  it('[TM-043, TM-069] one added and one replaced card have to complete a word', () => {
    expect(flaw('rN yI', 'rT yO', 'play . /yO rT')).toBe('NOT_A_WORD TM-043');
    expect(played('rN yI', 'rT bN', 'play /rT . bN')).toBe('rT yI bN word 3');
  });

  it('[TM-151, TM-111, TM-114] one card that makes a word needs the choice', () => {
    expect(stagedTable({ row: 'kN', hands: { 0: 'yI' } }).refusal(0, 'play yI .')).toEqual({
      code: 'CLAIM_REQUIRED',
      rule: 'TM-111',
      about: ['IN', '1', '2'],
    });
    expect(flaw('rN yI kT', 'rS yO', 'play /rS ..')).toBe('NOT_A_BEGINNING TM-068');
    expect(flaw('rA yN', 'rI', 'play /rI .')).toBe('CLAIM_REQUIRED TM-111');
  });

  it('[TM-112, TM-113, TM-050] “word” leaves it standing, “letter” open', () => {
    expect(played('kN', 'yI', 'play yI . word')).toBe('yI kN word 2');
    expect(played('kN', 'yI', 'play yI . letter')).toBe('yI kN open 1');
  });

  it('[TM-111] “word” is refused where there is none; “letter” may be said where it is true anyway', () => {
    expect(flaw('kN', 'yI', 'play . yI word')).toBe('NOT_A_WORD TM-111');
    expect(played('kN', 'yI', 'play . yI letter')).toBe('kN yI open 1');
  });

  it('[TM-115] with two cards there is no choice', () => {
    expect(flaw('kN', 'rT yI', 'play rT yI . letter')).toBe('CLAIM_NOT_ALLOWED TM-115');
    expect(played('kN', 'rT yI', 'play rT yI . word')).toBe('rT yI kN word 3');
  });

  it('[TM-064] it cannot be cleared by choice, nor can an empty one', () => {
    expect(flaw('kN', 'kI', 'clear kI')).toBe('CANNOT_CLEAR TM-064');
    expect(flaw('', 'kI', 'clear kI')).toBe('CANNOT_CLEAR TM-080');
  });

  it('[TM-042] the same two cards are a start on a clean slate, a beginning on an open row, nothing on a word', () => {
    expect(played('', 'rI', 'play rI')).toBe('rI open 1');
    expect(played('rC yA gT', 'rS', 'play ... rS letter')).toBe('rC yA gT rS open 1');
    expect(flaw('kR yA gT', 'rI', 'play ... rI', WORD)).toBe('NOT_A_WORD TM-082');
  });
});

describe('on a standing word', () => {
  it('[TM-040, TM-080, TM-094] it is changed and made larger at will', () => {
    expect(played('gC yO rT', 'rA bT', 'play .. /rA bT', WORD)).toBe('gC yO rA bT word 6');
    expect(played('rT yI gN', 'kS yO kE rS', 'play kS . /yO . kE rS', WORD)).toBe('kS rT yO gN kE rS word 6');
  });

  it('[TM-082] a beginning is not enough there, though it is on an open row', () => {
    expect(flaw('kR yA gT', 'bI', 'play ... bI', WORD)).toBe('NOT_A_WORD TM-082');
    expect(played('kR yA gT', 'bI', 'play ... bI')).toBe('kR yA gT bI open 1');
  });

  it('[TM-080] several cards have to make a word too', () => {
    expect(flaw('kR yA gT', 'bI bN', 'play ... bI bN', WORD)).toBe('NOT_A_WORD TM-080');
  });

  it('[TM-081, TM-086] it may be cleared, and the turn goes on as on a clean slate', () => {
    const t = stagedTable({ row: 'rC yA gT', status: 'word', hands: { 0: 'kI kN kE' } }).act(0, 'clear kI kN');
    expect(t.row).toBe('kI kN word');
    expect([t.points(0), t.points(1)]).toEqual([[0, 2], [5]]);
    expect(played('rC yA gT', 'kI', 'clear kI', WORD)).toBe('kI open 1');
    expect(flaw('rC yA gT', 'kI', 'clear', WORD)).toBe('NO_CARDS TM-045');
    expect(flaw('rC yA gT', 'kI', 'clear . kI', WORD)).toBe('BAD_CELLS TM-047');
  });

  it('[TM-052] a cleared word may be laid again at once', () => {
    expect(played('rC yA gT', 'bC bA bT', 'clear bC bA bT', WORD)).toBe('bC bA bT word 5');
  });

  it('[TM-114, TM-116] one card gives the choice there too, and “letter” takes the word all the same', () => {
    const t = stagedTable({ row: 'rC yA gT', status: 'word', hands: { 0: 'kS kE' } });
    expect(t.code(0, 'play ... kS')).toBe('CLAIM_REQUIRED');
    t.act(0, 'play ... kS letter');
    expect(t.row).toBe('rC yA gT kS open');
    expect([t.points(0).at(-1), t.points(1)]).toEqual([1, [0]]);
    expect(t.event('taken')).toEqual({ type: 'taken', seat: 0, from: 1, text: 'CAT', points: 5 });
  });

  it('[TM-087] the taker scores the letters of others too', () => {
    expect(played('rC yA gT', 'kS', 'play ... kS word', WORD)).toBe('rC yA gT kS word 6');
  });
});

describe('cells', () => {
  it.each(['play', 'play .', 'play word'])('[TM-045] “%s” lays no card', (text) => {
    expect(flaw('kN', 'yI', text)).toBe('NO_CARDS TM-045');
  });

  it.each(['play yI', 'play yI .', 'play . yI .', 'play yI /rI yI', 'play ... yI', 'play . /yI .'])(
    '[TM-046, TM-047] “%s” does not cover a row of two, slot by slot',
    (text) => {
      expect(flaw('rN kE', 'yI yI rI', text)).toBe('BAD_CELLS TM-047');
    },
  );

  it('[TM-045] cards come from the hand, copy by copy', () => {
    expect(flaw('kN', 'yI', 'play rI .')).toBe('NOT_IN_HAND TM-045');
    expect(stagedTable({ row: 'kN', hands: { 0: 'yI rA' } }).refusal(0, 'play yI . yI').about).toEqual(['yI', '1']);
    expect(flaw('kN', 'yI', 'play b?=I . word')).toBe('NOT_IN_HAND TM-045');
  });

  it('[TM-004] a blank needs a letter, and only a blank takes one', () => {
    expect(flaw('kN', 'b?', 'play b? .')).toBe('BLANK_NEEDS_LETTER TM-004');
    expect(flaw('kN', 'yI', 'play yI=A .')).toBe('NOT_A_BLANK TM-004');
  });
});

describe('replacing', () => {
  // the last card of each row was laid last, so that the first may go
  const last = { last: [2] };

  it.each(['r', 'y', 'g', 'b'])('[TM-090, TM-091, TM-155] %s gives way to its own colour and to black', (colour) => {
    expect(played(`${colour}I kN`, `${colour}O`, `play /${colour}O . word`, last)).toBe(`${colour}O kN word 2`);
    expect(played(`${colour}I kN`, 'kO', 'play /kO . word', last)).toBe('kO kN word 2');
  });

  it('[TM-092, TM-155] black gives way to nothing', () => {
    expect(flaw('kI kN', 'rO kO', 'play /rO .', last)).toBe('BLACK_LOCKED TM-092');
    expect(flaw('kI kN', 'rO kO', 'play /kO .', last)).toBe('BLACK_LOCKED TM-092');
  });

  it('[TM-093] another colour does not replace', () => {
    expect(flaw('rI kN', 'bO', 'play /bO .', last)).toBe('COLOUR_MISMATCH TM-093');
  });

  it('[TM-105] blanks have colours', () => {
    expect(played('r?=I kN', 'rO', 'play /rO . word', last)).toBe('rO kN word 2');
    expect(flaw('k?=I kN', 'kO', 'play /kO . word', last)).toBe('BLACK_LOCKED TM-092');
    expect(played('bI kN', 'b?', 'play /b?=O . word', last)).toBe('b?=O kN word 1');
    expect(played('bI kN', 'k?', 'play /k?=O . word', last)).toBe('k?=O kN word 1');
    expect(flaw('rI kN', 'b?', 'play /b?=O . word', last)).toBe('COLOUR_MISMATCH TM-093');
  });

  it('[TM-094] several cards may be replaced when a word results, one when not', () => {
    expect(played('rT yO gN', 'rC gT', 'play /rC . /gT', { last: [2] })).toBe('rC yO gT word 5');
    expect(flaw('rT yO gN', 'rC gE', 'play /rC . /gE', { last: [2] })).toBe('NOT_A_WORD TM-043');
  });

  it('[TM-095, TM-096, TM-098] something of the latest turn has to remain', () => {
    expect(flaw('rC yA gT', 'gN', 'play .. /gN', { last: [3] })).toBe('KEEP_ONE TM-096');
    expect(flaw('rC yA gT', 'rA gN', 'play /rA . /gN', { ...WORD, last: [1, 3] })).toBe('KEEP_ONE TM-096');
    expect(played('rC yA gT', 'yO', 'play . /yO . word', { ...WORD, last: [2, 3] })).toBe('rC yO gT word 5');
    expect(flaw('rN', 'rT', 'play /rT')).toBe('KEEP_ONE TM-096');
  });

  it('[TM-096] with keepRule any, any card of the row will do', () => {
    const any = { keepRule: 'any' } as const;
    expect(played('rA yN', 'yT', 'play . /yT word', { last: [2] }, any)).toBe('rA yT word 2');
    expect(flaw('rA yN', 'rO yT', 'play /rO /yT', {}, any)).toBe('KEEP_ONE TM-095');
  });

  it('[TM-051, TM-106] the same letter in another card is allowed only beside a change', () => {
    expect(flaw('rT yI gN', 'kT', 'play /kT ..', { last: [2] })).toBe('NO_CHANGE TM-051');
    expect(played('rT yI gN', 'kT kS', 'play /kT .. kS', { last: [2] })).toBe('kT yI gN kS word 4');
  });

  it('[TM-099] a replaced card goes to the discard pile', () => {
    const t = stagedTable({ row: 'rA kN', last: [2], hands: { 0: 'rI rE' } }).act(0, 'play /rI . word');
    expect(t.state.discard).toEqual(['rA']);
    expect(t.event('laid')).toMatchObject({ added: [], replaced: ['rA'], text: 'IN', status: 'word' });
  });
});

describe('premiums', () => {
  const owns = (premiums: string): More => ({ premiums: { 0: premiums } });

  it('[TM-129, TM-161] letter and word premiums multiply their letter and the whole word', () => {
    const hand = 'rC yA kT';
    expect(played('', hand, 'play rC yA kT+TL', owns('TL'))).toBe('rC yA kT+TL word 7');
    expect(played('', hand, 'play rC yA kT+TW', owns('TW'))).toBe('rC yA kT+TW word 15');
    expect(played('', hand, 'play rC yA kT+DL', owns('DL'))).toBe('rC yA kT+DL word 6');
    expect(played('', hand, 'play rC yA kT+ST', {})).toBe('rC yA kT+ST word 10');
  });

  it('[TM-125, TM-130] several may be laid; word premiums multiply each other', () => {
    expect(played('', 'kB kA rN kK', 'play kB+DW kA+DW rN kK+TL', owns('DW DW TL'))).toContain(' 96');
    expect(played('', 'kA kN', 'play kA+DW kN+TW', owns('DW TW'))).toContain(' 12');
  });

  it('[TM-131, TM-164] on a black blank a letter premium is lost, a word premium works', () => {
    expect(played('', 'k? rU rI rT', 'play k?=Q+DW rU rI rT', owns('DW'))).toContain(' 8');
    expect(played('', 'k? rU rI rT', 'play k?=Q+TL rU rI rT', owns('TL'))).toContain(' 4');
  });

  it('[TM-122] only on black', () => {
    expect(flaw('', 'rC yA kT', 'play rC+TL yA kT', owns('TL'))).toBe('PREMIUM_NEEDS_BLACK TM-122');
  });

  it('[TM-123] only with a word, and “letter” is none', () => {
    expect(flaw('', 'kN', 'play kN+TL', owns('TL'))).toBe('PREMIUM_NEEDS_WORD TM-123');
    expect(flaw('rN', 'kI', 'play kI+TL . letter', owns('TL'))).toBe('PREMIUM_NEEDS_WORD TM-123');
    expect(played('rN', 'kI', 'play kI+TL . word', owns('TL'))).toContain(' 4');
  });

  it('[TM-124] one to a card', () => {
    expect(flaw('rC yA kT+TL', 'kS', 'play .. .+DW kS word', { ...WORD, ...owns('DW') })).toBe('PREMIUM_TAKEN TM-124');
  });

  it('[TM-126, TM-128] an old black card may get one, in any scenario', () => {
    expect(played('kR yA gT', 'yE', 'play .+DW .. yE word', { ...WORD, ...owns('DW') })).toBe('kR+DW yA gT yE word 8');
    expect(played('kR yA gT', 'yE', 'play .+DW .. yE word', owns('DW'))).toBe('kR+DW yA gT yE word 8');
  });

  it('[TM-127, TM-163] those on a stolen word count again for the thief', () => {
    const t = stagedTable({ row: 'rC yA kT+TL', status: 'word', by: 1, hands: { 0: 'kS rE' } });
    expect(t.points(1)).toEqual([7]);
    t.act(0, 'play ... kS+ST word');
    expect([t.points(0).at(-1), t.points(1)]).toEqual([16, [0]]);
    expect(t.row).toBe('rC yA kT+TL kS+ST word');
  });

  it('[TM-134] on a row left open they wait for whoever completes the next word', () => {
    const t = table({
      words: ['CAT', 'CATS', 'RATS'],
      scenario: { row: 'rC yA kT+DW', status: 'word', hands: { 0: 'kS rE', 1: 'rR rE' } },
    });
    t.act(0, 'play ... kS letter');
    expect(t.row).toBe('rC yA kT+DW kS open');
    t.act(1, 'play /rR ... word');
    expect([t.row, t.points(1).at(-1)]).toEqual(['rR yA kT+DW kS word', 8]);
  });

  it('[TM-132] the star is the owner’s, to use or not; nobody else has it', () => {
    expect(flaw('', 'kI kN', 'play kI+ST kN', { rotation: [1, 0], turn: 0 })).toBe('PREMIUM_NOT_YOURS TM-132');
    expect(flaw('', 'kI kN', 'play kI+TL kN+TL', owns('TL'))).toBe('PREMIUM_NOT_YOURS TM-128');
  });

  it('[TM-133] a premium laid is spent; with the row it goes to the discard pile, but the star leaves the game', () => {
    const t = stagedTable({ hands: { 0: 'kI kN rE', 1: 'rA' }, premiums: { 0: 'TL' } }).act(0, 'play kI+TL kN+ST');
    expect(t.premiums(0)).toBe('');
    t.act(1, 'clear rA');
    expect(t.state.discard).toEqual(['kI', 'TL', 'kN']);
    expect(t.state.removedCards).toEqual(['ST']);
  });
});

describe('the order of checks', () => {
  /** Each play breaks the rule named and, as far as that can be, those that are looked at later. */
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
  ])('%s is what “%s” is told', (code, text) => {
    const t = stagedTable({ row: 'kA+DL rN yT', last: [3], hands: { 0: 'y? bC bS gE kN' }, premiums: { 0: 'DL' } });
    expect(t.code(0, text)).toBe(code);
  });
});
