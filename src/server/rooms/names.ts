// Display names of people in a room.

const MAX_DISPLAY_NAME_LENGTH = 20;

/** Removes control and invisible characters and stacked accents, and shortens the name; empty if nothing is left. */
export function cleanName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment)
    .slice(0, MAX_DISPLAY_NAME_LENGTH)
    .join('')
    .trim();
}

/** The name, with a number if somebody else already has it. */
export function uniqueName(name: string, usedNames: readonly string[]): string {
  const fold = (one: string): string => one.toLocaleLowerCase('en');
  const used = new Set(usedNames.map(fold));
  if (!used.has(fold(name))) return name;
  for (let i = 2; ; i++) if (!used.has(fold(`${name} ${i}`))) return `${name} ${i}`;
}
