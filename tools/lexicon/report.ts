// Prints how well the lexicon judges hand-labeled words, and statistics about the cards: `npm run lexicon:report`.
// Fails if an everyday word has no definition, or a definition is too long or broken.

import { loadLexicon } from '../../src/lexicon/load.node.ts';
import {
  type AccuracyScore,
  findNounVerbConfusions,
  scoreBasicForms,
  scoreForms,
  scoreLearningAges,
} from './accuracy/accuracy.ts';
import { buildLexicon } from './build.ts';
import { formatCardStatistics } from './cards/card-statistics.ts';
import { checkDefinitions } from './knowledge/definition-quality.ts';

buildLexicon();
const lexicon = loadLexicon('broad');
const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
const print = ({ name, precision, recall, errors }: AccuracyScore): void =>
  console.log(`${name.padEnd(14)}${percent(precision)}${percent(recall)}   ${errors.slice(0, 12).join(', ')}`);

for (const file of ['inflections.tsv', 'inflections-held-out.tsv']) {
  console.log(`\n${file.padEnd(16)}precision recall  errors`);
  scoreForms(lexicon, file).forEach(print);
}
console.log('\nbase-forms.tsv');
print(scoreBasicForms(lexicon));
console.log('\nlearning-age.tsv');
print(scoreLearningAges(lexicon));
console.log(`\nnouns classified as verbs, or verbs as nouns: ${findNounVerbConfusions(lexicon).join(', ') || 'none'}`);

const { everyday, defined, missing, flawed } = checkDefinitions(loadLexicon('standard'));
console.log(
  `\n${defined} words of the standard list have a definition; ${everyday} are everyday words (zipf 3 or more)`,
);
console.log(`everyday words without one: ${missing.length}  ${missing.slice(0, 12).join(', ')}`);
console.log(`definitions over 90 characters or broken: ${flawed.length}  ${flawed.slice(0, 6).join('; ')}`);
if (missing.length + flawed.length > 0) process.exitCode = 1;
console.log(`\n${formatCardStatistics(loadLexicon('standard'), lexicon)}`);
