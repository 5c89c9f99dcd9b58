// Why a string does or does not count, in a sentence for players.
// Not the rules of any game.

import { isSpelling } from './graph.ts';
import type { Explanation, WordList } from './lexicon.ts';
import type { Library } from './library.ts';

export function explain(text: string, list: WordList, library: Library): Explanation {
  const say = (reason: Explanation['reason'], sentence: string): Explanation => ({
    text,
    inList: list.has(text),
    reason,
    sentence,
    near: [],
  });
  if (list.has(text)) return say({ type: 'word' }, `${text} is a word.`);
  if (!isSpelling(text)) return say({ type: 'letters' }, 'Words have only the letters A to Z.');
  if (library.broad.has(text)) return say({ type: 'broad-only' }, `${text} is in the broad list only.`);
  if (library.isName(text)) return say({ type: 'name' }, `${text} is known only as a name.`);
  if (library.isAbbreviation(text)) return say({ type: 'abbreviation' }, `${text} is an abbreviation.`);
  return say({ type: 'unknown' }, `${text} is not in the word list.`);
}
