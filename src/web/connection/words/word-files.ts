// Which files the words are in. tools/web-build/word-files.ts fills this in from the built lexicon.

import type { PartName, PartsDirectory } from '../../../lexicon/parts/word-parts.ts';

export type WordFiles = PartsDirectory & {
  /** The file of each part. Its name contains a hash, so it is the same file forever. */
  readonly files: { readonly [part: string]: { readonly name: string; readonly bytes: number } };
};

declare const WORD_FILES: WordFiles | undefined;

/** Empty where no lexicon was built, as in some tests. */
export const wordFiles: WordFiles =
  typeof WORD_FILES === 'undefined' ? { fingerprint: '', sections: {}, files: {} } : WORD_FILES;

/** Starts to fetch parts that a worker will ask for in a moment: it then finds them in the browser's cache. */
export function prefetchWords(parts: readonly PartName[]): void {
  for (const part of parts) {
    const file = wordFiles.files[part];
    if (file !== undefined) void fetch(`/lexicon/${file.name}`).catch(() => {});
  }
}
