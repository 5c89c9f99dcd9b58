import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeSections } from '../../../lexicon/lists/lexicon-sections.ts';
import { packGraph } from '../../../lexicon/lists/packed-format.ts';
import { buildWordGraph } from '../../../lexicon/lists/word-graph.ts';
import { MissingWordsError } from '../../../lexicon/parts/word-parts.ts';
import { WordLoader } from './word-loader.ts';

const short = packGraph(buildWordGraph(['ACT', 'CAT']));
const bytes = encodeSections(new Map(Object.entries(short).map(([name, table]) => [`short.${name}`, table])));
const files = {
  fingerprint: 'test',
  sections: { short: ['short.shapes', 'short.shared', 'short.known'], standard: ['standard.shapes'] },
  files: { short: { name: 'part-short.bin', bytes: bytes.byteLength } },
};

/** Answers of the network, one after another. */
const answers: (() => Response)[] = [];
const paths: string[] = [];
const fetchFile = async (path: string): Promise<Response> => {
  paths.push(path);
  const answer = answers.shift();
  if (answer === undefined) throw new TypeError('no network');
  return answer();
};
const loader = (): WordLoader => new WordLoader({ files, fetchFile });

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  paths.length = 0;
});
afterEach(() => vi.useRealTimers());

it('opens lexicons that grow with every part, and fetches a part once', async () => {
  const words = loader();
  const lexicon = words.openList('standard');
  expect(lexicon.id).toBe('standard-1-test');
  expect(() => lexicon.has('CAT')).toThrow(MissingWordsError);
  answers.push(() => new Response(bytes));
  await Promise.all([words.load('short'), words.load('short')]);
  expect([lexicon.has('CAT'), lexicon.has('DOG')]).toEqual([true, false]);
  expect([paths, words.percentOf('short')]).toEqual([['/lexicon/part-short.bin'], 100]);
});

it('rejects what is not the file, and tries again with the next call', async () => {
  const words = loader();
  for (const answer of [
    () => new Response('no', { status: 404 }),
    () => new Response(bytes.slice(0, 20)),
    () => new Response(new Uint8Array(bytes.byteLength + 1)),
  ]) {
    answers.push(answer);
    await expect(words.load('short')).rejects.toThrow('part-short.bin');
  }
  await expect(words.load('short')).rejects.toThrow('no network');
  answers.push(() => new Response(bytes));
  await words.load('short');
  expect(words.openList('standard').has('ACT')).toBe(true);
});

it('keeps trying while somebody waits, and reports every failure', async () => {
  const words = loader();
  let failures = 0;
  let isReady = false;
  void words.waitFor('short', () => failures++).then(() => (isReady = true));
  await vi.advanceTimersByTimeAsync(7000);
  expect([failures, isReady]).toEqual([3, false]);
  answers.push(() => new Response(bytes));
  await vi.advanceTimersByTimeAsync(3000);
  expect([failures, isReady]).toEqual([3, true]);
});

it('cannot load everything if a part is missing', async () => {
  await expect(loader().loadAll()).rejects.toThrow('no network');
});
