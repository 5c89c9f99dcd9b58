// The accuracy of each bot level in Word Power and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- word-power`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 200,
  levels: {
    child: { mean: 51.7, deviation: 11.1, familiarity: { mean: 9, deviation: 0 } },
    beginner: { mean: 68.6, deviation: 10.3, familiarity: { mean: 9, deviation: 0 } },
    casual: { mean: 73.3, deviation: 8.5, familiarity: { mean: 9, deviation: 0 } },
    keen: { mean: 84, deviation: 7.7, familiarity: { mean: 9, deviation: 0 } },
    expert: { mean: 91.3, deviation: 5.7, familiarity: { mean: 9, deviation: 0 } },
    master: { mean: 99, deviation: 1.4, familiarity: { mean: 9, deviation: 0 } },
  },
};
