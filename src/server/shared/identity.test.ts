import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdentity } from './identity.ts';

describe('the signed cookie', () => {
  const identity = createIdentity('secret', () => 0);
  it('gives the person back, and cannot be forged', () => {
    const person = identity.newPersonId();
    const cookie = identity.signCookie(person);
    expect(identity.verifyCookie(cookie)).toBe(person);
    for (let i = 0; i < cookie.length; i++)
      expect(
        identity.verifyCookie(cookie.slice(0, i) + (cookie[i] === 'a' ? 'b' : 'a') + cookie.slice(i + 1)),
      ).toBeNull();
    expect(createIdentity('another', () => 0).verifyCookie(cookie)).toBeNull();
    for (const unsigned of [undefined, '', '.', person, `${person}.`])
      expect(identity.verifyCookie(unsigned)).toBeNull();
  });
  it('never throws on noise', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (noise) => identity.verifyCookie(noise) === null));
  });
});

describe('a device token', () => {
  let minutes = 0;
  const identity = createIdentity('secret', () => minutes * 60_000);
  it('is valid for 15 minutes, and is not accepted as a cookie', () => {
    const person = identity.newPersonId();
    const token = identity.createDeviceToken(person);
    minutes = 15;
    expect(identity.verifyDeviceToken(token)).toBe(person);
    expect(identity.verifyCookie(token)).toBeNull();
    expect(identity.verifyDeviceToken(identity.signCookie(person))).toBeNull();
    expect(identity.verifyDeviceToken(token.replace(/\.\d+\./, '.9999.'))).toBeNull();
    minutes = 16;
    expect(identity.verifyDeviceToken(token)).toBeNull();
  });
});
