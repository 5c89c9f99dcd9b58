// The accuracy of each bot level in Word Xchange and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- word-xchange`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 400,
  levels: {
    child: { mean: 7.6, deviation: 9, familiarity: { mean: 5.28, deviation: 0.52 } },
    beginner: { mean: 12.3, deviation: 11.4, familiarity: { mean: 4.93, deviation: 0.57 } },
    casual: { mean: 22.4, deviation: 16.2, familiarity: { mean: 4.67, deviation: 0.51 } },
    keen: { mean: 33.7, deviation: 17.8, familiarity: { mean: 4.4, deviation: 0.48 } },
    expert: { mean: 49, deviation: 16.3, familiarity: { mean: 4.08, deviation: 0.45 } },
    master: { mean: 73.5, deviation: 13, familiarity: { mean: 3.32, deviation: 0.56 } },
  },
};
