// The moves of Word Power, parsed from text and formatted back. Whether a move is allowed is decided in legality.ts.

import type { Word } from '../../../lexicon/lexicon.ts';
import { ANSWER_CODES } from './cards.ts';

export type Move =
  | { readonly type: 'roll' | 'book' | 'royalty' | 'finish' | 'noplay' | 'waive' | 'call' }
  | { readonly type: 'place'; readonly card: Word; readonly window: number }
  | { readonly type: 'challenge'; readonly card: Word; readonly statement: string }
  /** `to` is null for the smallest step. */
  | { readonly type: 'raise'; readonly to: number | null }
  | { readonly type: 'pass'; readonly cards: readonly Word[] };

const MOVES_WITHOUT_ARGUMENTS = ['roll', 'book', 'royalty', 'finish', 'noplay', 'waive', 'call'] as const;

const isKeyWord = (text: string): boolean => /^[A-Z]{1,30}$/.test(text);
const isNumber = (text: string): boolean => /^(0|[1-9][0-9]{0,14})$/.test(text);

/** Case-insensitive. Checked for ASCII first, because toUpperCase() maps some other characters to A–Z. */
export function parseMove(text: string): Move | null {
  if (!/^[A-Za-z0-9 ]+$/.test(text)) return null;
  const [verb = '', ...rest] = text.toUpperCase().split(' ');
  const plain = MOVES_WITHOUT_ARGUMENTS.find((name) => name.toUpperCase() === verb);
  if (plain !== undefined) return rest.length === 0 ? { type: plain } : null;
  const [first = '', second = ''] = rest;
  switch (verb) {
    case 'PLACE':
      return rest.length === 2 && isKeyWord(first) && isNumber(second)
        ? { type: 'place', card: first, window: Number(second) }
        : null;
    case 'CHALLENGE':
      return rest.length === 2 && isKeyWord(first) && ANSWER_CODES.includes(second)
        ? { type: 'challenge', card: first, statement: second }
        : null;
    case 'RAISE':
      if (rest.length === 0) return { type: 'raise', to: null };
      return rest.length === 1 && isNumber(first) ? { type: 'raise', to: Number(first) } : null;
    case 'PASS':
      return rest.every(isKeyWord) ? { type: 'pass', cards: rest } : null;
    default:
      return null;
  }
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case 'place':
      return `place ${move.card} ${move.window}`;
    case 'challenge':
      return `challenge ${move.card} ${move.statement}`;
    case 'raise':
      return move.to === null ? 'raise' : `raise ${move.to}`;
    case 'pass':
      return ['pass', ...move.cards].join(' ');
    default:
      return move.type;
  }
}
