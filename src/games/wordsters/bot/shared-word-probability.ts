// How likely another list holds a word too: people write the common words that a Wordster brings to mind.
// Not what a bot knows or writes (vocabulary.ts, bot.ts).

import { exp } from '../../../core/portable-math.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { LINES } from '../rules/state.ts';
import { hides } from '../rules/words.ts';
import { remember } from './lexicon-cache.ts';

/** How many times more readily a word comes that is ten times as common, as a power of ten. */
const LEAN = 0.45;
/** Rarer words hardly ever stand on a list. */
const RAREST = 2.5;

/** How readily base words come to mind, all together, and so far asked for single words. */
type Readiness = {
  readonly byBase: ReadonlyMap<Word, number>;
  readonly sum: number;
  readonly byWord: Map<Word, number>;
};

/** Forms of one word are the same word (WS-050), so it is base words that come to mind. */
const readinessFor = (wordster: Word, lexicon: Lexicon): Readiness =>
  remember(lexicon, `readiness ${wordster}`, () => {
    const byBase = new Map<Word, number>();
    for (const word of lexicon.wordsHiding(wordster)) {
      const zipf = lexicon.zipf(word);
      if (zipf < RAREST) continue;
      for (const base of basesOf(word, lexicon)) byBase.set(base, Math.max(byBase.get(base) ?? 0, 10 ** (LEAN * zipf)));
    }
    return { byBase, sum: [...byBase.values()].reduce((sum, one) => sum + one, 0), byWord: new Map() };
  });

const basesOf = (word: Word, lexicon: Lexicon): ReadonlySet<Word> =>
  new Set(lexicon.readingsOf(word).map(({ base }) => base));

/** The chance that at least one of so many other lists holds the same word. */
export function chanceShared(word: Word, wordster: Word, lists: number, lexicon: Lexicon): number {
  const { byBase, sum, byWord } = readinessFor(wordster, lexicon);
  let ready = byWord.get(word);
  if (ready === undefined) {
    const bases = hides(word, wordster) ? [...basesOf(word, lexicon)] : [];
    ready = bases.reduce((total, base) => total + (byBase.get(base) ?? 0), 0);
    byWord.set(word, ready);
  }
  return sum === 0 ? 0 : 1 - exp((-LINES * lists * ready) / sum);
}
