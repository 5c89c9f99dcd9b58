import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('gives the published hashes of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('hashes any text as UTF-8, like Node', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      fc.pre(text.isWellFormed());
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

it('distinguishes lone surrogates, which UTF-8 cannot express', () => {
  expect(sha256('\ud800')).not.toBe(sha256('\ud801'));
  expect(sha256('\ud800')).not.toBe(sha256('\ufffd'));
});
