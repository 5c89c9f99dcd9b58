import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, createIdentity, uniqueName } from './identity.ts';

describe('a name tag', () => {
  const people = createIdentity('secret', () => 0);
  it('is read back, and forged by nobody', () => {
    const person = people.newPersonId();
    const cookie = people.signCookie(person);
    expect(people.verifyCookie(cookie)).toBe(person);
    for (let i = 0; i < cookie.length; i++)
      expect(
        people.verifyCookie(cookie.slice(0, i) + (cookie[i] === 'a' ? 'b' : 'a') + cookie.slice(i + 1)),
      ).toBeNull();
    expect(createIdentity('another', () => 0).verifyCookie(cookie)).toBeNull();
    for (const nothing of [undefined, '', '.', person, `${person}.`]) expect(people.verifyCookie(nothing)).toBeNull();
  });
  it('never throws on noise', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (noise) => people.verifyCookie(noise) === null));
  });
});

describe('a pass to another device', () => {
  let minutes = 0;
  const people = createIdentity('secret', () => minutes * 60_000);
  it('lasts a quarter of an hour, and is no name tag', () => {
    const person = people.newPersonId();
    const pass = people.createDeviceToken(person);
    minutes = 15;
    expect(people.verifyDeviceToken(pass)).toBe(person);
    expect(people.verifyCookie(pass)).toBeNull();
    expect(people.verifyDeviceToken(people.signCookie(person))).toBeNull();
    expect(people.verifyDeviceToken(pass.replace(/\.\d+\./, '.9999.'))).toBeNull();
    minutes = 16;
    expect(people.verifyDeviceToken(pass)).toBeNull();
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
