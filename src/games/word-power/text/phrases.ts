// Small pieces of English shared by the sentences of Word Power.

import { joinWithAnd } from '../../../core/wording.ts';
import type { CardFace } from '../rules/cards.ts';
import { type PlayRelation, SPACES, type Space } from '../rules/spaces.ts';

export const formatMoney = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

export const countNoun = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Key words are stored in capitals but printed like this on a card. */
export const capitalizeWord = (word: string): string => word[0]! + word.slice(1).toLowerCase();

/** "synonym" for S, "antonym" for A, otherwise "match". */
export const relationWord = (letter: string | undefined): string =>
  letter === 'S' ? 'synonym' : letter === 'A' ? 'antonym' : 'match';

export const relationPlural = (reading: PlayRelation): string =>
  ({ S: 'synonyms', A: 'antonyms', SA: 'synonyms and antonyms' })[reading];

/** "desert is the synonym" for S2 if the second word is "desert". */
export const sayAnswer = (code: string, words: readonly string[]): string =>
  `${words[Number(code[1]) - 1]} is the ${relationWord(code[0])}`;

export const describeCard = ({ key, class: kind, words }: CardFace): string =>
  `${key}${kind === 'other' ? '' : ` (${kind})`}: ${words.map((word, i) => `${i + 1} ${word}`).join(', ')}`;

/** For lists that can be empty. */
export const joinOrNobody = (items: readonly string[]): string => joinWithAnd(items) || 'nobody';

/** The full name of a space. Not in capitals, which are reserved for key words. */
export function spaceTitle(at: number): string {
  const space: Space = SPACES[at]!;
  switch (space.type) {
    case 'start':
      return 'Start';
    case 'play':
      return { S: 'Play Synonyms', A: 'Play Antonyms', SA: 'Play Synonyms and Antonyms' }[space.relation];
    case 'royalty':
      return 'Collect Royalty';
    case 'infringement':
      return `Infringement: ${space.status}s, ${formatMoney(space.rate)} a pip`;
    case 'pass':
      return `All Pass ${countNoun(space.count, 'Card', 'Cards')}`;
  }
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
