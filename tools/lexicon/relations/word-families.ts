// Finds out which words are derived from which: WordNet's links, roots with changed vowels, and affixes that the definitions
// confirm. All spellings are lower case.

import { areUnrelated } from '../../../src/lexicon/knowledge/unrelated-pairs.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { WordClassUsage } from '../sources/word-class-usage.ts';
import type { Sense, WordNet } from '../sources/wordnet.ts';
import { findAffixes } from './affixes.ts';

/** Each link is stored in both directions. */
export type WordLinks = Map<string, Set<string>>;

export function addLink(links: WordLinks, a: string, b: string): void {
  links.set(a, (links.get(a) ?? new Set()).add(b));
  links.set(b, (links.get(b) ?? new Set()).add(a));
}

/** WordNet's derivations between words that also look alike: LOVE and LOVER, not CAT and FELINE. */
export function readDerivations(net: WordNet, usage: WordClassUsage): WordLinks {
  const links: WordLinks = new Map();
  for (const synset of net.synsets) {
    for (const { sign, from, to, at } of synset.pointers) {
      if (!/^[+\\<]$/.test(sign) || from < 0) continue;
      const a = synset.lemmas[from]!;
      const b = to.lemmas[at]!;
      if (a === b || !/^[a-z]{2,}$/.test(a) || !/^[a-z]{2,}$/.test(b) || !lookAlike(a, b)) continue;
      const [base, agent] = a.length < b.length ? [a, b] : [b, a];
      if (agent.startsWith(base) && /[eo]rs?$/.test(agent)) {
        const sense = net.senses.get(agent)!.find((each) => each.synset === (agent === a ? synset : to))!;
        if (shareOf(sense, agent, usage) < 0.1) continue;
      }
      addLink(links, a, b);
    }
  }
  return links;
}

/** A LETTER is hardly ever somebody who lets, nor a TOWER something that tows. */
const shareOf = ({ tags, synset }: Sense, word: string, usage: WordClassUsage): number =>
  (tags + 0.3) / usage.weight(word, synset.pos);

/** Three consecutive letters in common, or the first two of a short word: DAY and DAILY. */
function lookAlike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) <= 3 && a.slice(0, 2) === b.slice(0, 2)) return true;
  for (let i = 0; i + 3 <= a.length; i++) if (b.includes(a.slice(i, i + 3))) return true;
  return false;
}

/** One root per line; the first word is linked with the others. */
const ROOTS = `
love lover lovely beloved lovable loveable, strong strength, long length, high height, wide width, broad breadth, deep depth,
young youth, true truth, warm warmth, heal health, whole health, steal stealth, die death dead, live life alive, sing song,
tell tale, choose choice, sell sale, give gift, think thought, see sight, fly flight, flee flight, weigh weight, speak speech,
bear birth burden, grow growth, feed food fodder, sit seat, do deed, lose loss lost, believe belief, relieve relief,
grieve grief, prove proof, advise advice, breathe breath, bathe bath, clothe cloth, half halve, shelf shelve, thief thieve theft,
save safe, strive strife, hot heat, full fill, foul filth, proud pride, poor poverty, wise wisdom, brief brevity, clear clarity,
vain vanity, peace pacify, move motion, gold gild golden, blood bleed, brood breed, tooth teethe, weave web woof, bind bond band,
drive drift, shoot shot, bite bit, ride rider, break breach, knot knit,
merry mirth, moon month, slow sloth, dry drought, four forty, five fifty, three third thirty, two twice twelve, one once,
nose nostril nasal, act active actual, real realize realise really, use useful usage, sun sunny, fur furry,
wood wooden, man manly, father fatherly, mother motherly, friend friendly, day daily, cost costly, home homely, king kingly,
receive receipt reception, deceive deceit deception, conceive concept conception, pursue pursuit, see seer, lie liar,
join joint junction, hate hatred, know knowledge, laugh laughter, marry marriage, try trial, behave behaviour behavior,
fail failure, press pressure, please pleasure pleasant, create creature, sign signal signature, drama dramatic, crime criminal
`;

const NEGATIONS = ['not', 'lack', 'without', 'absence', 'opposite'];

/** All derivations between words of the list. */
export function findWordFamilies(
  list: ReadonlySet<string>,
  net: WordNet,
  usage: WordClassUsage,
  grammar: Grammar,
  derivations: WordLinks,
): WordLinks {
  const links: WordLinks = new Map();
  const add = (a: string, b: string): void => {
    if (a === b || !list.has(a) || !list.has(b) || areUnrelated(a.toUpperCase(), b.toUpperCase())) return;
    addLink(links, a, b);
  };
  for (const [a, others] of derivations) for (const b of others) add(a, b);
  for (const line of ROOTS.split(',')) {
    const [root, ...words] = line.trim().split(/\s+/);
    for (const word of words) add(root!, word);
  }
  // A form that is a word of its own is still related: BUILDINGS and BUILD.
  for (const [form, inflections] of grammar.inflections) {
    if (grammar.classes.has(form)) for (const { base } of inflections) add(form, base);
  }
  const wordsInDefinition = indexDefinitions(net, grammar);
  for (const word of list) {
    for (const { base, isSafe, negates } of findAffixes(word, list, usage, grammar)) {
      const defining = wordsInDefinition(word);
      const isNegation = negates && (areOpposed(word, base, net) || NEGATIONS.some((each) => defining.has(each)));
      if (isSafe || isNegation || defining.has(base)) add(word, base);
    }
  }
  return links;
}

const areOpposed = (a: string, b: string, net: WordNet): boolean =>
  (net.senses.get(a) ?? []).some(({ synset }) =>
    synset.pointers.some(({ sign, to }) => sign === '!' && to.lemmas.includes(b)),
  );

/** The bases of the words in the definitions of a word's first two senses. */
function indexDefinitions(net: WordNet, grammar: Grammar): (word: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  const read = (word: string): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const { synset, number, lemma } of net.senses.get(word) ?? []) {
      if (number > 2 || lemma !== word) continue;
      for (const token of synset.gloss.split('; "', 1)[0]!.match(/[a-z]+/g) ?? []) {
        found.add(token);
        for (const { base } of grammar.inflections.get(token) ?? []) found.add(base);
      }
    }
    return found;
  };
  return (word) => {
    if (!known.has(word)) known.set(word, read(word));
    return known.get(word)!;
  };
}
