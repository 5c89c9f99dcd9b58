// Builds the assessment of a decision from its choices: the best one, the best everyday one, and what was missed. For analysts.

import { suitsFamilies } from '../vocabulary/suits-families.ts';
import type { AnalysisEnv, Choice, PositionAssessment } from './analyst.ts';
import { EVERYDAY_ZIPF, WITHOUT_WORDS } from './analyst.ts';
import { familiarZipf, isRareForm } from './familiar-zipf.ts';

type AssessedChoices = Pick<PositionAssessment, 'seat' | 'kind' | 'baseline' | 'possible' | 'refused'> & {
  readonly choices: readonly Choice[];
  /** It may be one of the choices. */
  readonly played: Choice | null;
  /** The move that does nothing; null where something has to be done. */
  readonly idle: string | null;
};

const MOST_MISSED = 12;
/** At least this many of them are everyday choices, if there are enough. */
const MOST_EVERYDAY = 6;

/** Leaves offensive words out of everything but `played`. Of equally good choices the more frequent one comes first. */
export function assessChoices(
  { choices, played, idle, ...decision }: AssessedChoices,
  { lexicon, everydayZipf }: Pick<AnalysisEnv, 'lexicon' | 'everydayZipf'>,
): PositionAssessment {
  const { baseline } = decision;
  const isDecent = ({ words }: Choice): boolean => words.every((word) => lexicon.offensiveness(word) === null);
  const isEveryday = ({ zipf, words }: Choice): boolean =>
    zipf === WITHOUT_WORDS ||
    (zipf >= everydayZipf && words.every((word) => suitsTable(word, { lexicon, everydayZipf })));
  const idleChoices: readonly Choice[] =
    idle === null ? [] : [{ text: idle, worth: baseline, words: [], zipf: WITHOUT_WORDS }];
  const ranked = [...choices, ...(played === null ? [] : [played])]
    .filter(isDecent)
    .concat(idleChoices)
    .toSorted((a, b) => b.worth - a.worth || b.zipf - a.zipf || compareTexts(a.text, b.text));
  const everyday = ranked.find(isEveryday);
  const better = withoutRepeatedWords(ranked.filter(({ worth }) => worth > (played?.worth ?? baseline)));
  const told = new Set([...better.filter(isEveryday).slice(0, MOST_EVERYDAY), ...better].slice(0, MOST_MISSED));
  return {
    ...decision,
    best: ranked[0]!,
    everyday: everyday !== undefined && everyday.worth > baseline ? everyday : null,
    played,
    missed: better.filter((choice) => told.has(choice)),
  };
}

/** Rare forms count as rare words. With children at the table, so do words that don't suit families. */
export const suitsTable = (word: string, { lexicon, everydayZipf }: Pick<AnalysisEnv, 'lexicon' | 'everydayZipf'>) =>
  !isRareForm(word, lexicon) && (everydayZipf < EVERYDAY_ZIPF.family || suitsFamilies(word, lexicon));

/** How well known the rarest word is. */
export const rarestZipf = (words: readonly string[], { lexicon }: Pick<AnalysisEnv, 'lexicon'>): number =>
  Math.min(WITHOUT_WORDS, ...words.map((word) => familiarZipf(word, lexicon)));

function withoutRepeatedWords(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ text, words }) => {
    const key = words.length === 0 ? text : words.join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
