// Letters of other alphabets that look like Latin ones, to compare what people see instead of what is stored.

const LOOK_ALIKES = new Map<string, string>();
for (const [from, to] of [
  // Cyrillic
  ['АВЕЁКМНОРСТУХІЇЈЅҺԌԚԜЗ', 'ABEEKMHOPCTYXIIJSHGQWE'],
  ['авеёкмнорстухіїјѕһӏԁԛԝґгпиь', 'abeekmhopctyxiijshldqwrrnub'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΛΣ', 'ABEZHIKMNOPTYXAE'],
  ['αβγεηικμνορτυχωσς', 'abyenikuvoptuxwoc'],
  // Armenian, Cherokee and Latin letters without a decomposition
  ['օոսհցքՕՍԼ', 'onuhgpOUL'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᎩᏃ', 'ABCDEGHIJKLMPRSTVWYZ'],
  ['ıȷɑɡɩłøđħŧæœßƒƖ', 'ijagilodhtaosfl'],
] as const)
  for (const [i, letter] of [...from].entries()) LOOK_ALIKES.set(letter, [...to][i]!);

/** The text in lower case, without accents, with Latin letters where others look like them. */
export function foldLookAlikes(text: string): string {
  return Array.from(
    text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{DI}]/gu, ''),
    (letter) => LOOK_ALIKES.get(letter) ?? letter,
  )
    .join('')
    .toLowerCase();
}

const MAX_KNOWN = 50_000;
const known = new Map<string, string>();

/** Two names with the same skeleton look alike. Contests compare thousands of names again and again, so they are kept. */
export function skeleton(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const made = makeSkeleton(name);
  known.set(name, made);
  return made;
}

function makeSkeleton(name: string): string {
  return foldLookAlikes(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o')
    .replace(/[1i|]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
