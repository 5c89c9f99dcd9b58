// Random numbers derived from (seed, number): the same pair gives the same stream on every machine, so no random state
// is ever stored. Cryptographically strong: what players have seen reveals nothing about what comes next.

import { sha256Bytes, sha256Compress } from './hash/sha256.ts';

export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  uint32(): number;
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  /** A number from 0 up to but not including 1. */
  real(): number;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** An index, with probability proportional to its weight. */
  weightedIndex(weights: readonly number[]): number;
}

export function randomFrom(seed: string, number: number): Random {
  return randomFromStream(sha256Stream(seed, number));
}

/** A fast, non-cryptographic stream for simulations that need millions of numbers, seeded from a strong one. */
export function fastRandom(from: Random): Random {
  let [a, b, c, d] = [from.uint32(), from.uint32(), from.uint32(), 1];
  return randomFromStream(() => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  });
}

/** Maps a text to a number from 0 up to but not including 1, always the same: a word a bot knows today it knows tomorrow. */
export function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Compresses blocks of (hash of the seed, number, counter), eight words each. Records depend on this exact layout.
 *  Most acts draw nothing, so the first block is prepared when the first number is drawn. */
function sha256Stream(seed: string, number: number): () => number {
  let block: DataView | null = null;
  let counter = 0;
  let words: readonly number[] = [];
  let used = 8;
  return () => {
    if (used === 8) {
      block ??= firstBlock(seed, number);
      block.setInt32(40, counter++);
      words = sha256Compress(block);
      used = 0;
    }
    return words[used++]! >>> 0;
  };
}

function firstBlock(seed: string, number: number): DataView {
  const bytes = new Uint8Array(64);
  bytes.set(sha256Bytes(seed));
  const block = new DataView(bytes.buffer);
  block.setInt32(32, number);
  block.setInt32(36, Math.floor(number / 2 ** 32));
  return block;
}

function randomFromStream(uint32: () => number): Random {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n})`);
    const limit = 2 ** 32 - (2 ** 32 % n); // numbers from here on would favor small results
    for (;;) {
      const x = uint32();
      if (x < limit) return x % n;
    }
  };
  const real = (): number => (uint32() * 2 ** 21 + (uint32() >>> 11)) / 2 ** 53;
  return {
    uint32,
    below,
    real,
    pick(list) {
      if (list.length === 0) throw new RangeError('pick from an empty list');
      return list[below(list.length)]!;
    },
    shuffle(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
    weightedIndex(weights) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (!(total > 0)) throw new RangeError('all weights are zero');
      let rest = real() * total;
      for (let i = 0; i < weights.length; i++) {
        rest -= weights[i]!;
        if (rest < 0) return i;
      }
      return weights.findLastIndex((weight) => weight > 0);
    },
  };
}
