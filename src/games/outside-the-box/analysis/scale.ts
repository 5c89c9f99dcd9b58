// The accuracy of each bot level in Outside the Box and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- outside-the-box`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 200,
  levels: {
    child: { mean: 46, deviation: 5.8, familiarity: { mean: 4.82, deviation: 0.25 } },
    beginner: { mean: 54.7, deviation: 6.8, familiarity: { mean: 4.77, deviation: 0.23 } },
    casual: { mean: 62.7, deviation: 7.4, familiarity: { mean: 4.76, deviation: 0.22 } },
    keen: { mean: 76.5, deviation: 6, familiarity: { mean: 4.65, deviation: 0.23 } },
    expert: { mean: 87.4, deviation: 3.3, familiarity: { mean: 4.46, deviation: 0.24 } },
    master: { mean: 91.2, deviation: 2.9, familiarity: { mean: 4.31, deviation: 0.22 } },
  },
};
