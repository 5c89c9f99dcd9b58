// Which words count in a match, for whom, and why not: the word list, basic forms, and the player's task card.
// Not where they stand in a grid (score.ts).

import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { fitTask } from '../../content.ts';
import { FREE } from './grid.ts';
import type { Judge, Verdict } from './score.ts';

/** A task card as its holder sees it. Where a scenario says which words match it, they stand in for the card's own test. */
export type TaskCard = {
  readonly id: string;
  readonly text: string;
  readonly staged: { readonly words: readonly string[]; readonly exceptions: readonly string[] } | null;
};

/** OB-050. Words named by the host count whatever their form. */
export const isValid = (word: string, lexicon: Lexicon): boolean =>
  lexicon.has(word) && (lexicon.name === 'custom' || lexicon.judgeBasicForm(word).ok);

const NO: Verdict = { counts: false, fits: false, exception: false };

/** Judges words for the holder of this card (OB-062 to OB-065); asks the lexicon once for each. */
export function judgeFor(task: TaskCard | null, lexicon: Lexicon): Judge {
  const known = new Map<string, Verdict>();
  const decide = (word: string): Verdict => {
    const valid = isValid(word, lexicon);
    if (task === null) return valid ? { ...NO, counts: true } : NO;
    const { fits, exception } = matchTask(task, word, lexicon);
    if (valid) return { counts: true, fits, exception: false };
    return fits && exception ? { counts: true, fits, exception } : NO;
  };
  return (word) => {
    if (word.includes(FREE)) return NO;
    let verdict = known.get(word);
    if (verdict === undefined) known.set(word, (verdict = decide(word)));
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

/** Why a word does not count: the rule, a reason for the sentence, and the word that would count or that was meant. */
export type Fault = {
  readonly rule: string;
  readonly reason: 'verb' | 'comparison' | 'form' | 'name' | 'abbreviation' | 'unknown';
  readonly instead: string;
};

export function findFault(word: string, lexicon: Lexicon): Fault | null {
  if (isValid(word, lexicon)) return null;
  if (lexicon.has(word)) {
    const { why, of } = lexicon.judgeBasicForm(word);
    const instead = of !== null && of !== word && isValid(of, lexicon) ? of : '';
    if (why === 'verb-form') return { rule: 'OB-049', reason: 'verb', instead };
    return { rule: 'OB-048', reason: why === 'comparison' ? 'comparison' : 'form', instead };
  }
  const { reason, near } = lexicon.explain(word);
  const instead = near.find((one) => isValid(one, lexicon)) ?? '';
  if (reason.type === 'name' || reason.type === 'abbreviation') return { rule: 'OB-047', reason: reason.type, instead };
  return { rule: 'OB-056', reason: 'unknown', instead };
}
