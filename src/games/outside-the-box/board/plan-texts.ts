// Planned answers as sentences for their owner (OB-116).

import type { FinishedPlan, Plan } from '../../../core/game.ts';
import { quoteLetter } from '../../../core/wording.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import type { Square } from '../rules/scoring/grid.ts';
import type { Letter } from '../rules/state.ts';
import { describeSquare } from '../text/phrases.ts';

/** An answer to a letter: a square, and whether to ask for the card first. */
export type PlannedAnswer = { readonly letter: Letter; readonly square: Square; readonly reject: boolean };

export function readPlan({ situation, move }: Plan): PlannedAnswer | null {
  const parsed = parseMove(move);
  if (parsed?.type !== 'place' && parsed?.type !== 'seal') return null;
  return { letter: situation, square: parsed.square, reject: parsed.type === 'seal' && parsed.reject };
}

export const writePlan = ({ rejectMode }: Pick<Setup, 'rejectMode'>, { square, reject }: PlannedAnswer): string =>
  formatMove(rejectMode === 'race' ? { type: 'place', square } : { type: 'seal', square, reject });

export const describePlan = ({ square, reject }: PlannedAnswer): string =>
  reject ? `Ask for the card, or else ${describeSquare(square)}` : `Write it in ${describeSquare(square)}`;

export function describeFinished(plan: FinishedPlan): string {
  const answer = readPlan(plan);
  if (answer === null) return '';
  const { letter, square, reject } = answer;
  if (plan.result === 'dropped')
    return `Your plan for ${quoteLetter(letter)} (${describeSquare(square)}) no longer worked, so we dropped it.`;
  return reject
    ? `${quoteLetter(letter)} was called, and we asked for its card, as you planned.`
    : `${quoteLetter(letter)} was called, and we wrote it in ${describeSquare(square)}, as you planned.`;
}
