// What a player may say in a turn, and how it is written as one line of text (RULES.md, section 13).
// Not whether it is legal: play.ts and turn.ts judge that.

import type { Seat } from '../../../core/game.ts';
import { type Card, type Premium, parseCard, parsePremium } from './cards.ts';

/** One place of the resulting row: an old card kept, or a hand card added or put in place of an old one. */
export type Cell =
  | { readonly type: 'keep'; readonly premium: Premium | null }
  | {
      readonly type: 'add' | 'replace';
      readonly card: Card;
      /** What a blank is to stand for. */
      readonly as: string | null;
      readonly premium: Premium | null;
    };
export type LaidCell = Exclude<Cell, { type: 'keep' }>;

export type Claim = 'word' | 'letter';
export type Play = { readonly type: 'play' | 'clear'; readonly cells: readonly Cell[]; readonly claim: Claim | null };

export type Move =
  | Play
  | { readonly type: 'pass' }
  | { readonly type: 'giveup' }
  | { readonly type: 'switch'; readonly with: Seat }
  | { readonly type: 'stay' }
  | { readonly type: 'back' };

export const KEEP: Cell = { type: 'keep', premium: null };
export const isLaid = (cell: Cell): cell is LaidCell => cell.type !== 'keep';
export const letterOf = ({ card, as }: LaidCell): string => as ?? card[1]!;

export function parseMove(text: string): Move | null {
  const [command = '', ...tokens] = text.trim().split(/\s+/);
  const type = command.toLowerCase();
  switch (type) {
    case 'play':
    case 'clear':
      return parsePlay(type, tokens);
    case 'switch':
      return tokens.length === 1 && /^\d{1,9}$/.test(tokens[0]!) ? { type, with: Number(tokens[0]) } : null;
    case 'pass':
    case 'giveup':
    case 'stay':
    case 'back':
      return tokens.length === 0 ? { type } : null;
    default:
      return null;
  }
}

function parsePlay(type: Play['type'], tokens: readonly string[]): Play | null {
  const last = tokens.at(-1)?.toLowerCase();
  const claim = last === 'word' || last === 'letter' ? last : null;
  const cells: Cell[] = [];
  for (const token of claim === null ? tokens : tokens.slice(0, -1)) {
    if (/^\.+$/.test(token)) cells.push(...Array<Cell>(token.length).fill(KEEP));
    else {
      const cell = parseCell(token);
      if (cell === null) return null;
      cells.push(cell);
    }
  }
  return { type, cells, claim: saysNothing(cells, claim) ? null : claim };
}

export function parseCell(token: string): Cell | null {
  const [, mark, face, as, laid] = /^(\/?)(\.|[a-z][a-z?])(?:=([a-z]))?(?:\+([a-z]{2}))?$/i.exec(token) ?? [];
  if (face === undefined) return null;
  const premium = laid === undefined ? null : parsePremium(laid);
  if (laid !== undefined && premium === null) return null;
  if (face === '.') return mark === '' && as === undefined ? { type: 'keep', premium } : null;
  const card = parseCard(face);
  return card && { type: mark === '/' ? 'replace' : 'add', card, as: as?.toUpperCase() ?? null, premium };
}

/** A choice that is true whatever the words: it is left out of the normal form. */
function saysNothing(cells: readonly Cell[], claim: Claim | null): boolean {
  const laid = cells.filter(isLaid).length;
  return claim === 'word' ? laid > 1 : claim === 'letter' && laid === 1 && cells.length === 1;
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case 'play':
    case 'clear':
      return [move.type, ...formatCells(move.cells), ...(move.claim === null ? [] : [move.claim])].join(' ');
    case 'switch':
      return `switch ${move.with}`;
    default:
      return move.type;
  }
}

/** Neighbouring plain dots are written together. */
function formatCells(cells: readonly Cell[]): readonly string[] {
  const tokens: string[] = [];
  for (const cell of cells) {
    const text = formatCell(cell);
    if (text === '.' && tokens.at(-1)?.endsWith('.')) tokens[tokens.length - 1] += text;
    else tokens.push(text);
  }
  return tokens;
}

function formatCell(cell: Cell): string {
  const bonus = cell.premium === null ? '' : `+${cell.premium}`;
  if (cell.type === 'keep') return `.${bonus}`;
  return `${cell.type === 'replace' ? '/' : ''}${cell.card}${cell.as === null ? '' : `=${cell.as}`}${bonus}`;
}
