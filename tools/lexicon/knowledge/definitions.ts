// Short definitions for each word and class, in shards by the first letter of the word: our own (own-definitions.tsv) or
// else WordNet's glosses. Offensive words are not defined, and no definition contains one.

import { encodeSections, type TypedArray } from '../../../src/lexicon/lists/lexicon-sections.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { isOwnWord } from '../grammar/own-words.ts';
import type { WordClassUsage } from '../sources/word-class-usage.ts';
import type { Pos, WordNet } from '../sources/wordnet.ts';
import { findFlaw, MAX_CHARS } from './definition-quality.ts';
import { listBySense } from './first-sense.ts';
import type { Offensiveness } from './offensive-words.ts';
import type { OwnDefinitions } from './own-definitions.ts';

type Facts = {
  readonly usage: WordClassUsage;
  readonly grammar: Grammar;
  readonly offensiveWords: ReadonlyMap<string, Offensiveness>;
};

const PARTS_OF_SPEECH: readonly Pos[] = ['n', 'v', 'a', 'r'];
/** With fewer tags than this, the counts of WordNet say little, and nouns come first. */
const MIN_TAGS = 4;
/** A form that is used less than this as a word of its own, compared with its base, is defined by its base: RUNNING. */
const MIN_OWN_SHARE = 0.3;

/** Each shard has the numbers of the defined words, the start of each text, and the texts: lines of a class letter and a
 *  definition, what people mean most often first. A first line `=` says that the word is mainly a form of another. */
export function buildDefinitions(
  words: readonly string[],
  net: WordNet,
  facts: Facts,
  own: OwnDefinitions,
): Record<string, Uint8Array> {
  const shards: Record<string, Uint8Array> = {};
  for (let first = 0; first < words.length; ) {
    const letter = words[first]![0]!;
    const numbers: number[] = [];
    const starts = [0];
    let text = '';
    for (; words[first]?.[0] === letter; first++) {
      const lines = facts.offensiveWords.get(words[first]!) === 'hard' ? [] : defineAll(words[first]!, net, facts, own);
      if (lines.length === 0) continue;
      numbers.push(first);
      text += lines.join('\n');
      starts.push(text.length);
    }
    const tables: [string, TypedArray][] = [
      ['numbers', Uint32Array.from(numbers)],
      ['starts', Uint32Array.from(starts)],
      ['text', Uint8Array.from(Buffer.from(text, 'latin1'))],
    ];
    shards[letter] = new Uint8Array(encodeSections(new Map(tables)));
  }
  return shards;
}

function defineAll(word: string, net: WordNet, facts: Facts, own: OwnDefinitions): string[] {
  const ours = own.lines.get(word) ?? [];
  const partsOfSpeech = sortByUse(word, facts.usage).filter((pos) => !ours.some((line) => line[0] === pos));
  const theirs = partsOfSpeech.flatMap((pos) => {
    const text = listBySense(net, word, pos)
      .map(({ gloss }) => cleanGloss(gloss).replace(pos === 'v' ? /^to / : '', ''))
      .find((each) => findFlaw(each) === null && !mentionsOffensive(each, facts.offensiveWords));
    return text === undefined ? [] : [pos + text];
  });
  const lines = [...ours, ...theirs];
  const isForm = own.bases.has(word) || (ours.length === 0 && isMainlyForm(word, facts));
  return lines.length > 0 && isForm ? ['=', ...lines] : lines;
}

function sortByUse(word: string, usage: WordClassUsage): Pos[] {
  const used = PARTS_OF_SPEECH.filter((pos) => usage.of(word, pos));
  const tags = used.reduce((sum, pos) => sum + usage.tags(word, pos), 0);
  const weigh = (pos: Pos): number => (tags < MIN_TAGS ? (usage.of(word, pos)?.senses ?? 0) : usage.weight(word, pos));
  return used.sort((a, b) => weigh(b) - weigh(a));
}

function isMainlyForm(word: string, { usage, grammar }: Facts): boolean {
  const weigh = (base: string): number => PARTS_OF_SPEECH.reduce((sum, pos) => sum + usage.weight(base, pos), 0);
  const bases = grammar.inflections.get(word) ?? [];
  return !isOwnWord(word, grammar, usage) && bases.some(({ base }) => weigh(word) < MIN_OWN_SHARE * weigh(base));
}

/** A long definition may end before one of these and still make sense. */
const CLAUSE_START =
  /(?<=.{25})(?:, | (?:that|which|who|whose|where|when|while|used|especially|having|consisting|containing|with|in|for|by|from) )/g;
/** But not if it would end with one of these. */
const HANGING_END =
  / (?:found|used|made|known|located|consisting|not|is|are|be|more|very|one|any|various|two|by|as|with|to|from|into|for|in|on|at)$/;

const mentionsOffensive = (text: string, offensiveWords: ReadonlyMap<string, Offensiveness>): boolean =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).some((each) => offensiveWords.has(each));

/** Only the definition: no examples, no remark in parentheses at the beginning, and shortened if it is long. */
export function cleanGloss(gloss: string): string {
  const trim = (text: string): string =>
    text
      .replace(/\s+/g, ' ')
      .replace(/[;:,.\s]+$/, '')
      .trim();
  const whole = trim(
    gloss
      .replace(/;?\s*"[\s\S]*$/, '')
      .trim()
      .replace(/^\([^()]*\)[,:]?\s*/, '')
      .replace(/`([^']*)'/g, "'$1'"),
  );
  const shorter = [
    whole,
    trim(whole.split('; ', 1)[0]!),
    trim(whole.replace(/\s*\([^()]*\)/g, '')),
    trim(whole.replace(/\s*\([^()]*\)/g, '').split('; ', 1)[0]!),
  ];
  const last = shorter.at(-1)!;
  const ends = Array.from(last.slice(0, MAX_CHARS + 1).matchAll(CLAUSE_START), ({ index }) => index);
  shorter.push(
    ...ends
      .reverse()
      .map((end) => trim(last.slice(0, end)))
      .filter((text) => !HANGING_END.test(text)),
  );
  return shorter.find((text) => findFlaw(text) === null) ?? last;
}
