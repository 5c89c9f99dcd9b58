// Speed and size of the lexicon compared with the usual alternatives: `npm run bench -- lexicon [--json]`.
// Run it on a quiet machine.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { fastRandom, randomFrom } from '../src/core/random.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import { decodeSections, encodeSections, getSection } from '../src/lexicon/lists/lexicon-sections.ts';
import { packGraph, packLexicon, readGraph } from '../src/lexicon/lists/packed-format.ts';
import { forEachWord, graphFromArcs, hasWord } from '../src/lexicon/lists/word-graph.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { openLexicon } from '../src/lexicon/open-lexicon.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { compareTimes, formatNumber, type Measurement, type Ratio, reportMeasurements } from './shared/measure.ts';

installPeers();

const file = readFileSync(
  join(process.env.WORDHOARD_LEXICON ?? join(import.meta.dirname, '../build/lexicon'), 'words.bin'),
);
const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
const sections = decodeSections(bytes);
const lexicon = loadLexicon('broad');
const words: string[] = [];
forEachWord(lexicon.graph, (word) => words.push(word));
const text = Buffer.from(words.join('\n'), 'latin1');
const random = fastRandom(randomFrom('bench', 0));

const ratio = (name: string, { median, low, high }: Ratio, most: number | null, peer: string): Measurement => ({
  name,
  value: median,
  spread: `${formatNumber(low)} – ${formatNumber(high)}`,
  target: most === null ? null : ['<=', most],
  peer,
});

/** How many times faster than the peer. */
const gain = (name: string, { median, low, high }: Ratio, least: number | null, peer: string): Measurement => ({
  name,
  value: 1 / median,
  spread: `${formatNumber(1 / high)} – ${formatNumber(1 / low)}`,
  target: least === null ? null : ['>=', least],
  peer,
});

const size = (name: string, value: number, most: number, peer: string): Measurement => ({
  name,
  value,
  spread: '',
  target: ['<=', most],
  peer,
});

// Lookup

/** A new string each time: V8 caches a string's hash, which would favor the Set. */
const fresh = (word: string): string => String.fromCharCode(...Array.from(word, (sign) => sign.charCodeAt(0)));

function mutate(word: string): string {
  const at = random.below(word.length);
  return word.slice(0, at) + String.fromCharCode(65 + random.below(26)) + word.slice(at + 1);
}

async function lookups(): Promise<Measurement[]> {
  const set = new Set(words);
  const queries = Array.from({ length: 50_000 }, (_, i) => (i % 2 ? random.pick(words) : mutate(random.pick(words))));
  const count = (has: (word: string) => boolean) => () => {
    const strings = queries.map(fresh);
    const run = (): number => {
      let found = 0;
      for (const word of strings) if (has(word)) found++;
      return found;
    };
    return { run, times: 1 };
  };
  const ours = count((word) => lexicon.has(word));
  const { tries } = (await import(join(PEERS_FOLDER, 'tries.mjs'))) as {
    tries: (words: readonly string[]) => { [name: string]: (word: string) => boolean };
  };
  return [
    ratio(
      'lookup, fresh strings',
      compareTimes(
        ours,
        count((word) => set.has(word)),
        25,
      ),
      0.4,
      'Set.has',
    ),
    ...Object.entries(tries(words)).map(([name, has]) =>
      ratio('lookup, fresh strings', compareTimes(ours, count(has)), 1, name),
    ),
  ];
}

// Size

const compress = (buffer: ArrayBuffer): Uint8Array =>
  brotliCompressSync(new Uint8Array(buffer), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });

const packed = (list: 'standard' | 'broad'): ArrayBuffer => {
  const parts = packGraph(graphFromArcs(getSection(sections, `${list}.arcs`, 4)));
  return encodeSections(new Map(Object.entries(parts).map(([part, table]) => [`${list}.${part}`, table])));
};

function sizes(): Measurement[] {
  const textBytes = compress(text.buffer.slice(text.byteOffset, text.byteOffset + text.length) as ArrayBuffer).length;
  return [
    ...(['standard', 'broad'] as const).flatMap((list) => {
      const count = loadLexicon(list).size;
      const arcs = getSection(sections, `${list}.arcs`, 4).byteLength;
      return [
        size(`graph of ${list}, bytes per word`, arcs / count, 3, 'Set of strings: about 75'),
        size(
          `${list} on the wire, bytes per word`,
          compress(packed(list)).length / count,
          1.2,
          `text: ${formatNumber(textBytes / words.length)}`,
        ),
      ];
    }),
    size('all tables, MB', bytes.byteLength / 1e6, 12, ''),
    {
      name: 'all tables on the wire, MB',
      value: compress(packLexicon(bytes)).length / 1e6,
      spread: '',
      target: null,
      peer: '',
    },
  ];
}

// Loading

function loads(): Measurement[] {
  const buildSet = () => ({ run: () => new Set(text.toString('latin1').split('\n')).has('CAT'), times: 1 });
  const graph = compress(packed('broad'));
  const whole = compress(packLexicon(bytes));
  const inflate = (data: Uint8Array): ArrayBuffer => {
    const { buffer, byteOffset, length } = brotliDecompressSync(data, { chunkSize: 1 << 20 });
    return buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
  };
  const view = () => openLexicon(bytes.slice(0), 'broad', () => null).has('CAT');
  const unpackList = () => hasWord(readGraph(decodeSections(inflate(graph)), 'broad'), 'CAT');
  const unpackAll = () => openLexicon(inflate(whole), 'standard', () => null).has('CAT');
  const against = (run: () => unknown) => compareTimes(() => ({ run, times: 1 }), buildSet);
  return [
    ratio('lexicon copied to first lookup', against(view), 0.08, 'new Set(text.split)'),
    ratio('list inflated to first lookup', against(unpackList), 0.08, 'new Set(text.split)'),
    ratio('whole lexicon inflated to first lookup', against(unpackAll), null, 'new Set(text.split)'),
  ];
}

