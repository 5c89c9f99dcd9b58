// One short definition per word and class, from WordNet's glosses, in shards by the first letter of the word defined.
// Not for flagged words, and never with one in it.

import { encodeSections, type TypedArray } from '../../../src/lexicon/lists/sections.ts';
import type { Usage } from '../sources/word-class-usage.ts';
import type { Pos, Sense, WordNet } from '../sources/wordnet.ts';
import type { Flag } from './offensive-words.ts';

const POSES: readonly Pos[] = ['n', 'v', 'a', 'r'];
const LONGEST = 90;

/** In each shard: numbers of the words defined, where the text of each begins, and the text: lines of a class letter and a
 *  definition, the class most in use first. */
export function buildDefinitions(
  words: readonly string[],
  net: WordNet,
  usage: Usage,
  flags: ReadonlyMap<string, Flag>,
): Record<string, Uint8Array> {
  const shards: Record<string, Uint8Array> = {};
  for (let first = 0; first < words.length; ) {
    const letter = words[first]![0]!;
    const numbers: number[] = [];
    const starts = [0];
    let text = '';
    for (; words[first]?.[0] === letter; first++) {
      const lines = flags.get(words[first]!) === 'hard' ? [] : defineAll(words[first]!, net, usage, flags);
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

function defineAll(word: string, net: WordNet, usage: Usage, flags: ReadonlyMap<string, Flag>): string[] {
  const senses = net.senses.get(word) ?? [];
  const poses = POSES.filter((pos) => usage.of(word, pos)).sort(
    (a, b) => usage.weight(word, b) - usage.weight(word, a),
  );
  return poses.flatMap((pos) => {
    const text = senses
      .filter(({ synset, lemma }) => synset.pos === pos && lemma === word)
      .map(({ synset }: Sense) => cleanGloss(synset.gloss))
      .find(
        (gloss) => gloss.length > 2 && !(gloss.toLowerCase().match(/[a-z]+/g) ?? []).some((each) => flags.has(each)),
      );
    return text === undefined ? [] : [pos + text];
  });
}

/** The definition alone: no examples, no opening remark in brackets, one clause if it would be long. */
export function cleanGloss(gloss: string): string {
  let text = gloss.replace(/;?\s*"[\s\S]*$/, '').trim();
  text = text
    .replace(/^\([^)]*\)\s*/, '')
    .replace(/`([^']*)'/g, '‘$1’')
    .replace(/[‘’]/g, "'");
  if (text.length > LONGEST) text = text.split('; ', 1)[0]!;
  return text.replace(/[;:,\s]+$/, '');
}
