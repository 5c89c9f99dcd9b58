// Finds out which spellings are forms of which words: inflects all bases, drops forms that are words of their own, and
// inverts the result. Spelling rules: spelling-rules.ts; storage: build-knowledge.ts. All spellings are lower case.

import type { WordClass, WordForm } from '../../../src/lexicon/lexicon.ts';
import type { WordClassUsage } from '../sources/word-class-usage.ts';
import type { Pos } from '../sources/wordnet.ts';
import {
  type InflectedWord,
  type InflectionContext,
  inflectAdjective,
  inflectDefectiveVerb,
  inflectLearnedNoun,
  inflectNoun,
  inflectVerb,
} from './inflect.ts';
import { readIrregularForms } from './irregular-forms.ts';

type AddForms = (base: string, pos: Pos, made: readonly InflectedWord[]) => void;

export type Inflection = { readonly base: string; readonly class: WordClass; readonly form: WordForm };

export type Grammar = {
  /** The word classes of each base. */
  readonly classes: ReadonlyMap<string, ReadonlySet<WordClass>>;
  /** The words that each spelling is a form of, without itself. */
  readonly inflections: ReadonlyMap<string, readonly Inflection[]>;
};

/** Function words: no rule treats them as forms, whatever they look like, and they are not nouns by inference. */
const FUNCTION_WORDS = new Set(
  `an and as at but by for from he her hers herself him himself his how if in into is it its itself me mine my myself nor of off on
  onto or our ours ourselves out per she since so than that the thee their theirs them themselves then there these they thine this
  those thou though through thus thy till to too towards up upon us via was we were what whatever when whence where which while who
  whom whose why with within without yes yet you your yours yourself yourselves ye hi ha oh ah am are be been has had did does do
  may can will shall must ought not no nay lest unless until whether either neither both each every everybody everyone everything
  somebody someone something anybody anyone anything nobody none nothing whoever whomever whichever albeit amid among amongst
  against along across above below beneath beside besides between betwixt beyond despite during except like near toward under
  underneath unlike with whereas whereby wherein whereupon hereby herein thereby therein thereof hence ergo alas hey wow ouch ugh
  hmm shh oops ahoy bye goodbye hello perhaps always sometimes afterwards backwards forwards upwards downwards inwards outwards
  indoors outdoors overseas`.match(/\S+/g)!,
);
/** Function words that are forms of BE, HAVE and DO nevertheless. */
const INFLECTED_FUNCTION_WORDS = /^(?:am|is|are|was|were|been|has|had|did|does)$/;

const CLASS_OF: Readonly<Record<Pos, WordClass>> = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' };
const INFLECT = { n: inflectNoun, v: inflectVerb, a: inflectAdjective, r: inflectAdjective } as const;

export function learnGrammar(
  list: ReadonlySet<string>,
  usage: WordClassUsage,
  areDerived: (a: string, b: string) => boolean,
): Grammar {
  const classes = new Map<string, Set<WordClass>>();
  const inflections = new Map<string, Inflection[]>();
  const addForms: AddForms = (base, pos, made) => {
    if (!classes.get(base)?.has(CLASS_OF[pos])) classes.set(base, (classes.get(base) ?? new Set()).add(CLASS_OF[pos]));
    for (const [form, spelling] of made) {
      if (spelling === base || (FUNCTION_WORDS.has(spelling) && !INFLECTED_FUNCTION_WORDS.test(spelling))) continue;
      const all = inflections.get(spelling) ?? [];
      if (all.some((each) => each.base === base && each.class === CLASS_OF[pos])) continue;
      inflections.set(spelling, [...all, { base, class: CLASS_OF[pos], form }]);
    }
  };

  const context = createContext(list, usage);
  for (const base of list) {
    if (!usage.has(base)) continue;
    for (const pos of ['n', 'v', 'a', 'r'] as const) {
      if (usage.of(base, pos) === null) continue;
      const made = INFLECT[pos](base, context);
      addForms(
        base,
        pos,
        made.filter((each) => !isUnrelatedToBase(each, base, pos, usage, areDerived)),
      );
    }
  }
  for (const base of list) {
    if (usage.of(base, 'n') === null) continue;
    const made = inflectLearnedNoun(base, context);
    addForms(
      base,
      'n',
      made.filter(([, plural]) => !usage.has(plural) && !inflections.has(plural)),
    );
  }
  for (const verb of ['shall', 'may', 'methink']) {
    if (list.has(verb)) addForms(verb, 'v', inflectDefectiveVerb(verb, context));
  }
  inferMissingWords(list, usage, context, { classes, inflections }, addForms);
  for (const word of FUNCTION_WORDS)
    if (list.has(word)) classes.set(word, (classes.get(word) ?? new Set()).add('other'));
  return { classes, inflections };
}

function createContext(list: ReadonlySet<string>, usage: WordClassUsage): InflectionContext {
  return {
    has: (word) => list.has(word),
    isKnown: (word, pos) => usage.of(word, pos) !== null,
    irregular: {
      n: readIrregularForms('n'),
      v: readIrregularForms('v'),
      a: readIrregularForms('a'),
      r: readIrregularForms('r'),
    },
  };
}

/** EVENING is not a form of EVEN, nor NUMBER of NUMB: the form is more frequent than its supposed base, and nothing connects them. */
function isUnrelatedToBase(
  [form, spelling]: InflectedWord,
  base: string,
  pos: Pos,
  usage: WordClassUsage,
  areDerived: (a: string, b: string) => boolean,
): boolean {
  const own = usage.tags(spelling, 'n') + (form === 'gerund' ? 0 : usage.tags(spelling, 'v'));
  return (
    /^(?:gerund|comparative|superlative)$/.test(form) && own > usage.tags(base, pos) && !areDerived(base, spelling)
  );
}

/** Words that WordNet does not have, short ones first: verbs have a past and a gerund, adjectives a comparative, and the rest
 *  are nouns if they have a plural. Also uses that WordNet does not mention: TEXTED, CATATONICS, WALKINGS. */
function inferMissingWords(
  list: ReadonlySet<string>,
  usage: WordClassUsage,
  { has, irregular }: InflectionContext,
  { classes, inflections }: Grammar,
  addForms: AddForms,
): void {
  const isNew = (word: string): boolean => has(word) && !usage.has(word) && !inflections.has(word);
  const isVerb = (word: string): boolean => has(word) && has(`${word}d`) && has(`${word.slice(0, -1)}ing`);
  const context: InflectionContext = {
    has: isNew,
    isKnown: (word, pos) => usage.of(word, pos) !== null || (pos === 'v' && isVerb(word)),
    irregular,
  };
  for (const word of [...list].sort((a, b) => a.length - b.length)) {
    const known = classes.get(word);
    const forms = inflections.get(word);
    if (
      FUNCTION_WORDS.has(word) ||
      word.length < 3 ||
      forms?.some(({ form }) => !/^(?:gerund|comparative)$/.test(form))
    )
      continue;
    if (!forms && !known?.has('verb')) {
      const made = inflectVerb(word, context);
      const isMade = (...forms: WordForm[]): boolean => made.some(([form]) => forms.includes(form));
      if (isMade('past', 'participle') && isMade('gerund')) addForms(word, 'v', made);
    }
    if (classes.get(word)?.has('verb')) continue;
    if (!known && !forms) {
      const degrees = inflectAdjective(word, context);
      if (degrees.length > 0) addForms(word, 'a', degrees);
    }
    const plurals = [...inflectNoun(word, context), ...inflectLearnedNoun(word, context)];
    if (plurals.length > 0) addForms(word, 'n', plurals);
  }
}
