// How well the lexicon judges words that people have labelled by hand (src/lexicon/gold).
// Not a rule: the labels are one person's, and some true readings count as errors here.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '../../../src/lexicon/lexicon.ts';

/** `precision`: of what was found, what was right; `recall`: of what was there, what was found. */
export type Score = {
  readonly name: string;
  readonly precision: number;
  readonly recall: number;
  /** Share of all answers that were right. */
  readonly accuracy: number;
  readonly errors: readonly string[];
};

const GOLD = join(import.meta.dirname, 'labels');

function readGold(file: string): string[][] {
  const lines = readFileSync(join(GOLD, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && line[0] !== '#').map((line) => line.toUpperCase().split(/\s+/));
}

/** Plurals P I B, verb forms V B, and all forms of one word P I B V A against derivations D and strangers X. */
export function scoreForms(knowledge: Knowledge, file: string): Score[] {
  const pairs = readGold(file) as [string, string, string][];
  const reads = (base: string, form: string, isForm: (each: { form: string; class: string }) => boolean): boolean =>
    knowledge.readingsOf(form).some((each) => each.base === base && each.form !== 'base' && isForm(each));
  return [
    score('plural', pairs, 'PIB', (base, form) => reads(base, form, (each) => each.form === 'plural')),
    score('verb form', pairs, 'VB', (base, form) => reads(base, form, (each) => each.class === 'verb')),
    score('same family', pairs, 'PIBVA', (base, form) => knowledge.compareWords(base, form).verdict === 'SAME'),
    score('derivation', pairs, 'D', (base, form) => knowledge.compareWords(base, form).verdict === 'DOUBTFUL'),
  ];
}

export function scoreBasicForms(knowledge: Knowledge): Score {
  const words = readGold('base-forms.tsv').filter(([, label]) => label !== '?');
  return score(
    'basic form',
    words.map(([word, label]) => [word!, '', label!]),
    'Y',
    (word) => knowledge.judgeBasicForm(word).ok,
  );
}

/** Words taken for nouns that are verbs, or for verbs that are nouns; words that are both may be taken for either. */
export function findConfusions(knowledge: Knowledge): readonly string[] {
  return (readGold('noun-or-verb.tsv') as [string, string][])
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
): Score {
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
