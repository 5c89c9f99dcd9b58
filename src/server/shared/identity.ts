// Who somebody is: a guest with a signed cookie. No account, no password; nobody else can take the name tag off.
// Not where somebody sits (roomstate.ts).

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const PERSON_COOKIE = 'wordhoard';
const DEVICE_TOKEN_MINUTES = 15;

export interface Identity {
  /** The person of this cookie; null if it is none of ours. */
  verifyCookie(cookie: string | undefined): string | null;
  /** A new person. */
  newPersonId(): string;
  signCookie(person: string): string;
  /** A pass that makes another device the same person, for a quarter of an hour. */
  createDeviceToken(person: string): string;
  verifyDeviceToken(pass: string): string | null;
}

export function createIdentity(secret: string, now: () => number): Identity {
  const seal = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
  const check = (text: string, given: string): boolean => {
    const right = Buffer.from(seal(text));
    const other = Buffer.from(given);
    return right.length === other.length && timingSafeEqual(right, other);
  };
  return {
    verifyCookie(cookie) {
      const [person = '', given = ''] = (cookie ?? '').split('.');
      return person !== '' && check(`person ${person}`, given) ? person : null;
    },
    newPersonId: () => randomBytes(16).toString('base64url'),
    signCookie: (person) => `${person}.${seal(`person ${person}`)}`,
    createDeviceToken(person) {
      const text = `${person}.${Math.floor(now() / 60_000) + DEVICE_TOKEN_MINUTES}`;
      return `${text}.${seal(`pass ${text}`)}`;
    },
    verifyDeviceToken(pass) {
      const [person = '', until = '', given = ''] = pass.split('.');
      return check(`pass ${person}.${until}`, given) && Number(until) >= now() / 60_000 ? person : null;
    },
  };
}

const MAX_DISPLAY_NAME_LENGTH = 20;

/** A name as others see it: no control or invisible signs, no endless accents, not too long; empty if nothing is left. */
export function cleanName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment)
    .slice(0, MAX_DISPLAY_NAME_LENGTH)
    .join('')
    .trim();
}

/** The name, or the name with a number, that nobody else at the table has. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const fold = (one: string): string => one.toLocaleLowerCase('en');
  const names = new Set(taken.map(fold));
  if (!names.has(fold(name))) return name;
  for (let i = 2; ; i++) if (!names.has(fold(`${name} ${i}`))) return `${name} ${i}`;
}
