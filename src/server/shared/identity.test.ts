import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { createIdentity } from './identity.ts';

const identity = createIdentity('secret');
const hmac = (text: string): string => createHmac('sha256', 'secret').update(text).digest('base64url').slice(0, 32);

describe('the signed cookie', () => {
  it('gives the session back, and cannot be forged', () => {
    const session = { person: identity.newPersonId(), device: 'device-1', issuedAt: 1_763_238_000_000 };
    const cookie = identity.signCookie(session);
    expect(identity.verifyCookie(cookie)).toEqual(session);
    const [person, old] = cookie.split('.') as [string, string];
    // The second part is only there for older nodes.
    for (let i = 0; i < cookie.length; i++) {
      if (i > person.length && i <= person.length + old.length) continue;
      const changed = cookie.slice(0, i) + (cookie[i] === 'a' ? 'b' : 'a') + cookie.slice(i + 1);
      expect(identity.verifyCookie(changed)).toBeNull();
    }
    expect(createIdentity('another').verifyCookie(cookie)).toBeNull();
    for (const unsigned of [undefined, '', '.', person, `${person}.`, `${person}.${old}`, `${person}.${old}.`])
      expect(identity.verifyCookie(unsigned)).toBeNull();
  });
  it('is also valid in the form from before devices, for people from that time', () => {
    const person = 'a'.repeat(22);
    expect(identity.verifyCookie(`${person}.${hmac(`person ${person}`)}`)).toEqual({
      ...{ person, device: null, issuedAt: 0 },
    });
    // An older node reads the first two parts of a new cookie.
    expect(identity.signCookie({ person, device: 'd', issuedAt: 1 })).toMatch(`${person}.${hmac(`person ${person}`)}.`);
    expect(identity.verifyCookie(`${person}.${hmac(`device ${person}`)}`)).toBeNull();
  });
  it('never throws on noise', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (noise) => identity.verifyCookie(noise) === null));
  });
});

it.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  ],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', undefined],
])('calls a device “%s”', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
