// Display names of people in a room: readable, and different from each other to the eye.

import { skeleton } from './look-alikes.ts';

const MAX_DISPLAY_NAME_LENGTH = 20;

/** Letters made of parts that can be stacked without end. */
const JAMO = '\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7ff';
const UNWANTED = new RegExp(`[^\\p{L}\\p{Mn}\\p{Mc}\\p{N} '’._!?-]|[\\p{DI}${JAMO}]`, 'gu');
/** Latin letters of ordinary alphabets; others, such as phonetic ones, imitate them. */
const ODD_LATIN = /(?![A-Za-z\u00c0-\u024f\u1e00-\u1eff])\p{Script=Latin}/gu;

/** Removes everything but letters, digits, spaces and a few signs, and shortens the name; empty if no letter is left. */
export function cleanName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\s/gu, ' ')
    .replace(UNWANTED, '')
    .replace(ODD_LATIN, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/^\p{M}+|(?<=[ '’._!?-])\p{M}+/gu, '')
    .normalize('NFKC')
    .replace(/ +/g, ' ')
    .trim();
  const short = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment)
    .slice(0, MAX_DISPLAY_NAME_LENGTH)
    .join('')
    .trim();
  return /\p{L}/u.test(short) && !mixesScripts(short) ? short : '';
}

/** Alphabets with letters that look like those of another one. */
const ALPHABETS = (
  'Latin Cyrillic Greek Armenian Cherokee Coptic Lisu Georgian Canadian_Aboriginal Deseret Osage Vai Tifinagh Runic ' +
  'Old_Italic Gothic Lycian Lydian Carian'
)
  .split(' ')
  .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

const mixesScripts = (name: string): boolean => ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1;

/** The name, with a number if somebody else has one that looks like it. */
export function uniqueName(name: string, usedNames: readonly string[]): string {
  const used = new Set(usedNames.map(skeleton));
  if (!used.has(skeleton(name))) return name;
  for (let i = 2; ; i++) if (!used.has(skeleton(`${name} ${i}`))) return `${name} ${i}`;
}
