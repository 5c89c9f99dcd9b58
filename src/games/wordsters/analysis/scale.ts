// The accuracy of each bot level in Wordsters and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- wordsters`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 200,
  levels: {
    child: { mean: 38.6, deviation: 12.2, familiarity: { mean: 4.51, deviation: 0.21 } },
    beginner: { mean: 50.9, deviation: 10.3, familiarity: { mean: 3.87, deviation: 0.21 } },
    casual: { mean: 68.7, deviation: 11.4, familiarity: { mean: 3.6, deviation: 0.21 } },
    keen: { mean: 76.9, deviation: 12.3, familiarity: { mean: 3.13, deviation: 0.16 } },
    expert: { mean: 87.7, deviation: 8.4, familiarity: { mean: 2.72, deviation: 0.17 } },
    master: { mean: 96.1, deviation: 4.7, familiarity: { mean: 2.32, deviation: 0.16 } },
  },
};
