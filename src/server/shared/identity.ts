// Signed cookies: who sent a request and from which device, without an account. Whether a device was signed out since is
// checked in sessions.ts. Display names are in names.ts.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const PERSON_COOKIE = 'wordhoard';

/** `device` is null and `issuedAt` 0 in cookies from before devices were stored. */
export type Session = { readonly person: string; readonly device: string | null; readonly issuedAt: number };

export interface Identity {
  /** null if the signature is wrong. */
  verifyCookie(cookie: string | undefined): Session | null;
  signCookie(session: Session & { readonly device: string }): string;
  /** Signs with this secret from now on. Cookies signed with another one are worth nothing. */
  useCookieSecret(secret: string): void;
  newPersonId(): string;
  /** A keyed hash, to store something about a secret or a person without storing the secret or the person's id. */
  keyedHash(purpose: string, text: string): string;
}

export const randomId = (): string => randomBytes(16).toString('base64url');

/** Old ids have 22 characters, newer ones start with `p` and have 23. Only old ids may have a cookie without a device. */
export const isOldPersonId = (person: string): boolean => person.length === 22;

/** `secret` is for hashes in the database, which have to stay the same. Cookies are signed with it too, until they get a secret
 *  of their own. */
export function createIdentity(secret: string): Identity {
  let cookieSecret = secret;
  const hash = (key: string, text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
  const signature = (text: string): string => hash(cookieSecret, text);
  const isValidSignature = (text: string, given: string): boolean => {
    const expected = Buffer.from(signature(text));
    const actual = Buffer.from(given);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };
  return {
    verifyCookie(cookie) {
      const [person = '', personSignature = '', device, issued = '', given = ''] = (cookie ?? '').split('.');
      if (person === '') return null;
      if (device === undefined)
        return isOldPersonId(person) && isValidSignature(`person ${person}`, personSignature)
          ? { person, device: null, issuedAt: 0 }
          : null;
      return isValidSignature(`device ${person}.${device}.${issued}`, given)
        ? { person, device, issuedAt: Number.parseInt(issued, 36) }
        : null;
    },
    // The first two parts are a cookie that older nodes accept, so that nobody is lost during a rolling upgrade.
    signCookie({ person, device, issuedAt }) {
      const issued = Math.floor(issuedAt).toString(36);
      return [
        person,
        signature(`person ${person}`),
        device,
        issued,
        signature(`device ${person}.${device}.${issued}`),
      ].join('.');
    },
    useCookieSecret(next) {
      cookieSecret = next;
    },
    newPersonId: () => `p${randomId()}`,
    keyedHash: (purpose, text) => hash(secret, `${purpose} ${text}`),
  };
}
