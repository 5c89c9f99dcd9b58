// Assesses the offer to switch seats: the player who moves to the front can save a standing word by clearing it.

import {
  type AnalysisEnv,
  type Choice,
  type PositionAssessment,
  WITHOUT_WORDS,
} from '../../../core/analysis/analyst.ts';
import { assessChoices } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import { pointsInDanger } from '../bot/evaluate.ts';
import type { View } from '../rules/view.ts';

export function assessSwitch(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment {
  const choices = view.partners.map(
    (partner): Choice => ({
      text: `switch ${partner}`,
      worth: partner === view.rotation[0] ? pointsInDanger(view, seat) : 0,
      words: [],
      zipf: WITHOUT_WORDS,
    }),
  );
  const stay: Choice = { text: 'stay', worth: 0, words: [], zipf: WITHOUT_WORDS };
  return assessChoices(
    {
      ...{ seat, kind: 'switch', baseline: 0, possible: choices.length + 1, idle: stay.text, choices },
      played: text === null ? null : ([...choices, stay].find((choice) => choice.text === text) ?? null),
    },
    env,
  );
}
