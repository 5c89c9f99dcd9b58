// Encrypts a push message for one browser (RFC 8291 over RFC 8188): only that browser can read it, not the push service.

import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys a browser gives with its subscription, as bytes. */
export type SubscriptionKeys = {
  /** Its public key, uncompressed: 65 bytes. */
  readonly publicKey: Buffer;
  /** A secret shared with this server: 16 bytes. */
  readonly auth: Buffer;
};

/** New for every message. Tests pass their own. */
export type MessageSecrets = { readonly salt: Buffer; readonly sender: ECDH };

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Marks the last record of a message, and here there is only one. */
const LAST_RECORD = 2;
const TAG_BYTES = 16;
/** What fits into one record with its delimiter and tag. */
const MAX_PAYLOAD_BYTES = RECORD_BYTES - TAG_BYTES - 1;

/** Whether messages can be encrypted for this key, as base64url: it is a point of the curve. */
export function isPushKey(key: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(key, 'base64url'), CURVE).length > 0;
  } catch {
    return false;
  }
}

export function newMessageSecrets(): MessageSecrets {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

/** The body of the request to the push service. Throws if the keys are not a point of the curve or the text is too long. */
export function encryptPush(
  text: string,
  { publicKey, auth }: SubscriptionKeys,
  { salt, sender }: MessageSecrets = newMessageSecrets(),
): Buffer {
  const payload = Buffer.from(text, 'utf8');
  if (payload.length > MAX_PAYLOAD_BYTES) throw new RangeError(`a push message has ${payload.length} bytes`);
  const senderKey = sender.getPublicKey();
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = derive(sender.computeSecret(publicKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(senderKey.length, 20);
  const encrypted = [cipher.update(payload), cipher.update(Buffer.from([LAST_RECORD])), cipher.final()];
  return Buffer.concat([header, senderKey, ...encrypted, cipher.getAuthTag()]);
}
