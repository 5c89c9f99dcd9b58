// Finds two spellings of one word: COLOR and COLOUR, ORGANISE and ORGANIZE, GREY and GRAY. They must differ in a known way
// and, if WordNet has both, share their first meaning.

import type { Grammar } from '../grammar/grammar.ts';
import type { Sense, WordNet } from '../sources/wordnet.ts';
import { addLink, type WordLinks } from './word-families.ts';

/** Known differences, in one direction; those with `!` hold even if WordNet has only one of the two spellings. */
const SPELLING_PATTERNS = (
  [
    [/our/g, 'or', '!'],
    [/is(?=e|ing|abl|ation)/g, 'iz', '!'],
    [/ys(?=e|ing)/g, 'yz', '!'],
    [/ae(?!$)/g, 'e', '!'],
    [/oe(?!$)/g, 'e', '!'],
    [/(?<=[bcdghptv])re(?=$|d$)/g, 'er'],
    [/ogue/g, 'og'],
    [/ence/g, 'ense'],
    [/([b-df-hj-np-tv-z])\1/g, '$1'],
    [/mme$/g, 'm'],
    [/ph/g, 'f'],
    [/c(?![hi])/g, 'k'],
    [/sc(?=e)/g, 'sk'],
    [/s(?=[aeiy])/g, 'z'],
    [/e(?=ment|abl|y$|ing)/g, ''],
    [/(?:ie|ey)$/g, 'y'],
    [/y/g, 'i'],
    [/er$/g, 'or'],
    [/ough/g, 'ow'],
    [/ou(?=l)/g, 'o'],
    [/(?<=[aegkr])h/g, ''],
    [/ible$/g, 'able'],
    [/wards$/g, 'ward'],
    [/^cz/g, 'ts'],
  ] as readonly (readonly [RegExp, string, '!'?])[]
).map(([every, other, alone]) => ({ every, first: new RegExp(every.source), other, alone: alone === '!' }));

/** Pairs that follow no pattern. */
const PAIRS = `
grey gray, axe ax, yoghurt yogurt, pyjamas pajamas, pyjama pajama, jewellery jewelry, aluminium aluminum, gaol jail, mum mom,
mummy mommy, moustache mustache, omelette omelet, cigarette cigaret, doughnut donut, artefact artifact, manoeuvre maneuver,
speciality specialty, annexe annex, hiccough hiccup, ketchup catsup, practise practice, licence license, liquorice licorice, enquire inquire,
enquiry inquiry, enquirer inquirer, toward towards, amid amidst, among amongst, while whilst, okay ok, goodbye goodby, adze adz, despatch dispatch
`;

export function findSpellingVariants(list: ReadonlySet<string>, net: WordNet, grammar: Grammar): WordLinks {
  const links: WordLinks = new Map();
  const add = (a: string, b: string): void => {
    if (a !== b && list.has(a) && list.has(b)) addLink(links, a, b);
  };
  for (const pair of PAIRS.split(',')) {
    const [a, b] = pair.trim().split(' ') as [string, string];
    add(a, b);
  }
  for (const word of list) {
    if (grammar.inflections.has(word) && !grammar.classes.has(word)) continue; // forms follow their bases
    for (const { every, first, other, alone } of SPELLING_PATTERNS) {
      if (!first.test(word)) continue; // most words: this is the part of the build that runs most often
      for (const twin of [word.replace(first, other), word.replace(every, other)]) {
        if (twin !== word && list.has(twin) && shareMeaning(word, twin, net, alone)) add(word, twin);
      }
    }
  }
  return links;
}

function shareMeaning(a: string, b: string, net: WordNet, alone: boolean): boolean {
  const one = net.senses.get(a);
  const two = net.senses.get(b);
  if (one && two) return isMain(a, one, two) && isMain(b, two, one);
  return alone && a.length > 5 && b.length > 4 && (one ?? two) !== undefined;
}

/** Whether the most common meaning of one is a meaning of the other. */
function isMain(word: string, senses: readonly Sense[], others: readonly Sense[]): boolean {
  const plain = senses.filter(({ lemma }) => lemma === word);
  const most = Math.max(...plain.map(({ tags }) => tags));
  return plain.some(
    ({ synset, tags, number }) => tags === most && number === 1 && others.some((other) => other.synset === synset),
  );
}
