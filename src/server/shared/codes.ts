// The codes that people type to join a table or a lesson.

import { randomInt } from 'node:crypto';

/** No letters that look alike, and no vowels, so that a code never spells a word. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Long enough that nobody finds a table by guessing: docs/operate.md has the arithmetic. Older rooms have 5 letters. */
const CODE_LENGTH = 8;

export const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
