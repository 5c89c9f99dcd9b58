// The moves and their text form: parsing and formatting (RULES.md, section 13).
// Whether a move is legal is decided in apply.ts and plays/check-play.ts.

import type { Seat } from '../../../core/game.ts';
import { type Card, type Premium, parseCard, parsePremium, printedLetter } from './cards.ts';

/** What a move says about one slot of the resulting row: keep the old card, or add or replace it with a hand card. */
export type Cell =
  | { readonly type: 'keep'; readonly premium: Premium | null }
  | {
      readonly type: 'add' | 'replace';
      readonly card: Card;
      /** The letter a blank stands for. */
      readonly as: string | null;
      readonly premium: Premium | null;
    };
export type PlacedCell = Exclude<Cell, { type: 'keep' }>;

export type Claim = 'word' | 'letter';
export type Play = { readonly type: 'play' | 'clear'; readonly cells: readonly Cell[]; readonly claim: Claim | null };

export type Move =
  | Play
  | { readonly type: 'pass' }
  | { readonly type: 'giveup' }
  | { readonly type: 'switch'; readonly with: Seat }
  | { readonly type: 'stay' }
  | { readonly type: 'back' };

export const KEEP_CELL: Cell = { type: 'keep', premium: null };
export const isPlacedCell = (cell: Cell): cell is PlacedCell => cell.type !== 'keep';
export const cellLetter = ({ card, as }: PlacedCell): string => as ?? printedLetter(card);

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
    if (/^\.+$/.test(token)) cells.push(...Array<Cell>(token.length).fill(KEEP_CELL));
    else {
      const cell = parseCell(token);
      if (cell === null) return null;
      cells.push(cell);
    }
  }
  return { type, cells, claim: isRedundantClaim(cells, claim) ? null : claim };
}

export function parseCell(token: string): Cell | null {
  const [, slash, face, as, suffix] = /^(\/?)(\.|[a-z][a-z?])(?:=([a-z]))?(?:\+([a-z]{2}))?$/i.exec(token) ?? [];
  if (face === undefined) return null;
  const premium = suffix === undefined ? null : parsePremium(suffix);
  if (suffix !== undefined && premium === null) return null;
  if (face === '.') return slash === '' && as === undefined ? { type: 'keep', premium } : null;
  const card = parseCard(face);
  return card && { type: slash === '/' ? 'replace' : 'add', card, as: as?.toUpperCase() ?? null, premium };
}

/** A claim that the cards already imply, which the normal form leaves out. */
function isRedundantClaim(cells: readonly Cell[], claim: Claim | null): boolean {
  const placed = cells.filter(isPlacedCell).length;
  return claim === 'word' ? placed > 1 : claim === 'letter' && placed === 1 && cells.length === 1;
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

/** Adjacent dots without a premium are joined. */
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
  const suffix = cell.premium === null ? '' : `+${cell.premium}`;
  if (cell.type === 'keep') return `.${suffix}`;
  return `${cell.type === 'replace' ? '/' : ''}${cell.card}${cell.as === null ? '' : `=${cell.as}`}${suffix}`;
}
