// The accuracy of each bot level in Take My Word For It and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- take-my-word`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 400,
  levels: {
    child: { mean: 23.6, deviation: 12.9, familiarity: { mean: 6.1, deviation: 0.41 } },
    beginner: { mean: 35.3, deviation: 14.4, familiarity: { mean: 5.53, deviation: 0.55 } },
    casual: { mean: 48.4, deviation: 16, familiarity: { mean: 5.17, deviation: 0.58 } },
    keen: { mean: 64.3, deviation: 17.5, familiarity: { mean: 4.48, deviation: 0.59 } },
    expert: { mean: 76.6, deviation: 16.6, familiarity: { mean: 3.8, deviation: 0.68 } },
    master: { mean: 96.6, deviation: 4.1, familiarity: { mean: 1.74, deviation: 0.92 } },
  },
};
