// Inflects a base: every form of it that the word list has. Word classes: grammar.ts; spelling: spelling-rules.ts.
// All spellings are lower case.

import type { WordForm } from '../../../src/lexicon/lexicon.ts';
import type { Pos } from '../sources/wordnet.ts';
import type { IrregularForms } from './irregular-forms.ts';
import { addPluralS, addSuffix, pluralsOfCompounds, pluralsOfLearnedNouns } from './spelling-rules.ts';

/** What the rules need to know to inflect a word. */
export type InflectionContext = {
  readonly has: (word: string) => boolean;
  readonly isKnown: (word: string, pos: Pos) => boolean;
  readonly irregular: Readonly<Record<Pos, IrregularForms>>;
};
export type InflectedWord = readonly [WordForm, string];

const PREFIXES = new Set(
  'out over under re un fore mis inter with up down off be pre en counter cross for in'.split(' '),
);

export function inflectNoun(base: string, { has, irregular }: InflectionContext): InflectedWord[] {
  const plurals = [...(irregular.n.forms.get(base) ?? []), ...addPluralS(base), ...pluralsOfCompounds(base)];
  return plurals.filter((plural) => has(plural) && !irregular.n.bases.has(plural)).map((plural) => ['plural', plural]);
}

/** Foreign plurals, for spellings without a simpler explanation. */
export function inflectLearnedNoun(base: string, { has, irregular }: InflectionContext): InflectedWord[] {
  const plurals = pluralsOfLearnedNouns(base).filter((plural) => has(plural) && !irregular.n.owned.has(plural));
  return plurals.map((plural) => ['plural', plural]);
}

export function inflectVerb(base: string, shop: InflectionContext): InflectedWord[] {
  const { has, isKnown, irregular } = shop;
  const isVerb = (word: string): boolean => isKnown(word, 'v');
  const hasSilentE = (stem: string): boolean => isVerb(`${stem}e`);
  const special = irregularVerbForms(base, shop);
  const made: InflectedWord[] = special.map((spelling) => [formOfVerb(spelling, special), spelling]);
  for (const third of addPluralS(base)) made.push(['third', third]);
  // SINGED belongs to SINGE only, and SEED not to SEE: the regular past of an irregular verb may be another word.
  const isOther = special.length > 0 && (hasSilentE(base) || base.endsWith('ee'));
  for (const past of isOther ? [] : addSuffix(base, 'ed', hasSilentE)) made.push(['past', past]);
  for (const gerund of addSuffix(base, 'ing', hasSilentE)) made.push(['gerund', gerund]);
  // SINGEING and DYEING exist, so SINGING and DYING belong to SING and DIE.
  const hasRival = isVerb(base.slice(0, -1)) || isVerb(`${base.slice(0, -2)}ie`);
  const rivals = hasRival && /(?:ng|y)e$/.test(base) && has(`${base}ing`) ? `${base.slice(0, -1)}ing` : null;
  return made.filter(([, spelling]) => has(spelling) && spelling !== rivals && !irregular.v.bases.has(spelling));
}

/** Verbs that have only the forms of the table: SHALL, SHOULD. */
export function inflectDefectiveVerb(base: string, { has, irregular }: InflectionContext): InflectedWord[] {
  const forms = (irregular.v.forms.get(base) ?? []).filter(has);
  return forms.map((form) => [formOfVerb(form, forms), form]);
}

/** Compounds inflect their last part: OUTDO, BABYSIT. */
function irregularVerbForms(base: string, { has, irregular }: InflectionContext): readonly string[] {
  const { forms } = irregular.v;
  const own = forms.get(base);
  if (own) return own;
  for (let cut = 2; cut < base.length; cut++) {
    const first = base.slice(0, cut);
    const rest = forms.get(base.slice(cut));
    if (rest && (PREFIXES.has(first) || (cut > 2 && has(first)))) return rest.map((form) => first + form);
  }
  return [];
}

/** TAKEN, TORN, GONE, and SUNG beside SANG are participles. */
function formOfVerb(spelling: string, all: readonly string[]): WordForm {
  if (spelling.endsWith('ing')) return 'gerund';
  if (/s$|th$|^am$|^are$/.test(spelling)) return 'third';
  if (/(?:en|wn|rn|[gd]one|orne)$/.test(spelling)) return 'participle';
  const rivals = all.filter((each) => each !== spelling);
  if (/n$/.test(spelling) && rivals.some((each) => /[^ns]$/.test(each) && !each.endsWith('ing'))) return 'participle';
  return spelling.includes('u') && rivals.includes(spelling.replace('u', 'a')) ? 'participle' : 'past';
}

export function inflectAdjective(base: string, { has, isKnown, irregular }: InflectionContext): InflectedWord[] {
  const made: InflectedWord[] = [];
  for (const pos of ['a', 'r'] as const) {
    for (const form of irregular[pos].forms.get(base) ?? []) {
      made.push([/(?:st|most)$/.test(form) ? 'superlative' : 'comparative', form]);
    }
  }
  const hasSilentE = (stem: string): boolean => isKnown(`${stem}e`, 'a');
  const ers = addSuffix(base, 'er', hasSilentE);
  const ests = addSuffix(base, 'est', hasSilentE);
  ers.forEach((er, i) => {
    if (has(er) && has(ests[i]!)) made.push(['comparative', er], ['superlative', ests[i]!]);
  });
  return made.filter(([, spelling]) => has(spelling) && !irregular.a.bases.has(spelling));
}
