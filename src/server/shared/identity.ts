// Who sent a request: a guest with a signed cookie, without an account. Display names are in names.ts.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const PERSON_COOKIE = 'wordhoard';
const DEVICE_TOKEN_MINUTES = 15;

export interface Identity {
  /** The person this cookie belongs to; null if its signature is wrong. */
  verifyCookie(cookie: string | undefined): string | null;
  newPersonId(): string;
  signCookie(person: string): string;
  /** A token that makes another device the same person, valid for 15 minutes. */
  createDeviceToken(person: string): string;
  verifyDeviceToken(token: string): string | null;
}

export function createIdentity(secret: string, now: () => number): Identity {
  const signature = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
  const isValidSignature = (text: string, given: string): boolean => {
    const expected = Buffer.from(signature(text));
    const actual = Buffer.from(given);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };
  // Cookies and tokens are signed with different prefixes (`person`, `pass`), so that neither is accepted as the other.
  return {
    verifyCookie(cookie) {
      const [person = '', given = ''] = (cookie ?? '').split('.');
      return person !== '' && isValidSignature(`person ${person}`, given) ? person : null;
    },
    newPersonId: () => randomBytes(16).toString('base64url'),
    signCookie: (person) => `${person}.${signature(`person ${person}`)}`,
    createDeviceToken(person) {
      const text = `${person}.${Math.floor(now() / 60_000) + DEVICE_TOKEN_MINUTES}`;
      return `${text}.${signature(`pass ${text}`)}`;
    },
    verifyDeviceToken(token) {
      const [person = '', expires = '', given = ''] = token.split('.');
      return isValidSignature(`pass ${person}.${expires}`, given) && Number(expires) >= now() / 60_000 ? person : null;
    },
  };
}
