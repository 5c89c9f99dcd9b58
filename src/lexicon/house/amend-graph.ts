// Adds words to a word graph and takes words out. The nodes on the way to a changed word are copied to the end of the graph;
// all others stay where they are, so that this takes a copy of the arcs and a few hundred new ones.

import { ARC_CHILD_SHIFT, ARC_ENDS_WORD, ARC_IS_LAST, CODE_OF_A } from '../lists/word-graph.ts';
import type { Word, WordGraph } from '../lists/word-list-types.ts';
import type { HouseWords } from './house-words.ts';

type Change = { readonly word: Word; readonly counts: boolean };

export function amendGraph(graph: WordGraph, { add, ban }: HouseWords): WordGraph {
  const changes: Change[] = [
    ...add.map((word) => ({ word, counts: true })),
    ...ban.map((word) => ({ word, counts: false })),
  ];
  if (changes.length === 0) return graph;
  const appended: number[] = [];
  const { arcs } = graph;
  // An empty graph has only arc 0, which means "none".
  const end = Math.max(1, arcs.length);

  /** Copies a node with changes to words that are the same up to this depth. Returns its first arc; 0 if nothing is left of it.
   *  A node comes after all nodes below it, so it is appended once these are. */
  const copyNode = (node: number, depth: number, changed: readonly Change[]): number => {
    const values: (number | undefined)[] = Array.from({ length: 26 });
    for (let arc = node; arc !== 0; arc++) {
      values[arcs[arc]! & 31] = arcs[arc]! & ~ARC_IS_LAST;
      if (arcs[arc]! & ARC_IS_LAST) break;
    }
    const groups = Map.groupBy(changed, ({ word }) => word.charCodeAt(depth) - CODE_OF_A);
    for (const [letter, group] of groups) {
      const value = values[letter] ?? letter;
      const own = group.find(({ word }) => word.length === depth + 1);
      const longer = group.filter(({ word }) => word.length > depth + 1);
      const oldChild = value >>> ARC_CHILD_SHIFT;
      const child = longer.length === 0 ? oldChild : copyNode(oldChild, depth + 1, longer);
      const endsWord = own === undefined ? (value & ARC_ENDS_WORD) !== 0 : own.counts;
      values[letter] =
        child === 0 && !endsWord ? undefined : letter + (endsWord ? ARC_ENDS_WORD : 0) + child * (1 << ARC_CHILD_SHIFT);
    }
    const kept = values.filter((value) => value !== undefined);
    if (kept.length === 0) return 0;
    const first = end + appended.length;
    for (const [i, value] of kept.entries()) appended.push(i === kept.length - 1 ? value + ARC_IS_LAST : value);
    return first;
  };

  const root = copyNode(graph.root, 0, changes);
  const whole = new Uint32Array(end + appended.length);
  whole.set(arcs);
  whole.set(appended, end);
  return { arcs: whole, root };
}
