// The format in which word graphs are sent to browsers: half the size, and it compresses better. Unpacking takes one pass
// and gives the same arcs.

import { decodeSections, encodeSections, getSection, type SectionSource, type TypedArray } from './lexicon-sections.ts';
import { ARC_CHILD_SHIFT, ARC_IS_LAST, graphFromArcs } from './word-graph.ts';
import type { WordGraph } from './word-list-types.ts';

export interface PackedGraph {
  /** For each arc its letter and bits. With CHILD_IS_NUMBERED its child is the next number in `known`; otherwise it is the
   *  most recent node that no arc has taken yet. */
  readonly shapes: Uint8Array;
  /** For each node 1 if more than one arc leads to it: these are numbered from 1. */
  readonly shared: Uint8Array;
  /** Numbers of children in order of their arcs; 0 for none. */
  readonly known: Uint16Array;
}

const CHILD_IS_NUMBERED = 128;

export function packGraph(graph: WordGraph): PackedGraph {
  const { arcs } = graph;
  const { isClaim, leads } = findFirstVisits(graph);
  const numbers = new Uint32Array(arcs.length);
  const shapes = new Uint8Array(arcs.length - 1);
  const shared: number[] = [];
  const known: number[] = [];
  for (let arc = 1, count = 0; arc < arcs.length; arc++) {
    if (arc === 1 || arcs[arc - 1]! & ARC_IS_LAST) {
      if (leads[arc]! > 1) numbers[arc] = ++count;
      shared.push(leads[arc]! > 1 ? 1 : 0);
    }
    shapes[arc - 1] = (arcs[arc]! & 127) | (isClaim[arc] ? 0 : CHILD_IS_NUMBERED);
    if (!isClaim[arc]) known.push(numbers[arcs[arc]! >>> ARC_CHILD_SHIFT]!);
  }
  if (known.some((number) => number > 0xffff)) throw new RangeError('too many shared nodes for two bytes');
  return { shapes, shared: Uint8Array.from(shared), known: Uint16Array.from(known) };
}

/** Which arcs reach their child first in a depth-first search from the last arc of each node, and how many lead to each node. */
function findFirstVisits({ arcs, root }: WordGraph): { isClaim: Uint8Array; leads: Uint32Array } {
  const isClaim = new Uint8Array(arcs.length);
  const leads = new Uint32Array(arcs.length);
  const walk = (list: number): void => {
    let arc = list;
    while (!(arcs[arc]! & ARC_IS_LAST)) arc++;
    for (; arc >= list; arc--) {
      const next = arcs[arc]! >>> ARC_CHILD_SHIFT;
      if (next === 0 || leads[next]!++ > 0) continue;
      isClaim[arc] = 1;
      walk(next);
    }
  };
  if (root !== 0) walk(root);
  return { isClaim, leads };
}

export function unpackGraph({ shapes, shared, known }: PackedGraph): WordGraph {
  const arcs = new Uint32Array(shapes.length + 1);
  const starts = new Uint32Array(shared.length + 2); // of the numbered nodes
  const waiting = new Uint32Array(2048); // nodes not taken yet: at most all siblings along a path
  let [at, number, last, list, first] = [0, 0, 0, 0, 1];
  for (let arc = 1; arc < arcs.length; arc++) {
    const shape = shapes[arc - 1]!;
    const below = shape & CHILD_IS_NUMBERED ? starts[known[at++]!]! : waiting[last--]!;
    arcs[arc] = (shape & ~CHILD_IS_NUMBERED) | (below << ARC_CHILD_SHIFT);
    if (shape & ARC_IS_LAST) {
      waiting[++last] = first;
      starts[number + 1] = first; // overwritten by the next one unless shared
      number += shared[list++]!;
      first = arc + 1;
    }
  }
  return graphFromArcs(arcs);
}

/** A lexicon for the browser, without what is quickly computed from the rest. openLexicon opens it like any other. */
export function packLexicon(words: ArrayBuffer): ArrayBuffer {
  const sections = decodeSections(words);
  const packed = new Map<string, TypedArray>();
  for (const [name, table] of sections) {
    const isCounted = /\.(counts|below)$/.test(name) && sections.has(name.replace(/\w+$/, 'arcs'));
    if (isCounted || name.startsWith('anagrams.')) continue;
    if (!name.endsWith('.arcs')) packed.set(name, table);
    else {
      const parts = packGraph(graphFromArcs(getSection(sections, name, 4)));
      for (const [part, bytes] of Object.entries(parts)) packed.set(name.replace(/arcs$/, part), bytes);
    }
  }
  return encodeSections(packed);
}

/** Reads a graph by its name, resident or packed. */
export const readGraph = (sections: SectionSource, name: string): WordGraph =>
  sections.has(`${name}.arcs`)
    ? graphFromArcs(getSection(sections, `${name}.arcs`, 4))
    : unpackGraph({
        shapes: getSection(sections, `${name}.shapes`, 1),
        shared: getSection(sections, `${name}.shared`, 1),
        known: getSection(sections, `${name}.known`, 2),
      });
