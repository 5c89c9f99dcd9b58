import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { encryptPush } from './push-encryption.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Reads a message as a browser does, written from RFC 8188 and RFC 8291 and not from the code under test. */
function decrypt(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(privateKey);
  const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), senderKey]);
  const ikm = hkdf(receiver.computeSecret(senderKey), auth, keyInfo, 32);
  const key = hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

describe('the example of RFC 8291, appendix A', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const keys = {
    publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
  const expected =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

  it('gives the bytes of the RFC', () => {
    const body = encryptPush('When I grow up, I want to be a watermelon', keys, { salt, sender });
    expect(body.toString('base64url')).toBe(expected);
  });

  it('is read back with the receiver’s private key', () => {
    const privateKey = bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');
    expect(decrypt(bytes(expected), privateKey, keys.auth)).toBe('When I grow up, I want to be a watermelon');
  });
});

it('encrypts any text so that only the receiver reads it, differently each time', () => {
  const receiver = createECDH('prime256v1');
  receiver.generateKeys();
  const auth = randomBytes(16);
  const keys = { publicKey: receiver.getPublicKey(), auth };
  for (const text of ['', 'Ben hat “Ä” gelegt 🎲', 'x'.repeat(4079)]) {
    const [one, two] = [encryptPush(text, keys), encryptPush(text, keys)];
    expect(decrypt(one, receiver.getPrivateKey(), auth)).toBe(text);
    expect(one.equals(two)).toBe(false);
  }
  expect(() => encryptPush('x'.repeat(4080), keys)).toThrow(RangeError);
  expect(() => encryptPush('x', { ...keys, publicKey: randomBytes(65) })).toThrow();
});

it('is read by the same browser that reads what the package web-push encrypts', () => {
  const receiver = createECDH('prime256v1');
  receiver.generateKeys();
  const auth = randomBytes(16);
  const text = 'It’s your turn in Word Xchange.';
  const theirs = webPush.encrypt(
    receiver.getPublicKey('base64url'),
    auth.toString('base64url'),
    text,
    'aes128gcm',
  ) as unknown as { readonly cipherText: Buffer };
  const ours = encryptPush(text, { publicKey: receiver.getPublicKey(), auth });
  for (const body of [theirs.cipherText, ours]) expect(decrypt(body, receiver.getPrivateKey(), auth)).toBe(text);
  expect(ours).toHaveLength(theirs.cipherText.length);
});
