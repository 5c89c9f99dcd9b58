// How hard a play is to see, the same for everybody: 0 is easy, 5 very hard. Familiar words come first, then regular endings,
// then letters added around or inside a word; mixing up the letters of a word is hardest. finding.ts turns it into chances.

import { ln } from '../../../core/math/portable-math.ts';
import { ageOf } from '../../../core/vocabulary/known-words.ts';
import { letterPairOddity } from '../../../core/vocabulary/letter-pairs.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Play } from '../rules/state.ts';
import { hasJoker, spellingOf } from '../rules/tiles.ts';

/** Words learned before this age are equally easy. */
const EARLIEST_AGE = 5;
const PER_YEAR = 0.3;
const PER_DEVIATION = 0.25;
const WITH_JOKER = 1.2;
const SWAP = 0.8;
/** How much of the word's own difficulty counts if the old word stands in it, ready to be read. */
const SHARE_IF_READABLE = 0.6;

export function difficultyOf(play: Play, boardSize: number, lexicon: Lexicon): number {
  if (play.type === 'swap') return SWAP;
  const word = spellingOf(play.word);
  const unfamiliarity =
    PER_YEAR * Math.max(0, ageOf(word, lexicon) - EARLIEST_AGE) +
    PER_DEVIATION * letterPairOddity(word, lexicon) +
    (hasJoker(play.word) ? WITH_JOKER : 0);
  if (play.target === null) return unfamiliarity + makeDifficulty(word.length, boardSize);
  const old = spellingOf(play.target.word);
  const added = word.length - old.length;
  const beyondFive = Math.max(0, word.length - 5);
  switch (stealType(old, word, lexicon)) {
    case 'ending':
      return SHARE_IF_READABLE * unfamiliarity + 0.2 + 0.125 * beyondFive;
    case 'hook':
      return SHARE_IF_READABLE * unfamiliarity + 0.5 + 0.7 * (added - 1) + 0.125 * beyondFive;
    case 'insert':
      return unfamiliarity + 1 + 0.8 * (added - 1) + 0.25 * beyondFive;
    case 'rearrange': {
      const moved = old.length - longestCommonSubsequence(old, word);
      const newStart = old[0] === word[0] ? 0 : 0.3;
      return unfamiliarity + 1.4 + 0.45 * moved + 0.8 * (added - 1) + newStart + 0.25 * beyondFive;
    }
  }
}

function makeDifficulty(letters: number, boardSize: number): number {
  const crowd = boardSize > 6 ? 0.3 * ln(boardSize / 6) : 0;
  return 0.6 * (letters - 3) + 0.3 * Math.max(0, letters - 5) + crowd;
}

export type StealType = 'ending' | 'hook' | 'insert' | 'rearrange';

const ENDINGS = new Set(['S', 'ES', 'ED', 'D', 'ING', 'ER', 'R', 'EST', 'ERS', 'Y', 'LY', 'NESS', 'FUL', 'LESS']);

/** How the letters of the old word stand in the new one. */
export function stealType(old: string, word: string, lexicon: Lexicon): StealType {
  if (word.startsWith(old) && ENDINGS.has(word.slice(old.length)) && areRelated(old, word, lexicon)) return 'ending';
  if (word.includes(old)) return 'hook';
  return longestCommonSubsequence(old, word) === old.length ? 'insert' : 'rearrange';
}

const areRelated = (old: string, word: string, lexicon: Lexicon): boolean =>
  lexicon.compareWords(old, word).verdict !== 'DIFFERENT';

/** The number of letters that keep their order. */
function longestCommonSubsequence(a: string, b: string): number {
  let row = new Uint8Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const next = new Uint8Array(b.length + 1);
    for (let j = 0; j < b.length; j++) next[j + 1] = a[i] === b[j] ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!);
    row = next;
  }
  return row[b.length]!;
}
