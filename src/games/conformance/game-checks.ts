// What a game hands to the conformance suite besides itself, in its own checks.ts. For tests only.

import type { Bot, Game, GameText, Json, OptionValue, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';

export interface Checks<
  Setup extends { readonly [option: string]: OptionValue },
  State extends Json,
  Move,
  Event extends Json,
  View extends Json,
> {
  readonly rules: Game<Setup, State, Move, Event, View>;
  readonly bot: Bot<View, Move>;
  readonly say: GameText<Setup, Event, View>;
  /** Setups worth playing besides the presets: the corners of the options. */
  readonly corners: readonly Partial<Setup>[];
  /** Most acts a match may take before the suite calls it endless. */
  readonly longest: number;
  /** A state that this viewer cannot tell from the given one: everything hidden from the viewer is dealt anew,
   *  as differently as the rules allow. */
  twin(state: State, viewer: Viewer, random: Random): State;
  /** What breaks an invariant of the ledger in this state; empty if sound. */
  faults(state: State): readonly string[];
  /** What the events of a whole match and its last state do not agree on, such as points added up from the log. */
  audit(events: readonly Event[], state: State): readonly string[];
}
