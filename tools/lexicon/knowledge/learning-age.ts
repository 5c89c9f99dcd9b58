// Estimates at what age people learn a word, in years, from how often it is said and written, from school lists and from
// its shape. A scale for comparing words, not a fact about any child: HUG has 5, ORDINANCE 11. Spellings are lower case.

import type { Grammar } from '../grammar/grammar.ts';
import { isOwnWord } from '../grammar/own-words.ts';
import { countSyllables } from '../grammar/spelling-rules.ts';
import type { WordSources } from '../sources/npm-sources.ts';
import type { WordClassUsage } from '../sources/word-class-usage.ts';
import { sensesOf, type WordNet } from '../sources/wordnet.ts';

type Input = {
  readonly sources: Pick<WordSources, 'scowl' | 'subtitleRanks' | 'schoolWords'>;
  readonly wordnet: WordNet;
  readonly usage: WordClassUsage;
  readonly grammar: Grammar;
  /** Written frequency. */
  readonly zipf: (word: string) => number;
};

const LATIN_ENDING = /(?:[ts]ion|ment|[ae]nc[ey]|ity|ate|ous|ive|[ao]ry|ure|ism|i[zs]e|ify|ible|[ui]al|ical)$/;
const PREFIX = /^(?:un|re|dis|over|out)(?=...)/;
const SUFFIX = /(?:ily|iness|y|ly|ness|er|ful|less|ing|ed|en|ish|able|s)$/;
/** WordNet's files of animals, artifacts, body parts, food, natural objects, persons and plants. */
const CONCRETE_FIELDS = new Set([5, 6, 8, 13, 17, 18, 20]);
/** The frequency of the rarest words in the subtitles. */
const RAREST_SPOKEN_ZIPF = 2.84;

export function estimateLearningAges({ sources, wordnet, usage, grammar, zipf }: Input): (word: string) => number {
  const { scowl, subtitleRanks, schoolWords } = sources;

  function ownAge(word: string): number {
    const rank = subtitleRanks.get(word);
    const written = zipf(word);
    const spoken =
      rank === undefined ? RAREST_SPOKEN_ZIPF + Math.min(0, 0.5 * (written - 2.6)) : 8.1 - 1.1 * Math.log10(rank);
    // Said more than written: the words of home.
    const homeliness = rank === undefined ? 0 : Math.min(1.5, Math.max(0, spoken - written));
    const schoolYears = schoolWords.has(word) ? 2.2 : basesOf(word).some((base) => schoolWords.has(base)) ? 2 : 0;
    return (
      19 -
      2.5 * spoken -
      homeliness -
      schoolYears +
      0.35 * (countSyllables(word) - 2) +
      (LATIN_ENDING.test(word) ? 0.5 : 0) -
      0.35 * concreteness(word) +
      yearsForRarity(word)
    );
  }

  /** Subtitles are full of names that are also rare words: CID, VAIL. */
  function yearsForRarity(word: string): number {
    const size = scowl.get(word) ?? 100;
    return size <= 35 ? 0 : size <= 50 ? 0.4 : size <= 60 ? 2 : 3.5;
  }

  /** The share of noun use, if the main sense can be seen and touched. */
  function concreteness(word: string): number {
    const sense = sensesOf(wordnet, word, 'n').find(({ lemma }) => lemma === word);
    return sense && CONCRETE_FIELDS.has(sense.synset.field) ? (usage.nounShare(word) ?? 0) : 0;
  }

  return (word) => {
    let age = ownAge(word);
    if (isOwnWord(word, grammar, usage)) return age; // PROCEEDING is harder than PROCEED
    for (const { base } of grammar.inflections.get(word) ?? []) {
      const yearsForRareForm = 1.2 * Math.max(0, zipf(base) - zipf(word) - 1); // LITTLER
      age = Math.min(age, ownAge(base) + 0.7 + yearsForRarity(word) + yearsForRareForm);
    }
    return age;
  };
}

/** What a word may be derived from by one affix: SUNNY from SUN, SHINY from SHINE, UNTIE from TIE. */
function basesOf(word: string): string[] {
  const bases = PREFIX.test(word) ? [word.replace(PREFIX, '')] : [];
  const suffix = SUFFIX.exec(word)?.[0];
  if (suffix === undefined) return bases;
  const stem = word.slice(0, -suffix.length);
  if (stem.length < 2) return bases;
  bases.push(stem, `${stem}e`);
  if (/^i/.test(suffix)) bases.push(`${stem}y`);
  if (stem.endsWith('i')) bases.push(`${stem.slice(0, -1)}y`);
  if (/([b-df-hj-np-tv-z])\1$/.test(stem)) bases.push(stem.slice(0, -1));
  return bases;
}
