// Tells the web client and its service worker which files the words are in. The lexicon may still be being built when the web
// build starts: only the module that names the files waits for it.

import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const LEXICON_MANIFEST = 'build/lexicon/manifest.json';
const MODULE = '/connection/words/word-files.ts';

/** The files of the words, for src/web/connection/words/word-files.ts; undefined if the lexicon is not built. */
export function readWordFiles() {
  if (!existsSync(LEXICON_MANIFEST)) return undefined;
  const { parts, files } = JSON.parse(readFileSync(LEXICON_MANIFEST, 'utf8')) as {
    parts: { fingerprint: string; sections: object; files: { [part: string]: string } };
    files: { name: string; bytes: number }[];
  };
  const bytesOf = (name: string): number => files.find((file) => file.name === name)!.bytes;
  const named = Object.entries(parts.files).map(([part, name]) => [part, { name, bytes: bytesOf(name) }] as const);
  return { ...parts, files: Object.fromEntries(named) };
}

export const fillInWordFiles = (): Plugin => ({
  name: 'word-files',
  transform: (code, id) =>
    id.endsWith(MODULE)
      ? { code: `const WORD_FILES = ${JSON.stringify(readWordFiles()) ?? 'undefined'};\n${code}`, map: null }
      : null,
});

/** Holds that module back until the lexicon is there. */
export const waitForLexicon = (lexicon: Promise<unknown>): Plugin => ({
  name: 'wait-for-lexicon',
  enforce: 'pre',
  transform: (_, id) => (id.endsWith(MODULE) ? lexicon.then(() => null) : null),
});
