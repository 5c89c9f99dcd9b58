// The words in the browser: fetched once, opened without parsing, shared by previews and definitions.

import { lexiconForMatch } from '../../core/match.ts';
import type { Definition, Lexicon, ListName } from '../../lexicon/lexicon.ts';
import type { WordChoice } from '../connection/connection.ts';

/** Opens a list; null until the words are here. */
let open = $state.raw<((list: ListName) => Lexicon) | null>(null);

const opened = new Map<string, Lexicon>();
const shards = new Map<string, ArrayBuffer>();
let loading: Promise<void> | null = null;

export function loadWords(): Promise<void> {
  loading ??= (async () => {
    const [{ openLexicon }, bytes] = await Promise.all([
      import('../../lexicon/open.ts'),
      fetchBytes('/lexicon/packed.bin'),
    ]);
    if (bytes === null)
      loading = null; // another try may find a network
    else open = (list) => openLexicon(bytes, list, (name) => shards.get(name) ?? null);
  })();
  return loading;
}

/** Loads the words when somebody first touches the page, or when it has stood for a while: laying the table comes first. */
export function loadWordsSoon(): () => void {
  const signs = ['pointerdown', 'keydown'] as const;
  const now = (): void => {
    stop();
    void loadWords();
  };
  const timer = setTimeout(now, 5000);
  for (const sign of signs) addEventListener(sign, now);
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, now);
  };
  return stop;
}

/** The words a match goes by; null until they are here. */
export function lexiconFor({ list, only }: WordChoice): Lexicon | null {
  if (open === null) return null;
  const key = `${list} ${only?.join(' ') ?? ''}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const lexicon = lexiconForMatch({ list, words: only }, open);
  opened.set(key, lexicon);
  return lexicon;
}

export async function define(word: string): Promise<{ definition: Definition | null; sentence: string }> {
  await loadWords();
  const broad = lexiconFor({ list: 'broad', only: null });
  if (broad === null) return { definition: null, sentence: 'The dictionary is not at hand without a network.' };
  const bases = [word, ...broad.readingsOf(word).map((reading) => reading.base)];
  await Promise.all([...new Set(bases.map((base) => base[0]!.toLowerCase()))].map(fetchShard));
  const definition = broad.define(word);
  return {
    definition,
    sentence:
      definition === null
        ? broad.has(word)
          ? 'A word that counts; no definition is at hand.'
          : broad.explain(word).sentence
        : '',
  };
}

async function fetchShard(name: string): Promise<void> {
  if (shards.has(name)) return;
  const bytes = await fetchBytes(`/lexicon/definitions-${name}.bin`);
  if (bytes !== null) shards.set(name, bytes);
}

async function fetchBytes(path: string): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}
