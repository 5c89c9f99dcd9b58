// Whether two words count as the same in this game: same, different or undecided (WS-106). Combines the lexicon's
// comparison with the options and the votes so far.

import type { Knowledge, Word } from '../../../../lexicon/lexicon.ts';
import type { Setup } from '../options.ts';
import type { ComparisonReason, Verdict, VerdictBasis, VoteResult } from '../state.ts';

/** The part of a state or a view that decides pairs of words. */
export type JudgingContext = { readonly setup: Setup; readonly judgements: readonly VoteResult[] };

/** `verdict` null: undecided, so the table votes. */
export type PairVerdict = {
  readonly verdict: Verdict | null;
  readonly basis: VerdictBasis;
  readonly because: ComparisonReason;
};

export function findPairVerdict(
  a: Word,
  b: Word,
  { setup, judgements }: JudgingContext,
  lexicon: Knowledge,
): PairVerdict {
  if (a === b) return { verdict: 'SAME', basis: 'words', because: { type: 'spelling' } };
  const { verdict, similar, because } = lexicon.compareWords(a, b);
  if (!similar) return { verdict: 'DIFFERENT', basis: 'words', because };
  if (setup.sameJudge !== 'vote' && verdict !== 'DOUBTFUL') return { verdict, basis: 'words', because };
  const judgement = findApplicableJudgement(a, b, setup.sameJudge === 'hybrid', judgements, lexicon);
  if (judgement) return { verdict: judgement.verdict, basis: 'precedent', because };
  return { verdict: setup.sameJudge === 'auto' ? 'DIFFERENT' : null, basis: 'doubt', because };
}

/** The judgement on exactly this pair, or else the earliest one on forms of these words (WS-056). */
function findApplicableJudgement(
  a: Word,
  b: Word,
  coversForms: boolean,
  judgements: readonly VoteResult[],
  lexicon: Knowledge,
): VoteResult | undefined {
  const itself = judgements.find(({ words }) => words.includes(a) && words.includes(b));
  if (itself || !coversForms) return itself;
  const isForm = (one: Word, other: Word): boolean =>
    one === other || lexicon.compareWords(one, other).verdict === 'SAME';
  return judgements.find(
    ({ words: [one, other] }) => (isForm(a, one) && isForm(b, other)) || (isForm(a, other) && isForm(b, one)),
  );
}

export const isSameWord = (a: Word, b: Word, context: JudgingContext, lexicon: Knowledge): boolean =>
  findPairVerdict(a, b, context, lexicon).verdict === 'SAME';

/** The words among these that can be claimed when `announced` is announced (WS-055, WS-059). */
export const findSimilarWords = (words: readonly Word[], announced: Word, lexicon: Knowledge): readonly Word[] =>
  words.filter((word) => word !== announced && lexicon.compareWords(word, announced).similar);

/** Those of them that may count as the same word: only these are worth asking about (WS-090). */
export const findDoubtfulWords = (
  similar: readonly Word[],
  announced: Word,
  { sameJudge }: Setup,
  lexicon: Knowledge,
): readonly Word[] =>
  similar.filter((word) => sameJudge === 'vote' || lexicon.compareWords(word, announced).verdict !== 'DIFFERENT');

/** The earlier words with which the announced word can be contested (WS-065). */
export const findContestableWords = (
  announced: Word,
  earlier: readonly Word[],
  context: JudgingContext,
  lexicon: Knowledge,
): readonly Word[] => earlier.filter((word) => findPairVerdict(announced, word, context, lexicon).verdict === null);
