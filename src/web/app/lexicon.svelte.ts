// The word lists and definitions in the browser: fetched once, shared by previews and definitions.

import { lexiconForMatch } from '../../core/match.ts';
import type { Definition, Lexicon, ListName } from '../../lexicon/lexicon.ts';
import type { LexiconChoice } from '../connection/connection.ts';
import { describeValidity } from './word-validity.ts';

/** Opens a list; null until the data has loaded. */
let openList = $state.raw<((list: ListName) => Lexicon) | null>(null);

const lexiconCache = new Map<string, Lexicon>();
const definitionShards = new Map<string, ArrayBuffer>();
let loading: Promise<void> | null = null;

export function loadLexicon(): Promise<void> {
  loading ??= (async () => {
    try {
      const { WordLoader } = await import('../connection/words/word-loader.ts');
      const words = new WordLoader({ definitions: (name) => definitionShards.get(name) ?? null });
      await words.loadAll();
      openList = words.openList;
    } catch {
      loading = null; // the next call tries again
    }
  })();
  return loading;
}

/** Loads the lexicon at the first tap or key press, or after five seconds: opening the table comes first. */
export function loadLexiconWhenIdle(): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  const load = (): void => {
    stop();
    void loadLexicon();
  };
  const timer = setTimeout(load, 5000);
  for (const event of events) addEventListener(event, load);
  const stop = (): void => {
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, load);
  };
  return stop;
}

/** The words of a match; null until the lexicon has loaded. */
export function lexiconFor({ list, onlyWords, house }: LexiconChoice): Lexicon | null {
  if (openList === null) return null;
  const key = JSON.stringify([list, onlyWords, house]);
  const cached = lexiconCache.get(key);
  if (cached !== undefined) return cached;
  const lexicon = lexiconForMatch({ list, words: onlyWords, house }, openList);
  lexiconCache.set(key, lexicon);
  return lexicon;
}

export type LookupResult = {
  readonly definition: Definition | null;
  /** What to say besides the definition, or instead of it; '' for nothing. */
  readonly sentence: string;
};

/** Looks a word up and judges it by the words of a match; without a match (null) by the broad list, and says so. */
export async function lookUpWord(word: string, choice: LexiconChoice | null): Promise<LookupResult> {
  await loadLexicon();
  const broad = lexiconFor({ list: 'broad', onlyWords: null });
  const lexicon = choice === null ? broad : lexiconFor(choice);
  if (broad === null || lexicon === null)
    return { definition: null, sentence: 'You need to be online to look up words.' };
  // A definition may be stored with the base form, which can start with another letter.
  const bases = [word, ...broad.readingsOf(word).map((reading) => reading.base)];
  await Promise.all([...new Set(bases.map((base) => base[0]!.toLowerCase()))].map(fetchShard));
  const definition = broad.define(word);
  const context = { isDefined: definition !== null, isOutsideMatch: choice === null };
  return { definition, sentence: describeValidity(word, lexicon, context) };
}

async function fetchShard(name: string): Promise<void> {
  if (definitionShards.has(name)) return;
  const bytes = await fetchBytes(`/lexicon/definitions-${name}.bin`);
  if (bytes !== null) definitionShards.set(name, bytes);
}

async function fetchBytes(path: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
