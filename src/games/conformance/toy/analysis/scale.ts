// The accuracy of each bot level in Toy: its mean, and the standard deviation of one match.
// Written by `npm run scale -- toy`.

import type { AccuracyScale } from '#core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 200,
  levels: {
    child: { mean: 39.1, deviation: 29.2 },
    beginner: { mean: 48, deviation: 30.1 },
    casual: { mean: 59.2, deviation: 31.1 },
    keen: { mean: 79.7, deviation: 24.7 },
    expert: { mean: 83.4, deviation: 21.2 },
    master: { mean: 91.5, deviation: 19.4 },
  },
};
