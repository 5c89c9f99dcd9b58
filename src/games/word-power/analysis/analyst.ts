// The analyst of Word Power: what each decision was worth in dollars to somebody who knows every answer. Passing cards on isn't
// assessed, because with all answers known one card is as good as another.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { assessBet } from './assess-bet.ts';
import { assessChallenge } from './assess-challenge.ts';
import { assessPlacement } from './assess-placement.ts';
import { assessStart } from './assess-start.ts';
import { lookBack } from './look-back.ts';
import { marks } from './marks.ts';
import { sayMiss } from './say-miss.ts';
import { scale } from './scale.ts';

export const analyst: Analyst<View, Event> = {
  unit: 'dollars',
  minStake: 100,
  minMiss: 1000,
  scale,
  knowsAnswers: true,
  assess(view, seat, text, env) {
    const { phase, active } = view;
    switch (phase.type) {
      case 'start':
        return seat === active ? assessStart(view, seat, text, env) : null;
      case 'place':
        return seat === active ? assessPlacement(view, seat, text, env) : assessChallenge(view, seat, text, env);
      case 'wait':
        return seat === active ? null : assessChallenge(view, seat, text, env);
      case 'bet':
        return phase.toSpeak === seat ? assessBet(view, phase, seat, text, env) : null;
      default:
        return null;
    }
  },
  sayMiss,
  marks,
  lookBack,
};
