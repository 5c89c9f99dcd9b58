// The accuracy of each bot level in Toy and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- toy`.

import type { AccuracyScale } from '#core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 400,
  levels: {
    child: { mean: 39, deviation: 30.4 },
    beginner: { mean: 51.4, deviation: 29.8 },
    casual: { mean: 63.5, deviation: 30.8 },
    keen: { mean: 75, deviation: 27.5 },
    expert: { mean: 82.3, deviation: 24.6 },
    master: { mean: 91.6, deviation: 18.1 },
  },
};
