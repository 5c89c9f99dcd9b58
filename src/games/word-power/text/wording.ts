// Small pieces of English that the sentences of Word Power share.
// Not sentences (tell.ts, refusals.ts, tableau.ts).

import type { Face } from '../rules/cards.ts';
import { BOARD, type Reading, type Space } from '../rules/spaces.ts';

export const sayMoney = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** “synonym” for S, “antonym” for A, “match” where either will do. */
export const relation = (letter: string | undefined): string =>
  letter === 'S' ? 'synonym' : letter === 'A' ? 'antonym' : 'match';

/** What is played on a space: “synonyms”. */
export const sayPlay = (reading: Reading): string =>
  ({ S: 'synonyms', A: 'antonyms', SA: 'synonyms and antonyms' })[reading];

/** S2 of a card whose second word is desert: “desert is the synonym”. */
export const sayCode = (code: string, words: readonly string[]): string =>
  `${words[Number(code[1]) - 1]} is the ${relation(code[0])}`;

export const sayFace = ({ key, class: kind, words }: Face): string =>
  `${key}${kind === 'other' ? '' : ` (${kind})`}: ${words.map((word, i) => `${i + 1} ${word}`).join(', ')}`;

export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? 'nobody') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Not in capitals: those are for words of the game. */
export function saySpace(at: number): string {
  const space: Space = BOARD[at]!;
  switch (space.type) {
    case 'start':
      return 'Start';
    case 'play':
      return { S: 'Play Synonyms', A: 'Play Antonyms', SA: 'Play Synonyms and Antonyms' }[space.reading];
    case 'royalty':
      return 'Collect Royalty';
    case 'infringement':
      return `Infringement: ${space.status}s, ${sayMoney(space.rate)} a pip`;
    case 'pass':
      return `All Pass ${count(space.count, 'Card', 'Cards')}`;
  }
}
