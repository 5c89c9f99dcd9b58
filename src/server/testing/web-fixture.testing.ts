// A tiny web client and lexicon file, compressed like the real ones, so that server tests do not need a web build.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const FIXTURE_BUILD = '0123456789ab';
export const FIXTURE_SCRIPT = '/assets/index-A1b2C3d4.js';
export const FIXTURE_WORDS = '/lexicon/part-short-0123456789.bin';

const PAGE = `<!doctype html><meta name="wordhoard-build" content="${FIXTURE_BUILD}" /><title>Wordhoard</title>`;

const FILES = {
  'web/index.html': PAGE,
  [`web${FIXTURE_SCRIPT}`]: 'console.log("script");\n'.repeat(200),
  'web/sw.js': 'console.log("service worker");\n'.repeat(200),
  'web/manifest.webmanifest': '{"name":"Wordhoard"}',
  'lexicon/packed.bin': 'words '.repeat(500),
  [FIXTURE_WORDS.slice(1)]: 'words '.repeat(500),
};

export type ServedFolders = { readonly webFolder: string; readonly lexiconFolder: string };

export function writeWebFixture(folder: string): ServedFolders {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return { webFolder: join(folder, 'web'), lexiconFolder: join(folder, 'lexicon') };
}
