// Which words count, for whom, and why a word does not: the word list, basic forms, and the player's task card.

import { type Handicap, NO_HANDICAP } from '../../../../core/handicap/handicap.ts';
import { findHandicapFault } from '../../../../core/handicap/seat-words.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { fitTask } from '../../content.ts';
import { FREE_SQUARE } from './grid.ts';
import type { WordChecker, WordVerdict } from './score.ts';

/** A task card as its holder sees it. `staged` holds the matching words of a scenario, which replace the card's own test. */
export type TaskCard = {
  readonly id: string;
  readonly text: string;
  readonly staged: { readonly words: readonly string[]; readonly exceptions: readonly string[] } | null;
};

/** OB-050. With a word list named by the host, every listed word counts, whatever its form. */
export const isValidWord = (word: string, lexicon: Lexicon): boolean =>
  lexicon.has(word) && (lexicon.name === 'custom' || lexicon.judgeBasicForm(word).ok);

const NOT_COUNTED: WordVerdict = { counts: false, fits: false, exception: false };

/** Judges words for the holder of this card (OB-062 to OB-065). Verdicts are cached. */
export function createWordChecker(
  task: TaskCard | null,
  lexicon: Lexicon,
  handicap: Handicap = NO_HANDICAP,
): WordChecker {
  const cache = new Map<string, WordVerdict>();
  const decide = (word: string): WordVerdict => {
    if (findHandicapFault(word, handicap, lexicon) !== null) return NOT_COUNTED; // OB-131
    const valid = isValidWord(word, lexicon);
    if (task === null) return valid ? { ...NOT_COUNTED, counts: true } : NOT_COUNTED;
    const { fits, exception } = matchTask(task, word, lexicon);
    if (valid) return { counts: true, fits, exception: false };
    return fits && exception ? { counts: true, fits, exception } : NOT_COUNTED;
  };
  return (word) => {
    if (word.includes(FREE_SQUARE)) return NOT_COUNTED;
    let verdict = cache.get(word);
    if (verdict === undefined) cache.set(word, (verdict = decide(word)));
    return verdict;
  };
}

function matchTask(
  { id, staged }: TaskCard,
  word: string,
  lexicon: Lexicon,
): { readonly fits: boolean; readonly exception: boolean } {
  if (staged === null) return fitTask(lexicon, id, word);
  const exception = staged.exceptions.includes(word);
  return { fits: exception || staged.words.includes(word), exception };
}

/** Why a word does not count. `instead` is the form that would count or the word probably meant, or empty. */
export type WordFault = {
  readonly rule: string;
  readonly reason: 'verb' | 'comparison' | 'form' | 'name' | 'abbreviation' | 'unknown';
  readonly instead: string;
};

export function findWordFault(word: string, lexicon: Lexicon): WordFault | null {
  if (isValidWord(word, lexicon)) return null;
  if (lexicon.has(word)) {
    const { why, of } = lexicon.judgeBasicForm(word);
    const instead = of !== null && of !== word && isValidWord(of, lexicon) ? of : '';
    if (why === 'verb-form') return { rule: 'OB-049', reason: 'verb', instead };
    return { rule: 'OB-048', reason: why === 'comparison' ? 'comparison' : 'form', instead };
  }
  const { reason, near } = lexicon.explain(word);
  const instead = near.find((one) => isValidWord(one, lexicon)) ?? '';
  if (reason.type === 'name' || reason.type === 'abbreviation') return { rule: 'OB-047', reason: reason.type, instead };
  return { rule: 'OB-056', reason: 'unknown', instead };
}
