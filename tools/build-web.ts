// Builds the web client into build/web, unless it is up to date, and compresses what the server serves.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressFiles } from './compress-files.ts';

const SOURCES = [
  'src/{web,ui-kit,core,lexicon,games}/**/*.{ts,js,svelte,css,html,svg,md,json,webmanifest}',
  'docs/privacy.md',
  'THIRD-PARTY-DATA.md',
  'vite.config.ts',
  'tools/web-build/*.ts',
  'tools/compress-files.ts',
  'package-lock.json',
  'build/lexicon/manifest.json',
];
const STAMP = 'build/web.stamp';

export async function buildWeb(say: (text: string) => void): Promise<void> {
  // Meanwhile, in other threads. Only the server itself reads words.bin.
  const compressingWords = compressFiles('build/lexicon', (name) => name !== 'words.bin');
  await buildIfOutdated(say);
  await compressingWords;
}

async function buildIfOutdated(say: (text: string) => void): Promise<void> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(file));
  const wanted = hash.digest('hex');
  if (existsSync('build/web/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building the web client …');
  const started = performance.now();
  const { build } = await import('vite');
  await build({ configFile: 'vite.config.ts', logLevel: 'error' });
  await compressFiles('build/web');
  mkdirSync('build', { recursive: true });
  writeFileSync(STAMP, wanted);
  say(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
