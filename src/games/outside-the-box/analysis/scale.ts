// The accuracy of each bot level in Outside the Box and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- outside-the-box`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 40,
  levels: {
    child: { mean: 47.6, deviation: 5.9, familiarity: { mean: 4.87, deviation: 0.18 } },
    beginner: { mean: 55.6, deviation: 7.2, familiarity: { mean: 4.67, deviation: 0.25 } },
    casual: { mean: 65.8, deviation: 6.3, familiarity: { mean: 4.82, deviation: 0.2 } },
    keen: { mean: 75.5, deviation: 4, familiarity: { mean: 4.69, deviation: 0.13 } },
    expert: { mean: 88, deviation: 3.4, familiarity: { mean: 4.45, deviation: 0.24 } },
    master: { mean: 91.2, deviation: 2.7, familiarity: { mean: 4.37, deviation: 0.27 } },
  },
};
