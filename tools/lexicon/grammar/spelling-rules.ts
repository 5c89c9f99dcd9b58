// English spelling of plurals, verb forms and comparatives: from a base to every spelling that the rules allow.
// A candidate counts only if a word list has it (grammar.ts). All spellings are lower case.

/** One vowel and one consonant at the end, as in hop, quit or admit: the consonant may double before -ED and -ING. */
const CLOSED_SYLLABLE = /(?:^|[^aeiou]|qu)[aeiouy][bdfgklmnprstvz]$/;
export const mayDoubleConsonant = (base: string): boolean => CLOSED_SYLLABLE.test(base);

export function countSyllables(base: string): number {
  const groups = base.replace(/^y/, 'j').replace(/qu/g, 'k').replace(/e$/, '');
  return Math.max(1, groups.match(/[aeiouy]+/g)?.length ?? 0);
}

/** The plural of a noun and the third person of a verb follow the same rule. */
export function addPluralS(base: string): string[] {
  if (/[^aeiou]y$|quy$/.test(base)) return [`${base.slice(0, -1)}ies`];
  if (/ch$|[^aeiou]o$/.test(base)) return [`${base}es`, `${base}s`]; // churches, stomachs; heroes, pianos
  if (/(?:^|[^aeiou]|qu)[aeiouy][sz]$/.test(base)) return [`${base}es`, `${base + base.at(-1)}es`]; // buses, quizzes
  if (/(?:s|x|z|sh)$/.test(base)) return [`${base}es`];
  return [`${base}s`];
}

/** Endings that only some nouns have, by the ending of the singular: crisis, crises; libretto, libretti; dodecahedron, dodecahedra. */
const LEARNED_PLURALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/us$/, ['i', 'era', 'ora']],
  [/is$/, ['es', 'ides']],
  [/um$/, ['a']],
  [/(?<=hedr|zo|cephal|enter|dendr|athl|lexic|gangli|mitochondri)on$/, ['a']],
  [/a$/, ['ae']],
  [/(?<=m)a$/, ['ata']],
  [/[ei]x$/, ['ices']],
  [/yx$/, ['yces']],
  [/(?<=n)x$/, ['ges']],
  [/(?<=[ae]u)$/, ['x']],
  [/(?<=tt|at|ssim|os|ell|in|urn)o$/, ['i']],
];

export function pluralsOfLearnedNouns(base: string): string[] {
  if (base.length < 4) return [];
  return LEARNED_PLURALS.flatMap(([end, others]) =>
    end.test(base) ? others.map((other) => base.replace(end, other)) : [],
  );
}

/** The last part of a compound keeps its own plural: bookshelf, bookshelves. */
const COMPOUND_PLURALS: readonly (readonly [string, string])[] = [
  ['man', 'men'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['child', 'children'],
  ['ox', 'oxen'],
  ['penny', 'pence'],
  ['person', 'people'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['sheaf', 'sheaves'],
  ['thief', 'thieves'],
  ['knife', 'knives'],
  ['wife', 'wives'],
  ['life', 'lives'],
  ['calf', 'calves'],
  ['half', 'halves'],
  ['shelf', 'shelves'],
  ['self', 'selves'],
  ['elf', 'elves'],
  ['wolf', 'wolves'],
  ['hoof', 'hooves'],
  ['scarf', 'scarves'],
  ['wharf', 'wharves'],
  ['dwarf', 'dwarves'],
  ['turf', 'turves'],
  ['beef', 'beeves'],
  ['staff', 'staves'],
  ['kerchief', 'kerchieves'],
];

export function pluralsOfCompounds(base: string): string[] {
  if (/[^s]sis$/.test(base)) return [`${base.slice(0, -2)}es`]; // thrombosis, thromboses
  return COMPOUND_PLURALS.filter(([end]) => base.endsWith(end)).map(
    ([end, plural]) => base.slice(0, -end.length) + plural,
  );
}

/** Ways to add -ED, -ER, -EST or -ING to a base. If `hasSilentE(base)`, base + e is a word of the same class, and the
 *  spelling without a doubled consonant belongs to that word (HOPED to HOPE, not to HOP). */
export function addSuffix(
  base: string,
  suffix: 'ed' | 'ing' | 'er' | 'est',
  hasSilentE: (base: string) => boolean,
): string[] {
  const startsWithE = suffix !== 'ing';
  if (base.endsWith('e')) {
    if (startsWithE) return [base + suffix.slice(1)];
    if (base.endsWith('ie')) return [`${base.slice(0, -2)}ying`, `${base}ing`];
    if (/[eoy]e$/.test(base)) return [`${base}ing`, ...(base.endsWith('ye') ? [`${base.slice(0, -1)}ing`] : [])];
    return [`${base.slice(0, -1)}ing`, `${base}ing`];
  }
  if (/[^aeiou]y$|quy$/.test(base)) {
    if (!startsWithE) return [`${base}ing`];
    const changed = `${base.slice(0, -1)}i${suffix}`;
    return suffix === 'ed' ? [changed] : [changed, base + suffix]; // drier, dryer
  }
  if (base.endsWith('c')) return [`${base}k${suffix}`, base + suffix];
  if (mayDoubleConsonant(base)) {
    const doubled = base + base.at(-1) + suffix;
    if (hasSilentE(base)) return [doubled];
    if (countSyllables(base) === 1 && !/[sz]$/.test(base)) return [doubled];
    return [doubled, base + suffix];
  }
  if (/[aeiou]z$/.test(base)) return [base + suffix, `${base}z${suffix}`];
  return [base + suffix];
}
