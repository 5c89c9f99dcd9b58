// SHA-256 of text, synchronous and identical on every platform. The hash itself comes from @noble/hashes.

import { _SHA256, sha256 as hashBytes } from '@noble/hashes/sha2.js';

class Compression extends _SHA256 {
  readonly #initialState = this.get();

  run(block: DataView): readonly number[] {
    this.set(...this.#initialState);
    this.process(block, 0);
    return this.get();
  }
}

const compression = new Compression();

/** The eight words after mixing one block of 64 bytes, without padding, into the initial state. */
export const sha256Compress = (block: DataView): readonly number[] => compression.run(block);

export const sha256Bytes = (text: string): Uint8Array => hashBytes(encodeUtf8(text));

export function sha256(text: string): string {
  let hex = '';
  for (const byte of sha256Bytes(text)) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** Unlike TextEncoder it keeps lone surrogates, so that different texts never have the same bytes. */
function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!;
    if (code < 0x80) bytes[length++] = code;
    else if (code < 0x800) {
      bytes[length++] = 0xc0 | (code >> 6);
      bytes[length++] = 0x80 | (code & 63);
    } else if (code < 0x10000) {
      bytes[length++] = 0xe0 | (code >> 12);
      bytes[length++] = 0x80 | ((code >> 6) & 63);
      bytes[length++] = 0x80 | (code & 63);
    } else {
      bytes[length++] = 0xf0 | (code >> 18);
      bytes[length++] = 0x80 | ((code >> 12) & 63);
      bytes[length++] = 0x80 | ((code >> 6) & 63);
      bytes[length++] = 0x80 | (code & 63);
      i++; // the second half of the surrogate pair
    }
  }
  return bytes.subarray(0, length);
}
