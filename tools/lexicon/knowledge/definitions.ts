// One short definition per word and class, from WordNet's glosses, in shards by the first letter of the word. Offensive
// words are not defined, and no definition contains one.

import { encodeSections, type TypedArray } from '../../../src/lexicon/lists/lexicon-sections.ts';
import type { WordClassUsage } from '../sources/word-class-usage.ts';
import type { Pos, Sense, WordNet } from '../sources/wordnet.ts';
import type { Offensiveness } from './offensive-words.ts';

const PARTS_OF_SPEECH: readonly Pos[] = ['n', 'v', 'a', 'r'];
const MAX_CHARS = 90;

/** Each shard has the numbers of the defined words, the start of each text, and the texts: lines of a class letter and a
 *  definition, the most frequent class first. */
export function buildDefinitions(
  words: readonly string[],
  net: WordNet,
  usage: WordClassUsage,
  offensiveWords: ReadonlyMap<string, Offensiveness>,
): Record<string, Uint8Array> {
  const shards: Record<string, Uint8Array> = {};
  for (let first = 0; first < words.length; ) {
    const letter = words[first]![0]!;
    const numbers: number[] = [];
    const starts = [0];
    let text = '';
    for (; words[first]?.[0] === letter; first++) {
      const lines =
        offensiveWords.get(words[first]!) === 'hard' ? [] : defineAll(words[first]!, net, usage, offensiveWords);
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

function defineAll(
  word: string,
  net: WordNet,
  usage: WordClassUsage,
  offensiveWords: ReadonlyMap<string, Offensiveness>,
): string[] {
  const senses = net.senses.get(word) ?? [];
  const partsOfSpeech = PARTS_OF_SPEECH.filter((pos) => usage.of(word, pos)).sort(
    (a, b) => usage.weight(word, b) - usage.weight(word, a),
  );
  return partsOfSpeech.flatMap((pos) => {
    const text = senses
      .filter(({ synset, lemma }) => synset.pos === pos && lemma === word)
      .map(({ synset }: Sense) => cleanGloss(synset.gloss))
      .find(
        (gloss) =>
          gloss.length > 2 && !(gloss.toLowerCase().match(/[a-z]+/g) ?? []).some((each) => offensiveWords.has(each)),
      );
    return text === undefined ? [] : [pos + text];
  });
}

/** Only the definition: no examples, no remark in parentheses at the beginning, and only one clause if it is long. */
export function cleanGloss(gloss: string): string {
  let text = gloss.replace(/;?\s*"[\s\S]*$/, '').trim();
  text = text
    .replace(/^\([^)]*\)\s*/, '')
    .replace(/`([^']*)'/g, '‘$1’')
    .replace(/[‘’]/g, "'");
  if (text.length > MAX_CHARS) text = text.split('; ', 1)[0]!;
  return text.replace(/[;:,\s]+$/, '');
}
