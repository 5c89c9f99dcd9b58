// Moves as text, one line each, case-insensitive (RULES.md, section 15).

import { formatRun, formatSquare, parseRun, parseSquare, type Square } from './scoring/grid.ts';
import type { Move } from './state.ts';

export function parseMove(text: string): Move | null {
  const [command = '', ...parts] = text.split(' ');
  const rest = parts.join(' ');
  switch (command.toLowerCase()) {
    case 'call':
      return /^[A-Z]$/i.test(rest) ? { type: 'call', letter: rest.toUpperCase() } : null;
    case 'place': {
      const square = parseSquare(rest);
      return square === null ? null : { type: 'place', square };
    }
    case 'seal':
      return parseSeal(rest);
    case 'final':
      return parseFinal(rest);
    case 'mark':
    case 'unmark': {
      const run = parseRun(rest);
      return run === null ? null : { type: command.toLowerCase() as 'mark' | 'unmark', run };
    }
    case 'grab':
    case 'decline':
    case 'done':
    case 'back':
      return parts.length > 0 ? null : { type: command.toLowerCase() as 'grab' | 'decline' | 'done' | 'back' };
    default:
      return null;
  }
}

function parseSeal(text: string): Move | null {
  const [, place = '', reject] = /^(\S+)( reject)?$/i.exec(text) ?? [];
  const square = parseSquare(place);
  return square === null ? null : { type: 'seal', square, reject: reject !== undefined };
}

function parseFinal(text: string): Move | null {
  const [, letter = '', place = ''] = /^([A-Z]) (\S+)$/i.exec(text) ?? [];
  const square: Square | null = parseSquare(place);
  return square === null ? null : { type: 'final', letter: letter.toUpperCase(), square };
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case 'call':
      return `call ${move.letter}`;
    case 'place':
      return `place ${formatSquare(move.square)}`;
    case 'seal':
      return `seal ${formatSquare(move.square)}${move.reject ? ' reject' : ''}`;
    case 'final':
      return `final ${move.letter} ${formatSquare(move.square)}`;
    case 'mark':
    case 'unmark':
      return `${move.type} ${formatRun(move.run)}`;
    default:
      return move.type;
  }
}
