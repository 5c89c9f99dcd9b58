// Chance, derived from (seed, number): the same two give the same stream on any machine, and nothing of it is kept in a state.
// Strong enough that what players see of it tells nothing of what is to come. Not a source of seeds: those come from the host.

import { sha256Block, sha256Start, sha256Words } from './sha256.ts';

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
  /** An index, each as likely as its weight says. */
  weightedIndex(weights: readonly number[]): number;
}

export function randomFrom(seed: string, number: number): Random {
  return randomOver(sha256Stream(seed, number));
}

/** A quick stream for simulations that need millions of numbers; started from a strong one. */
export function fastRandom(from: Random): Random {
  let [a, b, c, d] = [from.uint32(), from.uint32(), from.uint32(), 1];
  return randomOver(() => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  });
}

/** A number from 0 up to 1 that belongs to a text for good: what a bot knows today it knows tomorrow. */
export function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function sha256Stream(seed: string, number: number): () => number {
  const block = new Int32Array(16);
  block.set(sha256Words(seed));
  block[8] = number;
  block[9] = Math.floor(number / 2 ** 32);
  let hash = new Int32Array(8);
  let used = 8;
  return () => {
    if (used === 8) {
      hash = sha256Start() as Int32Array<ArrayBuffer>;
      sha256Block(hash, block);
      block[10]!++;
      used = 0;
    }
    return hash[used++]! >>> 0;
  };
}

function randomOver(uint32: () => number): Random {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n})`);
    const fair = 2 ** 32 - (2 ** 32 % n); // numbers from here on would favour the small results
    for (;;) {
      const x = uint32();
      if (x < fair) return x % n;
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
      if (!(total > 0)) throw new RangeError('no weight to draw by');
      let rest = real() * total;
      for (let i = 0; i < weights.length; i++) {
        rest -= weights[i]!;
        if (rest < 0) return i;
      }
      return weights.findLastIndex((weight) => weight > 0);
    },
  };
}
