// Which inflected forms are also words of their own: BUILDING, THOUGHT, STRANGER.
// basic-form.ts in src/lexicon/knowledge uses the result.

import type { WordClassUsage } from '../sources/word-class-usage.ts';
import type { Grammar, Inflection } from './grammar.ts';

/** Use of a gerund as a noun, compared with the use of its verb. */
const MIN_GERUND_SHARE = 0.3;
/** Tags are occurrences in the text that WordNet was tagged with. */
const MIN_PAST_TAGS = 5;
const MIN_COMPARATIVE_TAGS = 3;
/** Use as a noun, compared with the use of the verb it looks like a form of. */
const MIN_NOUN_SHARE = 0.02;

export function isOwnWord(word: string, grammar: Grammar, usage: WordClassUsage): boolean {
  return (grammar.inflections.get(word) ?? []).some((each) => outweighs(word, each, usage));
}

function outweighs(word: string, { base, form }: Inflection, usage: WordClassUsage): boolean {
  const own = usage.tags(word, 'n') + usage.tags(word, 'v');
  switch (form) {
    case 'gerund':
      return usage.of(word, 'n') !== null && usage.weight(word, 'n') >= MIN_GERUND_SHARE * usage.weight(base, 'v');
    case 'past':
    case 'participle':
      return word.endsWith('ed') ? usage.weight(word, 'n') > usage.weight(base, 'v') : own >= MIN_PAST_TAGS;
    case 'comparative':
    case 'superlative':
      return own >= MIN_COMPARATIVE_TAGS;
    case 'third': // CLOTHES, THANKS, SCISSORS, but not EATS
      return usage.weight(word, 'n') >= MIN_NOUN_SHARE * usage.weight(base, 'v') && usage.of(word, 'n') !== null;
    default:
      return false;
  }
}
