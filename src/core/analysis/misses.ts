// Picks the misses of a player that are worth telling.

import type { Json } from '../game.ts';
import type { PlayerNames } from '../player-names.ts';
import type { AnyAnalyst, Assessment, Choice } from './analyst.ts';

/** A decision, the choice that would have been better, and what it would have brought more, in the unit of the game. */
export type Miss = { readonly assessment: Assessment; readonly choice: Choice; readonly cost: number };

export type MissOptions = {
  /** With rare words, too; otherwise only choices with everyday words count. */
  readonly withRareWords?: boolean;
  readonly most?: number;
};

const DEFAULT_MISSES = 3;

/** The biggest misses first, no two alike. */
export function pickMisses(
  assessments: readonly Assessment[],
  { minMiss }: Pick<AnyAnalyst, 'minMiss'>,
  { withRareWords = false, most = DEFAULT_MISSES }: MissOptions = {},
): readonly Miss[] {
  const misses = assessments
    .flatMap((assessment) => missAt(assessment, withRareWords))
    .filter(({ cost }) => cost >= minMiss)
    .toSorted((a, b) => b.cost - a.cost || a.assessment.n - b.assessment.n);
  const told = new Set<string>();
  return misses.filter((miss) => !told.has(lettersOf(miss)) && told.add(lettersOf(miss))).slice(0, most);
}

function missAt(assessment: Assessment, withRareWords: boolean): readonly Miss[] {
  const choice = withRareWords ? assessment.best : assessment.everyday;
  if (choice === null) return [];
  const { played, baseline } = assessment;
  // What was played may be worth less than doing nothing; the miss is no bigger for that.
  return [{ assessment, choice, cost: choice.worth - Math.max(baseline, played?.worth ?? baseline) }];
}

/** Two misses are alike if they spell words from the same letters: TRACE and REACT. Without words, none are. */
const lettersOf = ({ assessment: { n, seat }, choice: { words } }: Miss): string =>
  words.length === 0 ? `${n} ${seat}` : words.map((word) => [...word].toSorted().join('')).join(' ');

export const sayMiss = (
  { assessment, choice }: Miss,
  analyst: Pick<AnyAnalyst, 'sayMiss'>,
  view: Json,
  players: PlayerNames,
): string => analyst.sayMiss({ ...assessment, everyday: choice }, view, players);
