// Loads the built lexicon from disk, once per process and list, for the server, the terminal and tests.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon, ListName } from './lexicon.ts';
import { openLexicon } from './open-lexicon.ts';

const opened = new Map<string, Lexicon>();
let words: ArrayBuffer | null = null;

/** The environment variable WORDHOARD_LEXICON can name another folder than build/lexicon. */
export function loadLexicon(list: ListName): Lexicon {
  let lexicon = opened.get(list);
  if (!lexicon) {
    words ??= readBytes('words.bin');
    if (!words) throw new Error('The lexicon is not built yet: run npm start or npm test once.');
    lexicon = openLexicon(words, list, (shard) => readBytes(`definitions-${shard}.bin`));
    opened.set(list, lexicon);
  }
  return lexicon;
}

function readBytes(name: string): ArrayBuffer | null {
  const folder = process.env.WORDHOARD_LEXICON ?? join(import.meta.dirname, '../../build/lexicon');
  const path = join(folder, name);
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