// Steals

type Steal = { readonly word: string; readonly pool: string; readonly jokers: number };

const BAG = 'AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ';

type Counts = { [letter: string]: number };

function countLetters(word: string): Counts {
  const counts: Counts = {};
  for (const letter of word) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

/** The obvious algorithm: count the letters of every word and compare. */
function stealByFilter({ word, pool, jokers }: Steal): string[] {
  const need = countLetters(word);
  const may = countLetters(pool);
  return words.filter((candidate) => {
    if (candidate.length <= word.length) return false;
    const has = countLetters(candidate);
    for (const letter in need) if ((has[letter] ?? 0) < need[letter]!) return false;
    let missing = 0;
    for (const letter in has) missing += Math.max(0, has[letter]! - (need[letter] ?? 0) - (may[letter] ?? 0));
    return missing <= jokers;
  });
}

function steals(name: string, poolSize: number, jokers: number, least: number): Measurement {
  const table = words.filter((word) => word.length >= 4 && word.length <= 7 && lexicon.zipf(word) >= 3);
  const ask = (): Steal => ({
    word: random.pick(table),
    pool: Array.from({ length: poolSize }, () => random.pick([...BAG])).join(''),
    jokers,
  });
  const many = Array.from({ length: 200 }, ask);
  const find = ({ word, pool }: Steal) =>
    lexicon.wordsFromLetters({ required: word, optional: pool, optionalWild: jokers, minOptional: 1 });
  for (const each of many.slice(0, 3)) {
    if (String(find(each)) !== String(stealByFilter(each))) throw new Error(`steals of ${each.word} differ`);
  }
  const ours = () => ({ run: () => many.map(find), times: many.length });
  const theirs = (round: number) => ({ run: () => stealByFilter(many[round]!), times: 1 });
  return gain(name, compareTimes(ours, theirs, 11), least, 'letter-count filter');
}

// Hidden letters

/** Letters as on the cards: 60 to 600 everyday words hide them. */
function pickTriples(count: number): string[] {
  const everyday = words.filter((word) => word.length >= 4 && lexicon.zipf(word) >= 3);
  const triples: string[] = [];
  while (triples.length < count) {
    const triple = String.fromCharCode(...Array.from({ length: 3 }, () => 65 + random.below(26)));
    const found = everyday.filter((word) => new RegExp([...triple].join('.*')).test(word)).length;
    if (found >= 60 && found <= 600) triples.push(triple);
  }
  return triples;
}

function hidden(): Measurement[] {
  const triples = pickTriples(30);
  const asWritten = (triple: string): string[] =>
    words.filter((word) => word.length >= 4 && new RegExp([...triple].join('.*')).test(word));
  const madeOnce = (triple: string): string[] => {
    const pattern = new RegExp([...triple].join('.*'));
    return words.filter((word) => word.length >= 4 && pattern.test(word));
  };
  for (const each of triples) {
    if (String(lexicon.wordsHiding(each)) !== String(madeOnce(each))) throw new Error(`hiding ${each} differs`);
  }
  const ours = (round: number) => ({ run: () => lexicon.wordsHiding(triples[round]!), times: 1 });
  const against = (find: (triple: string) => string[]) =>
    compareTimes(ours, (round) => ({ run: () => find(triples[round]!), times: 1 }), 25);
  return [
    gain('hidden letters', against(asWritten), 25, 'filter by a regular expression'),
    gain('hidden letters', against(madeOnce), null, 'the same, the expression made once'),
  ];
}

// House words

/** Everything a table asks, with 300 house words and without. */
function houseWords(): Measurement[] {
  const add = new Set<string>();
  while (add.size < 150) add.add(mutate(random.pick(words)));
  const amended = lexicon.amended({ add: [...add], ban: Array.from({ length: 150 }, () => random.pick(words)) });
  const queries = Array.from({ length: 20_000 }, (_, i) =>
    fresh(i % 2 ? random.pick(words) : mutate(random.pick(words))),
  );
  const few = queries.filter(({ length }) => length < 8).slice(0, 60);
  const questions: { readonly [name: string]: (asked: Lexicon) => unknown } = {
    lookups: (asked) => queries.filter((word) => asked.has(word)).length,
    prefixes: (asked) => queries.filter((word) => asked.isPrefix(word.slice(0, 4))).length,
    steals: (asked) =>
      few.map((required) => asked.wordsFromLetters({ required, optional: 'ERTOSAIN', minOptional: 1 })),
    'hidden letters': (asked) => ['EVA', 'LOV', 'STA'].map((letters) => asked.wordsHiding(letters)),
    lines: (asked) => ['..A..E', 'S....', '.R.T..'].map((line) => asked.wordsFittingLine(line)),
  };
  return Object.entries(questions).map(([name, ask]) =>
    ratio(
      `300 house words: ${name}`,
      compareTimes(
        () => ({ run: () => ask(amended), times: 1 }),
        () => ({ run: () => ask(lexicon), times: 1 }),
        25,
      ),
      1.1,
      'the list without them',
    ),
  );
}

reportMeasurements(
  [
    ...(await lookups()),
    ...sizes(),
    ...loads(),
    steals('steals, pool of 8', 8, 0, 8000),
    steals('steals, pool of 12', 12, 0, 4000),
    steals('steals, pool of 8 and a joker', 8, 1, 2000),
    ...hidden(),
    ...houseWords(),
  ],
  'lexicon',
);
