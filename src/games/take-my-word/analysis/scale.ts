// The accuracy of each bot level in Take My Word For It and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- take-my-word`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 300,
  levels: {
    child: { mean: 33.6, deviation: 13.6, familiarity: { mean: 5.84, deviation: 0.49 } },
    beginner: { mean: 37.5, deviation: 14.7, familiarity: { mean: 5.41, deviation: 0.55 } },
    casual: { mean: 49, deviation: 14.2, familiarity: { mean: 5.03, deviation: 0.53 } },
    keen: { mean: 58.2, deviation: 17.7, familiarity: { mean: 4.45, deviation: 0.52 } },
    expert: { mean: 76.9, deviation: 14.6, familiarity: { mean: 3.8, deviation: 0.65 } },
    master: { mean: 96.5, deviation: 5.8, familiarity: { mean: 1.88, deviation: 0.86 } },
  },
};
