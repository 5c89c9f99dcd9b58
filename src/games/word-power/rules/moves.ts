// Moves of Word Power as text: read and written.
// Not whether a move is allowed (forbid.ts), and not what it does (rules.ts).

import type { Word } from '../../../lexicon/lexicon.ts';
import { CODES } from './spaces.ts';

export type Move =
  | { readonly type: 'roll' | 'book' | 'royalty' | 'finish' | 'noplay' | 'waive' | 'call' }
  | { readonly type: 'place'; readonly card: Word; readonly window: number }
  | { readonly type: 'challenge'; readonly card: Word; readonly statement: string }
  /** Without a level: the smallest step. */
  | { readonly type: 'raise'; readonly to: number | null }
  | { readonly type: 'pass'; readonly cards: readonly Word[] };

const PLAIN = ['roll', 'book', 'royalty', 'finish', 'noplay', 'waive', 'call'] as const;

const isName = (text: string): boolean => /^[A-Z]{1,30}$/.test(text);
const isNumber = (text: string): boolean => /^(0|[1-9][0-9]{0,14})$/.test(text);

/** Card names and statements are read in any case; capitals outside A–Z never get in by way of toUpperCase. */
export function parseMove(text: string): Move | null {
  if (!/^[A-Za-z0-9 ]+$/.test(text)) return null;
  const [verb = '', ...rest] = text.toUpperCase().split(' ');
  const plain = PLAIN.find((name) => name.toUpperCase() === verb);
  if (plain !== undefined) return rest.length === 0 ? { type: plain } : null;
  const [first = '', second = ''] = rest;
  switch (verb) {
    case 'PLACE':
      return rest.length === 2 && isName(first) && isNumber(second)
        ? { type: 'place', card: first, window: Number(second) }
        : null;
    case 'CHALLENGE':
      return rest.length === 2 && isName(first) && CODES.includes(second)
        ? { type: 'challenge', card: first, statement: second }
        : null;
    case 'RAISE':
      if (rest.length === 0) return { type: 'raise', to: null };
      return rest.length === 1 && isNumber(first) ? { type: 'raise', to: Number(first) } : null;
    case 'PASS':
      return rest.every(isName) ? { type: 'pass', cards: rest } : null;
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
