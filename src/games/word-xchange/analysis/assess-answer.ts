// Assesses the answer to a word that another player placed unchecked: accept it or challenge it.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { WITHOUT_WORDS } from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import type { Play, View } from '../rules/state.ts';
import { findWordFault } from '../rules/word-check.ts';

/** What a lost turn costs, in words: about what a turn brings. */
const LOST_TURN_WORTH = 1;

export function assessAnswer(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment | null {
  const { proposal } = view;
  if (proposal === null || proposal.seat === seat || proposal.answered.includes(seat)) return null;
  const accept: Choice = { text: 'accept', worth: 0, words: [], zipf: WITHOUT_WORDS };
  const challenge: Choice = { text: 'challenge', worth: worthOfChallenge(view, env), words: [], zipf: WITHOUT_WORDS };
  return assessChoices(
    {
      ...{ seat, kind: 'answer', baseline: 0, possible: 2, idle: null },
      choices: [accept, challenge],
      played: text === null ? null : text === 'challenge' ? challenge : accept,
    },
    env,
  );
}

/** The proposer's word if it doesn't count, and what it was stolen from comes back; else what a failed challenge costs. */
function worthOfChallenge(view: View, { lexicon }: AnalysisEnv): number {
  const { type, word, old, from } = view.proposal!;
  const target = old === null || from === null ? null : { seat: from, index: 0, word: old };
  const play: Play = { type, word, tiles: '', target };
  if (findWordFault(view.setup, play, lexicon) !== null) return type === 'steal' ? 2 : 1;
  return view.setup.failedChallenge === 'lose-next-turn' ? -LOST_TURN_WORTH : 0;
}
