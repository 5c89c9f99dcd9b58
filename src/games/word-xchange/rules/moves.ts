// Parses and formats moves: one line of text each, case-insensitive, written with words in capitals (RULES.md, section 15).
// Whether a move is legal is decided in apply.ts.

import type { EaselWordRef, Move } from './state.ts';

const WORD = '((?:[A-Z]|\\[[A-Z]\\])+)';
const MAKE = new RegExp(`^make ${WORD}$`, 'i');
const STEAL_OR_SWAP = new RegExp(`^(steal|swap) ${WORD}(?:@(\\d{1,2}))? ${WORD}$`, 'i');
const ONE_WORD_MOVE = /^(end|challenge|accept|back)$/i;

export function parseMove(text: string): Move | null {
  const make = MAKE.exec(text);
  if (make) return { type: 'make', word: make[1]!.toUpperCase() };
  const stealOrSwap = STEAL_OR_SWAP.exec(text);
  if (stealOrSwap) {
    const [, type, old, seat, word] = stealOrSwap;
    return {
      type: type!.toLowerCase() as 'steal' | 'swap',
      target: { word: old!.toUpperCase(), seat: seat === undefined ? null : Number(seat) },
      word: word!.toUpperCase(),
    };
  }
  const oneWord = ONE_WORD_MOVE.exec(text);
  return oneWord && { type: oneWord[1]!.toLowerCase() as 'end' | 'challenge' | 'accept' | 'back' };
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case 'make':
      return `make ${move.word}`;
    case 'steal':
    case 'swap':
      return `${move.type} ${formatEaselWordRef(move.target)} ${move.word}`;
    default:
      return move.type;
  }
}

export const formatEaselWordRef = ({ word, seat }: EaselWordRef): string => (seat === null ? word : `${word}@${seat}`);
