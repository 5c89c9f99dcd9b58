import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVapidSecret, readVapidKeys, vapidAuthorization } from './vapid.ts';

it('signs a token for the origin of the push service that its public key verifies', () => {
  const keys = readVapidKeys(createVapidSecret());
  const header = vapidAuthorization(
    'https://push.example/send/abc?x=1',
    'mailto:host@example.org',
    keys,
    1_700_000_000_000,
  );
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!;
  expect(key).toBe(keys.publicKey);
  const point = Buffer.from(key!, 'base64url');
  expect(point).toHaveLength(65);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_700_000_000 + 43_200,
    sub: 'mailto:host@example.org',
  });
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(verify('sha256', Buffer.from(`${head}.x${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
    false,
  );
});

it('reads the same keys from the stored secret again', () => {
  const secret = createVapidSecret();
  expect(readVapidKeys(secret).publicKey).toBe(readVapidKeys(secret).publicKey);
  expect(readVapidKeys(createVapidSecret()).publicKey).not.toBe(readVapidKeys(secret).publicKey);
});
