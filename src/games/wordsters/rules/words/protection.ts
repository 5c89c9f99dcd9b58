// Protected words: when protection starts and ends, and which words it keeps other seats from announcing (RULES.md 3.10).

import type { Seat } from '../../../../core/game.ts';
import type { Knowledge, Word } from '../../../../lexicon/lexicon.ts';
import type { Protection } from '../state.ts';
import { emit, type StepBuilder, updateState } from '../step-builder.ts';
import { isSameWord, type JudgingContext } from './same-word.ts';

/** The part of a state or a view that decides which words are blocked. */
export type ProtectionContext = JudgingContext & { readonly protections: readonly Protection[] };

/** The protection of another seat that keeps this seat from announcing the word (WS-075). */
export const findBlockingProtection = (
  word: Word,
  seat: Seat,
  context: ProtectionContext,
  lexicon: Knowledge,
): Protection | undefined =>
  context.protections.find((one) => one.seat !== seat && isSameWord(one.word, word, context, lexicon));

/** The words among these that the seat may announce. */
export const announceableWords = (
  words: readonly Word[],
  seat: Seat,
  context: ProtectionContext,
  lexicon: Knowledge,
): readonly Word[] => words.filter((word) => !findBlockingProtection(word, seat, context, lexicon));

/** Protects a word for a seat, unless it or a form of it is already protected for anyone (WS-071, WS-074). */
export function protectWord(step: StepBuilder, seat: Seat, word: Word): void {
  const { protections } = step.state;
  if (protections.some((one) => isSameWord(one.word, word, step.state, step.env.lexicon))) return;
  updateState(step, { protections: [...protections, { word, seat }] });
  emit(step, { type: 'wordProtected', seat, word });
}

export function endProtections(step: StepBuilder, hasEnded: (protection: Protection) => boolean): void {
  const { protections } = step.state;
  for (const one of protections.filter(hasEnded)) emit(step, { type: 'protectionEnded', ...one });
  updateState(step, { protections: protections.filter((one) => !hasEnded(one)) });
}
