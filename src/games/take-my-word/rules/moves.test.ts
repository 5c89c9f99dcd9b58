import { expect, it } from 'vitest';
import { formatMove, parseMove } from './moves.ts';

const normalize = (text: string): string | null => {
  const move = parseMove(text);
  return move && formatMove(move);
};

it.each([
  'play rC yA kT+TL',
  'play yQ',
  'play . yI',
  'play yI . word',
  'play kB+DW kA . kK+TL',
  'play rB yL gA . kK rE bT',
  'play /rT . bN',
  'play .. /rA bT',
  'play .+DW .. yE word',
  'play kS . /yO . kE rS',
  'clear kI kN',
  'play ... k?=S+TW word',
  'play /b?=S ..',
  'play . .+ST .. rA',
  'pass',
  'giveup',
  'switch 2',
  'stay',
  'back',
])('“%s” is already in normal form', (text) => {
  expect(normalize(text)).toBe(text);
});

it.each([
  ['PLAY RC YA kt+tl', 'play rC yA kT+TL'],
  ['  play   . .   bB?', null],
  ['play . . yI', 'play .. yI'],
  ['play rC yA kT word', 'play rC yA kT'],
  ['play rA letter', 'play rA'],
  ['play rC yA letter', 'play rC yA letter'],
  ['Play /B?=s .', 'play /b?=S .'],
  ['play', 'play'],
  ['clear', 'clear'],
  ['play ..+TL', null],
  ['play kK+TL+DW', null],
  ['play kK+QL', null],
  ['play /.', null],
  ['play .=S', null],
  ['play zA', null],
  ['play rÄ', null],
  ['play word rA', null],
  ['switch', null],
  ['switch 1 2', null],
  ['switch -1', null],
  ['pass now', null],
  ['constructor', null],
  ['', null],
])('“%s” is parsed as “%s”', (text, normal) => {
  expect(normalize(text)).toBe(normal);
});
