// What holds for a pair of words in this game: the same, different, or undecided (WS-106).
// Not what the language says of them: that is the lexicon's comparison.

import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import type { Because, Judgement, Setup, Verdict } from './state.ts';

/** States and views alike: whatever knows the table's judge and what was judged so far. */
export type Judging = { readonly setup: Setup; readonly judgements: readonly Judgement[] };

/** `verdict` null: undecided, so the table votes. `judged`: a vote of this game stands behind it. */
export type Standing = { readonly verdict: Verdict | null; readonly judged: boolean; readonly because: Because };

export function weigh(a: Word, b: Word, { setup, judgements }: Judging, lexicon: Knowledge): Standing {
  if (a === b) return { verdict: 'SAME', judged: false, because: { type: 'spelling' } };
  const { verdict, similar, because } = lexicon.compareWords(a, b);
  if (!similar) return { verdict: 'DIFFERENT', judged: false, because };
  if (setup.sameJudge !== 'vote' && verdict !== 'DOUBTFUL') return { verdict, judged: false, because };
  const judgement = findJudgement(a, b, setup.sameJudge === 'hybrid', judgements, lexicon);
  if (judgement) return { verdict: judgement.verdict, judged: true, because };
  return { verdict: setup.sameJudge === 'auto' ? 'DIFFERENT' : null, judged: false, because };
}

/** The judgement on the pair itself, else the earliest that covers it by forms of the judged words (WS-056). */
function findJudgement(
  a: Word,
  b: Word,
  coversForms: boolean,
  judgements: readonly Judgement[],
  lexicon: Knowledge,
): Judgement | undefined {
  const itself = judgements.find(({ words }) => words.includes(a) && words.includes(b));
  if (itself || !coversForms) return itself;
  const isForm = (one: Word, other: Word): boolean =>
    one === other || lexicon.compareWords(one, other).verdict === 'SAME';
  return judgements.find(
    ({ words: [one, other] }) => (isForm(a, one) && isForm(b, other)) || (isForm(a, other) && isForm(b, one)),
  );
}

export const isSame = (a: Word, b: Word, judging: Judging, lexicon: Knowledge): boolean =>
  weigh(a, b, judging, lexicon).verdict === 'SAME';

/** Which of these words could be claimed when `announced` is read out (WS-055, WS-059). */
export const findSimilar = (words: readonly Word[], announced: Word, lexicon: Knowledge): readonly Word[] =>
  words.filter((word) => word !== announced && lexicon.compareWords(word, announced).similar);

/** Which earlier words the announced one can be contested with (WS-065). */
export const findContestable = (
  announced: Word,
  earlier: readonly Word[],
  judging: Judging,
  lexicon: Knowledge,
): readonly Word[] => earlier.filter((word) => weigh(announced, word, judging, lexicon).verdict === null);
