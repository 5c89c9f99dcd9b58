// What everybody reads before they vote on a word: why it doesn't count, or what it means. Suggests no other words.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { HouseChange } from './house-act.ts';

const REASONS: { readonly [type: string]: string } = {
  'broad-only': 'It’s a rare word that only the larger word list has.',
  name: 'It’s a name.',
  abbreviation: 'It’s an abbreviation.',
  banned: 'This table agreed to leave it out.',
  house: 'It’s a house word of this table.',
};

export function describeDoubt({ change, word }: HouseChange, lexicon: Lexicon): string {
  const { reason } = lexicon.explain(word);
  const known = REASONS[reason.type] ?? (change === 'add' ? 'It isn’t in the dictionary.' : null);
  const meaning = lexicon.define(word)?.text;
  return [known, meaning === undefined ? null : `Meaning: ${meaning}.`].filter((part) => part !== null).join(' ');
}
