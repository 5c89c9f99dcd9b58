// Builds the lexicon from npm packages and our own content: `node tools/lexicon/build.ts [folder]`, by default into
// build/lexicon. It does nothing if nothing has changed: the stamp is a hash of everything it uses.
//
// Three parts make one file of sections (src/lexicon/lists/lexicon-sections.ts). Tables are indexed by a word's number in `broad`.
//   lists/word-lists.ts           the word lists, as word graphs
//   knowledge/build-knowledge.ts  grammar, frequency, offensiveness, and definitions in shards that are loaded on demand
//   cards/build-cards.ts          the cards of the games, which need the knowledge
// The same input gives the same bytes.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildAnagramIndex } from '../../src/lexicon/lists/anagrams.ts';
import { encodeSections, type TypedArray } from '../../src/lexicon/lists/lexicon-sections.ts';
import { packLexicon } from '../../src/lexicon/lists/packed-format.ts';
import { buildWordGraph, withLetterMasks, withWordCounts } from '../../src/lexicon/lists/word-graph.ts';
import { type PackedParts, packParts } from '../../src/lexicon/parts/pack-parts.ts';
import { buildCards } from './cards/build-cards.ts';
import { buildKnowledge } from './knowledge/build-knowledge.ts';
import { buildWordLists, type WordLists } from './lists/word-lists.ts';
import { packageFolder, readSources } from './sources/npm-sources.ts';
import { readWordNet } from './sources/wordnet.ts';

const HOME = resolve(import.meta.dirname, '../..');
type Print = (line: string) => void;

const DEFAULT_FOLDER = join(HOME, 'build/lexicon');

export const isLexiconBuilt = (outDir = DEFAULT_FOLDER): boolean => readStamp(outDir) === hashInputs();

const stampOf = (outDir: string): string => join(outDir, 'stamp');
const readStamp = (outDir: string): string | null =>
  existsSync(stampOf(outDir)) ? readFileSync(stampOf(outDir), 'utf8') : null;

export function buildLexicon(outDir = DEFAULT_FOLDER, print: Print = console.log): void {
  const stamp = stampOf(outDir);
  const inputs = hashInputs();
  if (readStamp(outDir) === inputs) return;
  const started = performance.now();
  rmSync(stamp, { force: true });
  mkdirSync(outDir, { recursive: true });

  print('lexicon: reading the sources');
  const sources = readSources();
  const wordnet = readWordNet();
  print('lexicon: choosing the words');
  const lists = buildWordLists(sources, wordnet);
  const { broad, standard } = lists;
  print(`lexicon: ${standard.length} words in standard, ${broad.length} in broad; their grammar and meaning`);
  const knowledge = buildKnowledge({ broad, standard, sources, wordnet, print });
  print('lexicon: building the cards');
  const cards = buildCards({ broad, standard, knowledge, wordnet, sources, print });
  print('lexicon: building the word graphs');
  const sections = new Map<string, TypedArray>([
    ...Object.entries(buildGraphSections(lists)),
    ...Object.entries(knowledge.sections),
    ...Object.entries(cards.sections),
  ]);

  const files = new Map(
    Object.entries(knowledge.definitions).map(([shard, bytes]) => [`definitions-${shard}.bin`, bytes]),
  );
  sections.set('fingerprint', fingerprintOf(sections));
  const words = encodeSections(sections);
  files.set('words.bin', new Uint8Array(words));
  files.set('packed.bin', new Uint8Array(packLexicon(words)));
  const parts = packParts(words);
  const partFiles = namePartFiles(parts);
  for (const [part, name] of partFiles) files.set(name, new Uint8Array(parts.files.get(part)!));
  for (const old of globSync('part-*', { cwd: outDir })) if (!files.has(old)) rmSync(join(outDir, old));
  for (const [name, bytes] of files) replaceFile(join(outDir, name), bytes);
  const manifest = {
    ...describeBuild(lists, files),
    parts: { ...parts.directory, files: Object.fromEntries(partFiles) },
  };
  replaceFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  replaceFile(stamp, inputs);
  print(`lexicon: ready after ${Math.round((performance.now() - started) / 1000)} s`);
}

/** All sections of the lists. Anagrams and letter masks exist only for `broad`, in which `standard` is marked. */
export function buildGraphSections(lists: WordLists): Record<string, TypedArray> {
  const { broad, standard, names, abbreviations, brands } = lists;
  const numbers = new Map(broad.map((word, number) => [word, number]));
  const marks = new Uint32Array(Math.ceil(broad.length / 32));
  for (const word of standard) marks[numbers.get(word)! >>> 5]! |= 1 << (numbers.get(word)! & 31);
  const graph = withLetterMasks(withWordCounts(buildWordGraph(broad)));
  const part = withWordCounts(buildWordGraph(standard));
  const { sorted, first, groups } = buildAnagramIndex(broad);
  return {
    'broad.arcs': graph.arcs,
    'broad.counts': graph.counts,
    'broad.below': graph.below,
    'standard.arcs': part.arcs,
    'standard.counts': part.counts,
    'standard.marks': marks,
    'anagrams.arcs': sorted.arcs,
    'anagrams.counts': sorted.counts,
    'anagrams.first': first,
    'anagrams.groups': groups,
    'names.arcs': buildWordGraph(names).arcs,
    'abbreviations.arcs': buildWordGraph(abbreviations).arcs,
    'brands.arcs': buildWordGraph(brands).arcs,
  };
}

/** Atomically: another process may be reading the old file. */
function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Changes with anything that could change a move or its result, so not with definitions; 16 ASCII characters. */
function fingerprintOf(sections: ReadonlyMap<string, TypedArray>): Uint8Array {
  const hash = createHash('sha256');
  for (const [name, table] of sections) {
    hash.update(name);
    hash.update(new Uint8Array(table.buffer, table.byteOffset, table.byteLength));
  }
  return Uint8Array.from(Buffer.from(hash.digest('hex').slice(0, 16), 'latin1'));
}

/** Their names contain a hash of the content: a browser that has one never asks for it again. */
const namePartFiles = ({ files }: PackedParts) =>
  Array.from(
    files,
    ([part, bytes]) => [part, `part-${part}-${sha256(new Uint8Array(bytes)).slice(0, 10)}.bin`] as const,
  );

const describeBuild = ({ broad, standard }: WordLists, files: ReadonlyMap<string, Uint8Array>) => ({
  words: { standard: standard.length, broad: broad.length },
  files: Array.from(files, ([name, bytes]) => ({ name, bytes: bytes.length, sha256: sha256(bytes) })),
});

/** Our own code and content, and the versions of all packages the build depends on. */
function hashInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(
    ['tools/lexicon/**/*', 'src/lexicon/**/*', 'src/games/*/content.ts', 'src/games/*/content/*'],
    {
      cwd: HOME,
    },
  );
  for (const file of files.sort()) {
    if (!/\.(ts|tsv|txt|json)$/.test(file) || /\.(test|node)\.ts$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(HOME, file)));
  }
  const { dependencies } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies).sort()) {
    hash.update(`${name} ${JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version}\n`);
  }
  return hash.digest('hex');
}

if (import.meta.main) buildLexicon(process.argv[2]);
