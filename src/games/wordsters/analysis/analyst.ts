// The analyst of Wordsters: what a list was worth, and in which order its words were read. Claims, contests and votes are
// opinions, so they aren't assessed.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { canWrite } from '../rules/view-queries.ts';
import { assessAnnouncement } from './assess-announcement.ts';
import { assessList } from './assess-list.ts';
import { lookBack } from './look-back.ts';
import { marks } from './marks.ts';
import { sayMiss } from './say-miss.ts';
import { scale } from './scale.ts';

export const analyst: Analyst<View, Event> = {
  unit: 'points',
  minStake: 0.05,
  minMiss: 0.5,
  scale,
  // While a match is running, nobody may learn whether a word is in the dictionary before it is read (WS-097).
  knowsAnswers: true,
  assess(view, seat, text, env) {
    const { phase } = view;
    if (phase.type === 'announce') return phase.seat === seat ? assessAnnouncement(view, seat, text, env) : null;
    const isListFinished = text === null || text.toLowerCase() === 'done';
    return isListFinished && canWrite(view, seat) ? assessList(view, seat, env) : null;
  },
  sayMiss,
  marks,
  lookBack,
};
