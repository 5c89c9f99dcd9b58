import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, uniqueName } from './names.ts';

describe('a display name', () => {
  it.each([
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann\u202eeeL', 'AnneeL'],
    ['\u200b\u0000\n', ''],
    ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301algo'],
    ['\u3164\u115f\u2800\uffa0', ''],
    ['ﬁnn', 'finn'],
    ['👩‍👩‍👧 family', 'family'],
    ['O’Neil-Smith Jr.', 'O’Neil-Smith Jr.'],
    ['Zoë', 'Zoë'],
    ['Ольга', 'Ольга'],
    ['김민준', '김민준'],
    ['王 Wang', '王 Wang'],
    ['प्रिया', 'प्रिया'],
    ['Аnn', ''], // the first letter is Cyrillic
    ['ᗩnn', ''],
    ['ᐱᓇ', 'ᐱᓇ'],
    ['Ann\u{1d159}', 'Ann'],
    ['\u1100'.repeat(100), ''],
    ['ɑnn', 'nn'],
    ['123', ''],
    ['<b>Ann</b> & Co', 'bAnnb Co'],
    ['x'.repeat(50), 'x'.repeat(20)],
  ])('“%s” is shown as “%s”', (given, shown) => {
    expect(cleanName(given)).toBe(shown);
  });
  it('has at most 20 visible characters, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (given) => {
        const shown = cleanName(given);
        expect(cleanName(shown)).toBe(shown);
        expect([...new Intl.Segmenter().segment(shown)].length).toBeLessThanOrEqual(20);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
  it('is soon told apart from thousands like it', () => {
    const used: string[] = [];
    const started = performance.now();
    for (let i = 0; i < 1500; i++) used.push(uniqueName('Ann', used));
    expect(used.at(-1)).toBe('Ann 1500');
    expect(performance.now() - started).toBeLessThan(3000);
  });
  it('gets a number if somebody has it in upper or lower case', () => {
    expect(uniqueName('Ann', ['Bo'])).toBe('Ann');
    expect(uniqueName('Ann', ['ANN', 'ann 2'])).toBe('Ann 3');
  });
  it.each([
    ['Сосо', 'Coco'], // Cyrillic
    ['Ιαn', 'Ian'],
    ['I1l', 'lll'],
    ['B0b', 'Bob'],
    ['Änn', 'Ann'],
    ['A n-n', 'Ann'],
    ['rnia', 'mia'],
  ])('“%s” gets a number if there is “%s”', (name, used) => {
    expect(uniqueName(name, [used])).toBe(`${name} 2`);
  });
});
