// The relations between words as they are sent to browsers: every pair once instead of twice, as differences between word
// numbers. Unpacking gives the same tables, in the same order.

import { relationCodec } from './encodings.ts';

export interface RelationTables {
  /** How many relations each word has. */
  readonly counts: Uint8Array;
  /** The relations of all words, one word after another: encodings.ts. Of each word first by kind, then by number. */
  readonly to: Uint32Array;
}

export interface PackedRelations {
  /** How many of each word's relations are with later words. */
  readonly later: Uint8Array;
  /** For each of these the difference to the number before it and the kind, in bytes of seven bits, the lowest first. */
  readonly steps: Uint8Array;
}

const KINDS = 3;
const MORE_BYTES = 128;

export function packRelations({ counts, to }: RelationTables): PackedRelations {
  const later = new Uint8Array(counts.length);
  const steps: number[] = [];
  let at = 0;
  for (const [word, count] of counts.entries()) {
    let before = word;
    const codes = to.subarray(at, (at += count)).toSorted((a, b) => a - b);
    for (const code of codes) {
      const number = relationCodec.number(code);
      if (number <= word) continue;
      later[word]!++;
      let step = (number - before) * 4 + (code & 3);
      for (; step >= MORE_BYTES; step >>>= 7) steps.push((step & 127) | MORE_BYTES);
      steps.push(step);
      before = number;
    }
  }
  return { later, steps: Uint8Array.from(steps) };
}

export function unpackRelations({ later, steps }: PackedRelations): RelationTables {
  const size = later.reduce((sum, count) => sum + count, 0);
  const [first, second, kinds] = [new Uint32Array(size), new Uint32Array(size), new Uint8Array(size)];
  const counts = new Uint8Array(later.length);
  for (let word = 0, pair = 0, at = 0; word < later.length; word++) {
    for (let left = later[word]!, number = word; left > 0; left--, pair++) {
      let step = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = steps[at++]!;
        step |= (byte & 127) << shift;
        if (byte < MORE_BYTES) break;
      }
      number += step >>> 2;
      first[pair] = word;
      second[pair] = number;
      kinds[pair] = step & 3;
      counts[word]!++;
      counts[number]!++;
    }
  }
  const next = new Uint32Array(later.length); // where the next relation of each word goes
  for (let word = 1; word < later.length; word++) next[word] = next[word - 1]! + counts[word - 1]!;
  const to = new Uint32Array(2 * size);
  const put = (from: Uint32Array, others: Uint32Array, kind: number): void => {
    for (let pair = 0; pair < size; pair++)
      if (kinds[pair] === kind) to[next[from[pair]!]!++] = others[pair]! * 4 + kind;
  };
  // Earlier words before later ones, so that the numbers ascend.
  for (let kind = 0; kind < KINDS; kind++) {
    put(second, first, kind);
    put(first, second, kind);
  }
  return { counts, to };
}
