// Prints how well the lexicon judges hand-labeled words, and statistics about the cards: `npm run lexicon:report`.

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
console.log(`\n${formatCardStatistics(loadLexicon('standard'), lexicon)}`);
