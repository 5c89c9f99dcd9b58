// The server's identity towards push services (VAPID, RFC 8292): a key pair of its own, and a signed token per service.

import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export type VapidKeys = {
  /** For the browser's subscription: 65 bytes as base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
};

/** A new private key as text, to be stored. */
export const createVapidSecret = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

export function readVapidKeys(secret: string): VapidKeys {
  const jwk = JSON.parse(secret) as { readonly x: string; readonly y: string };
  const point = [Buffer.from([4]), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
  return {
    publicKey: Buffer.concat(point).toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** Push services refuse tokens that are valid for more than a day. */
const TOKEN_SECONDS = 12 * 3600;

const encode = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** The header `Authorization` for a request to this push service. `contact`: an address of the operator, mailto: or https:. */
export function vapidAuthorization(
  endpoint: string,
  contact: string,
  { publicKey, privateKey }: VapidKeys,
  nowMs: number,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + TOKEN_SECONDS, sub: contact };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
