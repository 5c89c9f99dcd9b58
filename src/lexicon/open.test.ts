// A built lexicon, its packed form and lexicons of a few words stand for each other.
// Not the build (tools/lexicon), and not what is known of words (knowledge.test.ts).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customLexicon } from './custom.ts';
import type { Lexicon } from './lexicon.ts';
import { packLexicon } from './lists/packed-format.ts';
import { joinSections, openSections, section, type Table } from './lists/sections.ts';
import { loadLexicon } from './load.node.ts';
import { openLexicon } from './open.ts';

const standard = loadLexicon('standard');
const folder = process.env.WORDHOARD_LEXICON ?? join(import.meta.dirname, '../../build/lexicon');
const readBytes = (name: string): ArrayBuffer => new Uint8Array(readFileSync(join(folder, name))).buffer;

describe('sections', () => {
  it('come back as they were, whatever their width', () => {
    const sections = new Map<string, Table>([
      ['a', Uint8Array.of(1, 2, 3)],
      ['empty', new Uint32Array(0)],
      ['b', Uint32Array.of(0xffff_ffff, 7)],
      ['c', Uint16Array.of(65_535)],
    ]);
    expect([...openSections(joinSections(sections))]).toEqual([...sections]);
  });

  it('are refused if missing, of another width, or not a lexicon at all', () => {
    const sections = openSections(joinSections(new Map([['a', Uint8Array.of(1)]])));
    expect(() => section(sections, 'b', 1)).toThrow('no section b');
    expect(() => section(sections, 'a', 4)).toThrow('no section a');
    expect(() => openSections(new ArrayBuffer(16))).toThrow('no lexicon');
  });
});

describe('the packed lexicon', () => {
  it('answers like the resident one and has its id', () => {
    const packed = openLexicon(packLexicon(readBytes('words.bin')), 'standard', () => null);
    const ask = (lexicon: Lexicon) => [
      lexicon.id,
      lexicon.size,
      lexicon.wordsFromLetters({ need: 'TEAM', may: 'SRKL', mayWild: 1, least: 1 }),
      lexicon.wordsHiding('CAP'),
      lexicon.readingsOf('LEAVES'),
      lexicon.zipf('HOUSE'),
      lexicon.explain('LONDON'),
      lexicon.wordsters,
      lexicon.task('T02', 'OWL'),
    ];
    expect(ask(packed)).toEqual(ask(standard));
    expect(Buffer.compare(Buffer.from(packed.graph.arcs.buffer), Buffer.from(standard.graph.arcs.slice().buffer))).toBe(
      0,
    );
  });

  it('is the file made for the browser', () => {
    expect(Buffer.compare(Buffer.from(packLexicon(readBytes('words.bin'))), Buffer.from(readBytes('packed.bin')))).toBe(
      0,
    );
  });
});

describe('a lexicon of a few words', () => {
  it('knows nothing else, and invents nothing', () => {
    const few = customLexicon(['CAT', 'ACT', 'cat']);
    expect([few.size, few.list, few.has('DOG'), few.wordsFromLetters({ may: 'TAC' })]).toEqual([
      2,
      'only',
      false,
      ['ACT', 'CAT'],
    ]);
    expect(few.readingsOf('CAT')).toEqual([{ base: 'CAT', class: 'other', form: 'base' }]);
    expect([few.zipf('CAT'), few.nounShare('CAT'), few.define('CAT'), few.flag('CAT')]).toEqual([0, null, null, null]);
    expect([few.isBarePlural('CAT', 'CATS', 0.7), few.judgeBasicForm('CATS').ok]).toEqual([false, true]);
    expect(few.compareWords('CAT', 'ACT').verdict).toBe('DIFFERENT');
    expect(few.compareWords('CAT', 'CAT').verdict).toBe('SAME');
    expect([few.tasks, few.wordsters, few.powerCards]).toEqual([[], [], []]);
    expect(few.explain('CAT').inList).toBe(true);
  });

  it('keeps the knowledge of the lexicon it is cut from, and may have words that one lacks', () => {
    const few = standard.restrictTo(['PENCILS', 'XYZZYX']);
    expect([few.has('PENCILS'), few.has('XYZZYX'), few.has('PENCIL')]).toEqual([true, true, false]);
    expect(few.readingsOf('MICE')).toEqual(standard.readingsOf('MICE'));
    expect(few.wordsters).toEqual(standard.wordsters);
    expect(customLexicon(['PENCILS', 'XYZZYX'], standard).id).toBe(few.id);
  });

  it('has an id that tells the words, not their order', () => {
    expect(customLexicon(['A', 'B']).id).toBe(customLexicon(['B', 'A', 'B']).id);
    expect(customLexicon(['AB']).id).not.toBe(customLexicon(['A', 'B']).id);
    expect(standard.restrictTo(['AB']).id).not.toBe(customLexicon(['AB']).id);
    expect(standard.id).not.toBe(loadLexicon('broad').id);
  });
});
