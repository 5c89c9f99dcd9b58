// The accuracy of each bot level in Word Power and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- word-power`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 400,
  levels: {
    child: { mean: 53.7, deviation: 10.8, familiarity: { mean: 9, deviation: 0 } },
    beginner: { mean: 68.7, deviation: 10.1, familiarity: { mean: 9, deviation: 0 } },
    casual: { mean: 73.7, deviation: 8.7, familiarity: { mean: 9, deviation: 0 } },
    keen: { mean: 84.2, deviation: 7.6, familiarity: { mean: 9, deviation: 0 } },
    expert: { mean: 91.2, deviation: 5.4, familiarity: { mean: 9, deviation: 0 } },
    master: { mean: 99, deviation: 1.6, familiarity: { mean: 9, deviation: 0 } },
  },
};
