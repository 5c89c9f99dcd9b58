// The form in which graphs travel: half the size, and better to compress. Unpacking is one pass and gives the same arcs.
// Not a compressor: the web server's brotli does the rest.

import type { Graph } from '../lexicon.ts';
import { joinSections, openSections, type Sections, section, type Table } from './sections.ts';
import { BELOW, graphOver, LAST } from './word-graph.ts';

export interface PackedGraph {
  /** Per arc its letter and marks, and with KNOWN that what is below is numbered in `known`. Otherwise it is the list that
   *  was laid down for this arc and waits for it: the nearest of those that no arc has claimed. */
  readonly shapes: Uint8Array;
  /** Per list 1 if more than one arc leads to it: these are numbered from 1. */
  readonly shared: Uint8Array;
  /** Numbers in order of their arcs, 0 for "nothing below". */
  readonly known: Uint16Array;
}

const KNOWN = 128;

export function packGraph(graph: Graph): PackedGraph {
  const { arcs } = graph;
  const { isClaim, leads } = trace(graph);
  const numbers = new Uint32Array(arcs.length);
  const shapes = new Uint8Array(arcs.length - 1);
  const shared: number[] = [];
  const known: number[] = [];
  for (let arc = 1, count = 0; arc < arcs.length; arc++) {
    if (arc === 1 || arcs[arc - 1]! & LAST) {
      if (leads[arc]! > 1) numbers[arc] = ++count;
      shared.push(leads[arc]! > 1 ? 1 : 0);
    }
    shapes[arc - 1] = (arcs[arc]! & 127) | (isClaim[arc] ? 0 : KNOWN);
    if (!isClaim[arc]) known.push(numbers[arcs[arc]! >>> BELOW]!);
  }
  if (known.some((number) => number > 0xffff)) throw new RangeError('too many shared lists for two bytes');
  return { shapes, shared: Uint8Array.from(shared), known: Uint16Array.from(known) };
}

/** Which arcs meet their list first on a depth-first walk from the last arc of each list, and how many lead to each list. */
function trace({ arcs, root }: Graph): { isClaim: Uint8Array; leads: Uint32Array } {
  const isClaim = new Uint8Array(arcs.length);
  const leads = new Uint32Array(arcs.length);
  const walk = (list: number): void => {
    let arc = list;
    while (!(arcs[arc]! & LAST)) arc++;
    for (; arc >= list; arc--) {
      const next = arcs[arc]! >>> BELOW;
      if (next === 0 || leads[next]!++ > 0) continue;
      isClaim[arc] = 1;
      walk(next);
    }
  };
  if (root !== 0) walk(root);
  return { isClaim, leads };
}

export function unpackGraph({ shapes, shared, known }: PackedGraph): Graph {
  const arcs = new Uint32Array(shapes.length + 1);
  const starts = new Uint32Array(shared.length + 2); // of the lists that are numbered
  const waiting = new Uint32Array(2048); // lists not claimed: at most all siblings along a path
  let [at, number, last, list, first] = [0, 0, 0, 0, 1];
  for (let arc = 1; arc < arcs.length; arc++) {
    const shape = shapes[arc - 1]!;
    const below = shape & KNOWN ? starts[known[at++]!]! : waiting[last--]!;
    arcs[arc] = (shape & ~KNOWN) | (below << BELOW);
    if (shape & LAST) {
      waiting[++last] = first;
      starts[number + 1] = first; // overwritten by the next, unless shared
      number += shared[list++]!;
      first = arc + 1;
    }
  }
  return graphOver(arcs);
}

/** A lexicon for the journey to a browser, without what is quickly made again from the rest; openLexicon takes it as it is. */
export function packLexicon(words: ArrayBuffer): ArrayBuffer {
  const sections = openSections(words);
  const packed = new Map<string, Table>();
  for (const [name, table] of sections) {
    const isCounted = /\.(counts|below)$/.test(name) && sections.has(name.replace(/\w+$/, 'arcs'));
    if (isCounted || name.startsWith('anagrams.')) continue;
    if (!name.endsWith('.arcs')) packed.set(name, table);
    else {
      const parts = packGraph(graphOver(section(sections, name, 4)));
      for (const [part, bytes] of Object.entries(parts)) packed.set(name.replace(/arcs$/, part), bytes);
    }
  }
  return joinSections(packed);
}

/** A graph by its name, resident or packed. */
export const openGraph = (sections: Sections, name: string): Graph =>
  sections.has(`${name}.arcs`)
    ? graphOver(section(sections, `${name}.arcs`, 4))
    : unpackGraph({
        shapes: section(sections, `${name}.shapes`, 1),
        shared: section(sections, `${name}.shared`, 1),
        known: section(sections, `${name}.known`, 2),
      });
