// The accuracy of each bot level in Outside the Box. Written by `npm run scale -- outside-the-box`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'study',
  matches: 28,
  levels: {
    child: { mean: 45, deviation: 9 },
    beginner: { mean: 55, deviation: 5 },
    casual: { mean: 60, deviation: 9 },
    keen: { mean: 77, deviation: 4 },
    expert: { mean: 88, deviation: 4 },
    master: { mean: 91, deviation: 3 },
  },
};
