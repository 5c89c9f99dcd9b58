// Small pieces of English shared by the sentences of Word Power.

import type { CardFace } from '../rules/cards.ts';
import { type PlayRelation, SPACES, type Space } from '../rules/spaces.ts';

export const formatMoney = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** Key words are stored in capitals but printed like this on a card. */
export const capitalizeWord = (word: string): string => word[0]! + word.slice(1).toLowerCase();

/** Plain words for synonym (S), antonym (A) or either. */
export const sayMeaning = (relation: string | undefined): string =>
  relation === 'S'
    ? 'means the same thing'
    : relation === 'A'
      ? 'means the opposite'
      : 'means the same or the opposite';

/** What is played on a space: "Play synonyms or antonyms". */
export const relationPlural = (relation: PlayRelation): string =>
  ({ S: 'synonyms', A: 'antonyms', SA: 'synonyms or antonyms' })[relation];

/** "“Rapid” means “quick”": what a card or a challenger claims. */
export function sayClaim(relation: string, key: string, word: string): string {
  const shownKey = capitalizeWord(key);
  if (relation === 'S') return `“${shownKey}” means “${word}”`;
  return relation === 'A'
    ? `“${word}” is the opposite of “${shownKey}”`
    : `“${word}” is a synonym or antonym of “${shownKey}”`;
}

/** "“desert” means the same thing" for S2 if the second word is "desert". */
export const sayAnswer = (code: string, words: readonly string[]): string =>
  `“${words[Number(code[1]) - 1]}” ${sayMeaning(code[0])}`;

export const describeCard = ({ key, class: kind, words }: CardFace): string =>
  `${key}${kind === 'other' ? '' : ` (${kind})`}: ${words.map((word, i) => `${i + 1} ${word}`).join(', ')}`;

/** The name of a space in a sentence. Not in capitals, which are reserved for key words. */
export function spaceTitle(at: number): string {
  const space: Space = SPACES[at]!;
  return space.type === 'infringement' ? `Copyright: ${spaceLabel(space)}` : spaceLabel(space);
}

/** The short name printed below the sign of a space. */
export function spaceLabel(space: Space): string {
  switch (space.type) {
    case 'start':
      return 'Start';
    case 'play':
      return { S: 'Synonym', A: 'Antonym', SA: 'Either' }[space.relation];
    case 'royalty':
      return 'Royalty';
    case 'infringement':
      return `${space.status}s`;
    case 'pass':
      return space.count === 1 ? 'Pass a card' : `Pass ${space.count} cards`;
  }
}
