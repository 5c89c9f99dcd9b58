import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, createPeople, uniqueName } from './identity.ts';

describe('a name tag', () => {
  const people = createPeople('secret', () => 0);
  it('is read back, and forged by nobody', () => {
    const person = people.make();
    const cookie = people.sign(person);
    expect(people.read(cookie)).toBe(person);
    for (let i = 0; i < cookie.length; i++)
      expect(people.read(cookie.slice(0, i) + (cookie[i] === 'a' ? 'b' : 'a') + cookie.slice(i + 1))).toBeNull();
    expect(createPeople('another', () => 0).read(cookie)).toBeNull();
    for (const nothing of [undefined, '', '.', person, `${person}.`]) expect(people.read(nothing)).toBeNull();
  });
  it('never throws on noise', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (noise) => people.read(noise) === null));
  });
});

describe('a pass to another device', () => {
  let minutes = 0;
  const people = createPeople('secret', () => minutes * 60_000);
  it('lasts a quarter of an hour, and is no name tag', () => {
    const person = people.make();
    const pass = people.pass(person);
    minutes = 15;
    expect(people.readPass(pass)).toBe(person);
    expect(people.read(pass)).toBeNull();
    expect(people.readPass(people.sign(person))).toBeNull();
    expect(people.readPass(pass.replace(/\.\d+\./, '.9999.'))).toBeNull();
    minutes = 16;
    expect(people.readPass(pass)).toBeNull();
  });
});

describe('a name', () => {
  it.each([
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann\u202eeeL', 'AnneeL'],
    ['\u200b\u0000\n', ''],
    ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301algo'],
    ['\u3164\u115f\u2800\uffa0', ''],
    ['ﬁnn', 'finn'],
    ['👩‍👩‍👧 family', '👩👩👧 family'],
    ['x'.repeat(50), 'x'.repeat(20)],
  ])('“%s” is shown as “%s”', (given, shown) => {
    expect(cleanName(given)).toBe(shown);
  });
  it('is never longer than 20 signs, nor invisible, and clean once cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (given) => {
        const shown = cleanName(given);
        expect(cleanName(shown)).toBe(shown);
        expect([...new Intl.Segmenter().segment(shown)].length).toBeLessThanOrEqual(20);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
  it('is nobody else’s, whatever its case', () => {
    expect(uniqueName('Ann', ['Bo'])).toBe('Ann');
    expect(uniqueName('Ann', ['ANN', 'ann 2'])).toBe('Ann 3');
  });
});
