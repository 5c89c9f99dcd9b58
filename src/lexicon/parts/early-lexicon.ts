// A lexicon for a browser that has not even loaded the code that reads words: a table can open with it. It knows its id and the
// tables of cards; every other question throws MissingWordsError until the code is there, which then answers.

import type { Lexicon, ListName } from '../lexicon.ts';
import { lexiconIdOf, versionedFingerprint } from '../lexicon-id.ts';
import { MissingWordsError, type WordParts } from './word-parts.ts';

/** `open` returns the lexicon as soon as it can be opened, before that null. */
export function openEarlyLexicon(parts: WordParts, list: ListName, open: () => Lexicon | null): Lexicon {
  const known: Pick<Lexicon, 'id' | 'section' | 'hasSection'> = {
    id: lexiconIdOf(list, versionedFingerprint(parts.directory.fingerprint)),
    section: (name) => parts.get(name) ?? null,
    hasSection: (name) => parts.has(name),
  };
  let opened: Lexicon | null = null;
  return new Proxy(known as Lexicon, {
    get: (_, key) => {
      if (Object.hasOwn(known, key)) return known[key as keyof typeof known];
      opened ??= open();
      if (opened === null) throw new MissingWordsError('short');
      return opened[key as keyof Lexicon];
    },
  });
}
