// The accuracy of each bot level in Wordsters and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- wordsters`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 300,
  levels: {
    child: { mean: 50.2, deviation: 14.1, familiarity: { mean: 4.43, deviation: 0.19 } },
    beginner: { mean: 58.1, deviation: 11.4, familiarity: { mean: 3.84, deviation: 0.21 } },
    casual: { mean: 65.8, deviation: 10.9, familiarity: { mean: 3.63, deviation: 0.19 } },
    keen: { mean: 74.3, deviation: 11.1, familiarity: { mean: 3.16, deviation: 0.18 } },
    expert: { mean: 82.6, deviation: 8.9, familiarity: { mean: 2.74, deviation: 0.14 } },
    master: { mean: 91.7, deviation: 7, familiarity: { mean: 2.33, deviation: 0.16 } },
  },
};
