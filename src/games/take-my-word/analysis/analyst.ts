// The analyst of Take My Word For It: what a turn and a switch of seats were worth, in points.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { assessSwitch } from './assess-switch.ts';
import { assessTurn } from './assess-turn.ts';
import { lookBack } from './look-back.ts';
import { marks } from './marks.ts';
import { sayMiss } from './say-miss.ts';
import { scale } from './scale.ts';

export const analyst: Analyst<View, Event> = {
  unit: 'points',
  minStake: 1,
  minMiss: 5,
  scale,
  assess(view, seat, text, env) {
    if (view.toAct !== seat || text === 'back') return null;
    return view.phase === 'switch' ? assessSwitch(view, seat, text, env) : assessTurn(view, seat, text, env);
  },
  sayMiss,
  marks,
  lookBack,
};
