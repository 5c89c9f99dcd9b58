// The accuracy of each bot level in Take My Word For It: its mean, and the standard deviation of one match.
// Written by `npm run scale -- take-my-word`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 200,
  levels: {
    child: { mean: 24.7, deviation: 12.8 },
    beginner: { mean: 33.6, deviation: 13.5 },
    casual: { mean: 48.5, deviation: 15.8 },
    keen: { mean: 64.1, deviation: 17.3 },
    expert: { mean: 76.1, deviation: 18.1 },
    master: { mean: 96.7, deviation: 4 },
  },
};
