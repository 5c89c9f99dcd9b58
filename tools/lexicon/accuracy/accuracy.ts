// Measures how well the lexicon judges hand-labeled words (labels/). The labels are one person's, and some correct readings
// count as errors here.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '../../../src/lexicon/lexicon.ts';

/** `precision`: share of the found ones that are right; `recall`: share of the right ones that were found. */
export type AccuracyScore = {
  readonly name: string;
  readonly precision: number;
  readonly recall: number;
  /** Share of all answers that are right. */
  readonly accuracy: number;
  readonly errors: readonly string[];
};

const LABELS_FOLDER = join(import.meta.dirname, 'labels');

function readLabels(file: string): string[][] {
  const lines = readFileSync(join(LABELS_FOLDER, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && line[0] !== '#').map((line) => line.toUpperCase().split(/\s+/));
}

/** Plurals are P I B, verb forms V B, all forms of one word P I B V A; derivations are D, unrelated words X. */
export function scoreForms(knowledge: Knowledge, file: string): AccuracyScore[] {
  const pairs = readLabels(file) as [string, string, string][];
  const reads = (base: string, form: string, isForm: (each: { form: string; class: string }) => boolean): boolean =>
    knowledge.readingsOf(form).some((each) => each.base === base && each.form !== 'base' && isForm(each));
  return [
    score('plural', pairs, 'PIB', (base, form) => reads(base, form, (each) => each.form === 'plural')),
    score('verb form', pairs, 'VB', (base, form) => reads(base, form, (each) => each.class === 'verb')),
    score('same family', pairs, 'PIBVA', (base, form) => knowledge.compareWords(base, form).verdict === 'SAME'),
    score('derivation', pairs, 'D', (base, form) => knowledge.compareWords(base, form).verdict === 'DOUBTFUL'),
  ];
}

export function scoreBasicForms(knowledge: Knowledge): AccuracyScore {
  const words = readLabels('base-forms.tsv').filter(([, label]) => label !== '?');
  return score(
    'basic form',
    words.map(([word, label]) => [word!, '', label!]),
    'Y',
    (word) => knowledge.judgeBasicForm(word).ok,
  );
}

/** The line between words that most ten-year-olds know and words that few of them know. */
const CHILD_AGE = 9.5;

export function scoreLearningAges(knowledge: Knowledge): AccuracyScore {
  return score(
    'learning age',
    readLabels('learning-age.tsv').map(([label, word]) => [word!, '', label!]),
    'CHILD',
    (word) => knowledge.learningAge(word)! <= CHILD_AGE,
  );
}

/** Verbs that were judged to be nouns, and the reverse. Words that are both can be judged either way. */
export function findNounVerbConfusions(knowledge: Knowledge): readonly string[] {
  return (readLabels('noun-or-verb.tsv') as [string, string][])
    .filter(([word, label]) => {
      const share = knowledge.nounShare(word) ?? 1;
      return (label === 'N' && share <= 0.05) || (label === 'V' && share >= 0.7);
    })
    .map(([word, label]) => `${word} (${label})`);
}

function score(
  name: string,
  pairs: readonly (readonly [string, string, string])[],
  positive: string,
  predict: (base: string, form: string) => boolean,
): AccuracyScore {
  let right = 0;
  let found = 0;
  let there = 0;
  const errors: string[] = [];
  for (const [base, form, label] of pairs) {
    const is = positive.includes(label);
    const says = predict(base, form);
    if (is) there++;
    if (says) found++;
    if (is && says) right++;
    if (is !== says) errors.push(`${says ? '+' : '-'} ${base} ${form}`.trim());
  }
  return { name, precision: right / found, recall: right / there, accuracy: 1 - errors.length / pairs.length, errors };
}
