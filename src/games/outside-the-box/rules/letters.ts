// The 26 letters: the alphabet, their index, and how a letter is drawn for a caller whose time ran out.

import type { Random } from '../../../core/random.ts';
import type { Letter } from './state.ts';

export const ALPHABET: readonly Letter[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const ALPHABET_SIZE = 26;

/** OB-108: how often each letter is drawn, A to Z. */
export const LETTER_DRAW_WEIGHTS: readonly number[] = [
  11, 3, 4, 5, 14, 3, 4, 4, 10, 1, 2, 6, 3, 7, 9, 3, 1, 7, 6, 7, 5, 2, 3, 1, 3, 1,
];

export const drawLetter = ({ random }: { readonly random: Random }): Letter =>
  letterAt(random.weightedIndex(LETTER_DRAW_WEIGHTS));

const CODE_OF_A = 65;

/** 0 for A to 25 for Z, of the letter at this position of a text. */
export const letterIndex = (text: string, position = 0): number => text.charCodeAt(position) - CODE_OF_A;

export const isLetter = (text: string): boolean => ALPHABET.includes(text);

export const letterAt = (index: number): Letter => String.fromCharCode(CODE_OF_A + index);
