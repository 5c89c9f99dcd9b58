// Tests the layout of word graphs, and packing them.

import { describe, expect, it } from 'vitest';
import { fastRandom, randomFrom } from '../../core/random.ts';
import { loadLexicon } from '../load.node.ts';
import { packGraph, unpackGraph } from './packed-format.ts';
import {
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  buildWordGraph,
  forEachWord,
  graphFromArcs,
} from './word-graph.ts';

const WORDS = ['CAR', 'CARS', 'CART', 'CARTS', 'CAT', 'CATS', 'DOG', 'DOGS'];

describe('a graph', () => {
  it('lays out its arcs as documented', () => {
    for (const { arcs, root } of [buildWordGraph(WORDS), loadLexicon('standard').graph]) {
      expect(arcs[0]).toBe(0);
      for (let arc = 1, before = -1; arc < arcs.length; arc++) {
        const value = arcs[arc]!;
        const letter = value & 31;
        if (letter > 25 || letter <= before) throw new Error(`letter ${letter} after ${before} at ${arc}`);
        if (value >>> ARC_CHILD_SHIFT >= arc) throw new Error(`the child of arc ${arc} does not come before it`);
        if (!(value & ARC_ENDS_WORD) && value >>> ARC_CHILD_SHIFT === 0) throw new Error(`${arc} leads nowhere`);
        before = value & ARC_IS_LAST ? -1 : letter;
      }
      expect(arcs[arcs.length - 1]! & ARC_IS_LAST).toBe(ARC_IS_LAST);
      expect(graphFromArcs(arcs).root).toBe(root);
    }
  });

  it('stores equal endings only once', () => {
    const lists = buildWordGraph(WORDS).arcs.filter((value) => value & ARC_IS_LAST).length;
    // S; ST after CAR and S after CART are the same as after CAT and DOG; R T; A; O; G; C D
    expect(lists).toBe(7);
  });

  it('lists its words in alphabetical order', () => {
    const words: string[] = [];
    forEachWord(buildWordGraph(WORDS), (word) => words.push(word));
    expect(words).toEqual(WORDS);
  });
});

describe('a packed graph', () => {
  it('unpacks to the same arcs', () => {
    const random = fastRandom(randomFrom('packed graphs', 0));
    const lists = Array.from({ length: 200 }, () => {
      const words = Array.from({ length: random.below(60) }, () =>
        String.fromCharCode(...Array.from({ length: 1 + random.below(8) }, () => 65 + random.below(4))),
      );
      return buildWordGraph([...new Set(words)].sort());
    });
    for (const graph of [...lists, loadLexicon('broad').graph, loadLexicon('standard').graph]) {
      const again = unpackGraph(packGraph(graph));
      expect(again.root).toBe(graph.root);
      expect(Buffer.compare(Buffer.from(again.arcs.buffer), Buffer.from(graph.arcs.slice().buffer))).toBe(0);
    }
  });
});
