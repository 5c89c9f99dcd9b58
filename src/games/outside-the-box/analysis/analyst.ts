// The analyst of Outside the Box: what each call, each square and each mark was worth, in points.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Event, View } from '../rules/state.ts';
import { assessCall } from './assess-call.ts';
import { assessLastLetter } from './assess-last-letter.ts';
import { assessMarks } from './assess-marks.ts';
import { assessPlacement } from './assess-placement.ts';
import { lookBack } from './look-back.ts';
import { marks } from './marks.ts';
import { sayMiss } from './say-miss.ts';
import { scale } from './scale.ts';

export const analyst: Analyst<View, Event> = {
  unit: 'points',
  minStake: 0.2,
  minMiss: 1.5,
  scale,
  assess(view, seat, text, env) {
    if (!view.toAct.includes(seat) || text?.toLowerCase() === 'back') return null;
    switch (view.phase) {
      case 'call':
        return assessCall(view, seat, text, env);
      case 'respond':
        return assessPlacement(view, seat, text, env);
      case 'final':
        return assessLastLetter(view, seat, text, env);
      case 'mark':
        return assessMarks(view, seat, text, env);
      default:
        return null;
    }
  },
  sayMiss,
  marks,
  lookBack,
};
