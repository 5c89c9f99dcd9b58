// The contract of a game's planner: what PlanEditor.svelte of a game receives from the page. A plan is a move that is made as
// soon as its situation comes, in a match over days; both are written as the game's rules read them.

import type { FinishedPlan, Json, Plan, Seat } from '../core/game.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

export interface PlannerProps<View> {
  readonly view: View;
  readonly seat: Seat;
  /** null until the word list has loaded. */
  readonly lexicon: Lexicon | null;
  readonly plans: readonly Plan[];
  /** What became of earlier plans since the viewer last looked. */
  readonly finished: readonly FinishedPlan[];
  /** Why the latest plan was refused; null if it was not. */
  readonly refusal: string | null;
  /** Saves a plan, replaces the one for the same situation, or takes it back (null). */
  save(situation: string, move: string | null): void;
}

export type AnyPlannerProps = PlannerProps<Json>;
