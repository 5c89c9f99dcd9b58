// What a game gives to the conformance suite besides itself, in its checks.ts. For tests only.

import type { Bot, Game, GameText, Json, OptionValue, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';

export interface GameChecks<
  Setup extends { readonly [option: string]: OptionValue },
  State extends Json,
  Move,
  Event extends Json,
  View extends Json,
> {
  readonly rules: Game<Setup, State, Move, Event, View>;
  readonly bot: Bot<View, Move>;
  readonly say: GameText<Setup, Event, View>;
  /** Setups to play besides the presets: unusual combinations of options. */
  readonly cornerSetups: readonly Partial<Setup>[];
  /** A match with more acts counts as endless. */
  readonly maxActs: number;
  /** A state that this viewer cannot distinguish from the given one: everything hidden from the viewer is dealt again,
   *  as differently as the rules allow. */
  twin(state: State, viewer: Viewer, random: Random): State;
  /** The invariants of RULES.md that this state breaks. */
  findBrokenInvariants(state: State): readonly string[];
  /** Contradictions between the events of a whole match and its last state, such as points added up from the log. */
  auditMatch(events: readonly Event[], state: State): readonly string[];
}
