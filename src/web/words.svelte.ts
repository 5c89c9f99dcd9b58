// The words in the browser: fetched once, opened without parsing, shared by previews and definitions.

import type { Definition, Lexicon } from '../lexicon/lexicon.ts';

export const words = $state<{ standard: Lexicon | null; broad: Lexicon | null }>({ standard: null, broad: null });

const shards = new Map<string, ArrayBuffer>();
let loading: Promise<void> | null = null;

export function loadWords(): Promise<void> {
  loading ??= (async () => {
    const [{ openLexicon }, bytes] = await Promise.all([
      import('../lexicon/open.ts'),
      fetchBytes('/lexicon/packed.bin'),
    ]);
    if (bytes === null) {
      loading = null; // another try may find a network
      return;
    }
    const shard = (name: string): ArrayBuffer | null => shards.get(name) ?? null;
    words.standard = openLexicon(bytes, 'standard', shard);
    words.broad = openLexicon(bytes, 'broad', shard);
  })();
  return loading;
}

export async function define(word: string): Promise<{ definition: Definition | null; sentence: string }> {
  await loadWords();
  const { broad } = words;
  if (broad === null) return { definition: null, sentence: 'The dictionary is not at hand without a network.' };
  const bases = [word, ...broad.readings(word).map((reading) => reading.base)];
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
