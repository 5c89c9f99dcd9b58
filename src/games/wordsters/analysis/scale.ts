// The accuracy of each bot level in Wordsters and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- wordsters`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 300,
  levels: {
    child: { mean: 36.7, deviation: 12.3, familiarity: { mean: 4.5, deviation: 0.23 } },
    beginner: { mean: 51.1, deviation: 11.1, familiarity: { mean: 3.85, deviation: 0.22 } },
    casual: { mean: 68.3, deviation: 11.1, familiarity: { mean: 3.61, deviation: 0.2 } },
    keen: { mean: 76.6, deviation: 12.1, familiarity: { mean: 3.14, deviation: 0.17 } },
    expert: { mean: 87.4, deviation: 8.3, familiarity: { mean: 2.72, deviation: 0.16 } },
    master: { mean: 96.2, deviation: 4.6, familiarity: { mean: 2.32, deviation: 0.16 } },
  },
};
