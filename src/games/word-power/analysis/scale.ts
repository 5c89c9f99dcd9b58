// The accuracy of each bot level in Word Power. Written by `npm run scale -- word-power`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'study',
  matches: 40,
  levels: {
    child: { mean: 56, deviation: 11 },
    beginner: { mean: 71, deviation: 9 },
    casual: { mean: 82, deviation: 8 },
    keen: { mean: 89, deviation: 7 },
    expert: { mean: 96, deviation: 4 },
    master: { mean: 98, deviation: 5 },
  },
};
