// Tests opening a lexicon: resident, packed and custom.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customLexicon } from './custom-lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { decodeSections, encodeSections, getSection, type TypedArray } from './lists/lexicon-sections.ts';
import { packLexicon } from './lists/packed-format.ts';
import { loadLexicon } from './load.node.ts';
import { openLexicon } from './open-lexicon.ts';

const standard = loadLexicon('standard');
const folder = process.env.WORDHOARD_LEXICON ?? join(import.meta.dirname, '../../build/lexicon');
const readBytes = (name: string): ArrayBuffer => new Uint8Array(readFileSync(join(folder, name))).buffer;

describe('sections', () => {
  it('are decoded as they were encoded, whatever their width', () => {
    const sections = new Map<string, TypedArray>([
      ['a', Uint8Array.of(1, 2, 3)],
      ['empty', new Uint32Array(0)],
      ['b', Uint32Array.of(0xffff_ffff, 7)],
      ['c', Uint16Array.of(65_535)],
    ]);
    expect([...decodeSections(encodeSections(sections))]).toEqual([...sections]);
  });

  it('throw if one is missing, has another width, or the buffer is not a lexicon', () => {
    const sections = decodeSections(encodeSections(new Map([['a', Uint8Array.of(1)]])));
    expect(() => getSection(sections, 'b', 1)).toThrow('no section b');
    expect(() => getSection(sections, 'a', 4)).toThrow('no section a');
    expect(() => decodeSections(new ArrayBuffer(16))).toThrow('not a lexicon');
  });
});

describe('the packed lexicon', () => {
  it('gives the same answers as the resident one and has the same id', () => {
    const packed = openLexicon(packLexicon(readBytes('words.bin')), 'standard', () => null);
    const ask = (lexicon: Lexicon) => [
      lexicon.id,
      lexicon.size,
      lexicon.wordsFromLetters({ required: 'TEAM', optional: 'SRKL', optionalWild: 1, minOptional: 1 }),
      lexicon.wordsHiding('CAP'),
      lexicon.readingsOf('LEAVES'),
      lexicon.zipf('HOUSE'),
      ['HOUSE', 'ZEBRA', 'ZYZZYVA'].map(lexicon.learningAge),
      lexicon.explain('LONDON'),
      [...lexicon.section('cards.power')!],
    ];
    expect(ask(packed)).toEqual(ask(standard));
    expect(Buffer.compare(Buffer.from(packed.graph.arcs.buffer), Buffer.from(standard.graph.arcs.slice().buffer))).toBe(
      0,
    );
  });

  it('is the file that is built for the browser', () => {
    expect(Buffer.compare(Buffer.from(packLexicon(readBytes('words.bin'))), Buffer.from(readBytes('packed.bin')))).toBe(
      0,
    );
  });
});

describe('a custom lexicon', () => {
  it('knows only its words', () => {
    const few = customLexicon(['CAT', 'ACT', 'cat']);
    expect([few.size, few.name, few.has('DOG'), few.wordsFromLetters({ optional: 'TAC' })]).toEqual([
      2,
      'custom',
      false,
      ['ACT', 'CAT'],
    ]);
    expect(few.readingsOf('CAT')).toEqual([{ base: 'CAT', class: 'other', form: 'base' }]);
    expect([few.zipf('CAT'), few.nounShare('CAT'), few.define('CAT'), few.offensiveness('CAT')]).toEqual([
      0,
      null,
      null,
      null,
    ]);
    expect(few.learningAge('CAT')).toBeNull();
    expect([few.isBarePlural('CAT', 'CATS', 0.7), few.judgeBasicForm('CATS').ok]).toEqual([false, true]);
    expect(few.compareWords('CAT', 'ACT').verdict).toBe('DIFFERENT');
    expect(few.compareWords('CAT', 'CAT').verdict).toBe('SAME');
    expect(few.section('cards.power')).toBeNull();
    expect(few.explain('CAT').inList).toBe(true);
  });

  it('keeps the knowledge of the lexicon it was made from, and can have words that one lacks', () => {
    const few = standard.restrictTo(['PENCILS', 'XYZZYX']);
    expect([few.has('PENCILS'), few.has('XYZZYX'), few.has('PENCIL')]).toEqual([true, true, false]);
    expect(few.readingsOf('MICE')).toEqual(standard.readingsOf('MICE'));
    expect(few.section('cards.power')).toBe(standard.section('cards.power'));
    expect(customLexicon(['PENCILS', 'XYZZYX'], standard).id).toBe(few.id);
  });

  it('has an id that depends on the words, not on their order', () => {
    expect(customLexicon(['A', 'B']).id).toBe(customLexicon(['B', 'A', 'B']).id);
    expect(customLexicon(['AB']).id).not.toBe(customLexicon(['A', 'B']).id);
    expect(standard.restrictTo(['AB']).id).not.toBe(customLexicon(['AB']).id);
    expect(standard.id).not.toBe(loadLexicon('broad').id);
  });
});
