// Builds the web client into build/web, unless it is up to date, and compresses what the server serves.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressFiles } from './compress-files.ts';
import { LEXICON_MANIFEST, waitForLexicon } from './web-build/word-files.ts';

const SOURCES = [
  'src/{web,ui-kit,core,lexicon,games}/**/*.{ts,js,svelte,css,html,svg,png,md,json,webmanifest}',
  'docs/privacy.md',
  'THIRD-PARTY-DATA.md',
  'vite.config.ts',
  'tools/web-build/*.ts',
  'tools/compress-files.ts',
  'package-lock.json',
];
const STAMP = 'build/web.stamp';

/** `lexicon` resolves when the lexicon is built: the web build starts before that. null: it is there. */
export async function buildWeb(say: (text: string) => void, lexicon: Promise<void> | null = null): Promise<void> {
  // In other threads. Only the server itself reads words.bin.
  const compressWords = (): Promise<void> => compressFiles('build/lexicon', (name) => name !== 'words.bin');
  await Promise.all([lexicon === null ? compressWords() : lexicon.then(compressWords), buildIfOutdated(say, lexicon)]);
}

async function buildIfOutdated(say: (text: string) => void, lexicon: Promise<void> | null): Promise<void> {
  const isBuilt = existsSync('build/web/index.html') && existsSync(STAMP);
  const sources = hashSources();
  if (lexicon === null && isBuilt && readFileSync(STAMP, 'utf8') === stampWith(sources)) return;
  say('Building the web client …');
  const started = performance.now();
  const { build } = await import('vite');
  const plugins = lexicon === null ? [] : [waitForLexicon(lexicon)];
  await build({ configFile: 'vite.config.ts', logLevel: 'error', plugins });
  await compressFiles('build/web');
  mkdirSync('build', { recursive: true });
  writeFileSync(STAMP, stampWith(sources));
  say(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const stampWith = (sources: string): string =>
  createHash('sha256').update(sources).update(readFileSync(LEXICON_MANIFEST)).digest('hex');
