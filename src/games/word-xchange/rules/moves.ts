// Moves as text: one line each, read without regard to case, written with words in capitals (RULES.md, section 15).
// Not whether a move is allowed (apply.ts) nor which moves there are (list.ts).

import { formatNamed } from './play.ts';
import type { Move } from './state.ts';

const WORD = '((?:[A-Z]|\\[[A-Z]\\])+)';
const MAKE = new RegExp(`^make ${WORD}$`, 'i');
const TAKE = new RegExp(`^(steal|swap) ${WORD}(?:@(\\d{1,2}))? ${WORD}$`, 'i');
const SINGLE = /^(end|challenge|accept|back)$/i;

export function parseMove(text: string): Move | null {
  const make = MAKE.exec(text);
  if (make) return { type: 'make', word: make[1]!.toUpperCase() };
  const take = TAKE.exec(text);
  if (take) {
    const [, type, old, seat, word] = take;
    return {
      type: type!.toLowerCase() as 'steal' | 'swap',
      target: { word: old!.toUpperCase(), seat: seat === undefined ? null : Number(seat) },
      word: word!.toUpperCase(),
    };
  }
  const single = SINGLE.exec(text);
  return single && { type: single[1]!.toLowerCase() as 'end' | 'challenge' | 'accept' | 'back' };
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case 'make':
      return `make ${move.word}`;
    case 'steal':
    case 'swap':
      return `${move.type} ${formatNamed(move.target)} ${move.word}`;
    default:
      return move.type;
  }
}
