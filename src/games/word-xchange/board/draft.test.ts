import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { formatMove } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { lay } from '../testing/table.testing.ts';
import { foretell, labelMove } from './captions.ts';
import {
  ahead,
  aim,
  type Bench,
  EMPTY,
  insert,
  layOut,
  letGo,
  meaning,
  preview,
  remove,
  shift,
  typed,
} from './draft.ts';
import { follow } from './track-tiles.ts';

const table = lay({
  seats: 3,
  scenario: {
    board: 'R T I',
    easels: { 0: ['HOUSE'], 1: ['STEAK', '[L]EAN'], 2: ['STEAM'] },
    hidden: { 1: 'G', 2: 'Q' },
  },
});
const view = table.see(0);
/** The same with the joker in the tray. */
const wild: View = { ...view, board: 'RTI*', easels: [['HOUSE'], ['STEAK', 'LEAN'], ['STEAM']] };
const names = ['Ann', 'Ben', 'Ines'];
const write = (word: string, target: Bench['target'] = null): Bench => ({ letters: [...word].map(typed), target });
const means = (word: string, target: Bench['target'] = null, here = view) =>
  formatMove(meaning(here, 0, write(word, target)));

describe('the bench', () => {
  it('takes letters in, moves them and gives them back', () => {
    const cat = ['C', 'A', 'T'].reduce((bench, letter) => insert(bench, typed(letter)), EMPTY);
    const word = (bench: Bench) => bench.letters.map(({ sign }) => sign).join('');
    expect(word(shift(cat, 0, 2))).toBe('ATC');
    expect(word(shift(cat, 2, 0))).toBe('TCA');
    expect(word(insert(cat, typed('H'), 1))).toBe('CHAT');
    expect(word(remove(cat, 1))).toBe('CT');
  });

  it('aims at a word and leaves it again, keeping the own letters', () => {
    const aimed = aim(write('R'), 1, 'STEAK');
    expect(aimed.letters.map(({ sign }) => sign).join('')).toBe('STEAKR');
    expect(aim(aimed, 1, 'STEAK')).toEqual(write('R'));
    expect(aim(aimed, 2, 'STEAM').target).toEqual({ seat: 2, word: 'STEAM' });
  });

  it('finds out what is meant: a word of the tray, a steal, the joker’s letter, a swap', () => {
    expect(means('TRI')).toBe('make TRI');
    expect(means('STREAK')).toBe('steal STEAK@1 STREAK');
    expect(means('STIR', { seat: 1, word: 'STEAK' })).toBe('steal STEAK@1 STIR');
    expect(means('RIOT', null, wild)).toBe('make RI[O]T');
    expect(means('ANTE')).toBe('swap [L]EAN@1 ANTE');
    expect(means('STREAMY', null, wild)).toBe('steal STEAM@2 STREAM[Y]');
  });

  it('takes letters the tray lacks for the beginning of a steal', () => {
    expect(means('STREA')).toBe('steal STEAK@1 STREA');
    expect(means('XYZ')).toBe('make XYZ');
  });

  it('counts on the own hidden tile while others play [WX-033]', () => {
    const theirs = table.see(1);
    expect(ahead(theirs, 1).board).toBe('RTIG');
    expect(preview(ahead(theirs, 1), 1, write('TRIG'), null)!.play.ok).toBe(true);
    expect(preview(theirs, 1, write('QUIT'), null)!.play.ok).toBe(false);
  });

  it('shows which tiles would go where', () => {
    const layout = follow(view, 0, null);
    const bench = write('STREAK');
    const laid = layOut(layout, bench, meaning(view, 0, bench));
    expect(laid.map(({ stolen }) => stolen)).toEqual([true, true, false, true, true, true]);
    expect(laid[2]!.piece).toEqual(layout.tray[0]);
    expect(layOut(layout, write('X'), null)[0]!.piece).toBeNull();
  });

  it('keeps to the tile that was taken up, though another has the same letter', () => {
    const two = follow({ ...view, board: 'EE' }, 0, null);
    const second = two.tray[1]!;
    const bench = insert(EMPTY, { sign: 'E', id: second.id });
    expect(layOut(two, bench, null)[0]!.piece).toEqual(second);
  });
});

describe('a tile carried and let go', () => {
  const layout = follow(wild, 0, null);
  const [r, , , joker] = layout.tray;
  const word = (next: ReturnType<typeof letGo>) =>
    next !== null && 'letters' in next ? next.letters.map(({ sign }) => sign).join('') : next;

  it('joins the bench where it is let go', () => {
    expect(word(letGo(write('AT'), layout, `tray:${r!.id}`, 'bench'))).toBe('ATR');
    expect(word(letGo(write('AT'), layout, `tray:${r!.id}`, 'bench:0'))).toBe('RAT');
    expect(word(letGo(write('RAT'), layout, 'bench:0', 'bench:2'))).toBe('ATR');
  });

  it('goes back to the tray from the bench, and only from there', () => {
    expect(word(letGo(write('RAT'), layout, 'bench:1', 'tray'))).toBe('RT');
    expect(letGo(write('RAT'), layout, `tray:${r!.id}`, 'tray')).toBeNull();
  });

  it('aims at a rival’s word and is added to it', () => {
    const aimed = letGo(EMPTY, layout, `tray:${r!.id}`, 'easel:1:STEAK');
    expect(aimed).toMatchObject({ target: { seat: 1, word: 'STEAK' } });
    expect(word(aimed)).toBe('STEAKR');
    expect(word(letGo(aimed as Bench, layout, `tray:${layout.tray[1]!.id}`, 'easel:1:STEAK'))).toBe('STEAKRT');
  });

  it('asks for the letter of the joker', () => {
    expect(letGo(write('AT'), layout, `tray:${joker!.id}`, 'bench:1')).toEqual({ type: 'joker', at: 1 });
  });
});

describe('what the bench says', () => {
  const told = (word: string, target: Bench['target'] = null) => {
    const shown = preview(view, 0, write(word, target), null)!;
    return { ...foretell(shown, view, 0, names), label: labelMove(shown) };
  };

  it.each([
    ['TRI', null, 'TRI', 'You have 2 of 6.', 'Make TRI'],
    ['STREAK', 'STEAK', '+ R → STREAK', 'Ben loses it. You have 2 of 6.', 'Steal STREAK'],
    ['ANTE', 'LEAN', '→ ANTE', 'Ben keeps it, the joker is freed.', 'Swap for ANTE'],
    ['STREA', 'STEAK', '→ STREA', 'K must come along to steal it.', 'Steal STREA'],
    ['SKATE', 'STEAK', '→ SKATE', 'Add a letter from the tray to steal it.', 'Steal SKATE'],
    ['XYZ', null, 'XYZ', 'X, Y and Z do not lie on the board.', 'Make XYZ'],
    ['IT', null, 'IT', 'A word has three letters or more.', 'Make IT'],
  ])('of %s', (word, old, bold, text, label) => {
    expect(told(word)).toEqual({ old, bold, text, label });
  });

  it('warns of a mere plural, which is a rule, and of nothing that is in the dictionary only [WX-082]', () => {
    const plural = lay({ seats: 2, scenario: { board: 'S', easels: { 1: ['PENCIL'] } } });
    const lexicon = loadLexicon('standard');
    const seen = plural.see(0);
    const shown = preview(seen, 0, write('PENCILS'), lexicon);
    expect(foretell(shown!, seen, 0, names)).toMatchObject({ text: expect.stringContaining('WX-045') });
    expect(foretell(preview(view, 0, write('TIR'), lexicon)!, view, 0, names).text).toBe('You have 2 of 6.');
  });
});
