// The analyst of Word Xchange: what a turn and an answer to a new word were worth, in words.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { assessAnswer } from './assess-answer.ts';
import { assessTurn } from './assess-turn.ts';
import { lookBack } from './look-back.ts';
import { marks } from './marks.ts';
import { sayMiss } from './say-miss.ts';
import { scale } from './scale.ts';

export const analyst: Analyst<View, Event> = {
  unit: 'words',
  minStake: 0.05,
  minMiss: 0.6,
  scale,
  assess(view, seat, text, env) {
    if (text === 'back') return null;
    if (view.phase === 'challenge') return assessAnswer(view, seat, text, env);
    return view.phase === 'turn' && view.turn === seat ? assessTurn(view, seat, text, env) : null;
  },
  sayMiss,
  marks,
  lookBack,
};
