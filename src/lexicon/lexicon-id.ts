// What lexicon ids are made of.

import type { ListName } from './lexicon.ts';

/** Part of every lexicon id. Increased whenever the same tables would give different answers, so that old matches are
 *  never replayed with them. */
const LEXICON_FORMAT_VERSION = 1;

/** The end of the ids of all lexicons with these tables. */
export const versionedFingerprint = (fingerprint: string): string => `${LEXICON_FORMAT_VERSION}-${fingerprint}`;

export const lexiconIdOf = (list: ListName, versioned: string): string => `${list}-${versioned}`;
