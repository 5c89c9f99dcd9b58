// The accuracy of each bot level in Word Power and how well known its words are: the mean, and the standard
// deviation of one match. Written by `npm run scale -- word-power`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 300,
  levels: {
    child: { mean: 66.3, deviation: 11.4, familiarity: { mean: 4.51, deviation: 0.2 } },
    beginner: { mean: 77, deviation: 9.5, familiarity: { mean: 4.4, deviation: 0.18 } },
    casual: { mean: 84.4, deviation: 7.6, familiarity: { mean: 4.29, deviation: 0.17 } },
    keen: { mean: 89.2, deviation: 6.8, familiarity: { mean: 4.26, deviation: 0.15 } },
    expert: { mean: 94.7, deviation: 4.5, familiarity: { mean: 4.19, deviation: 0.16 } },
    master: { mean: 98.9, deviation: 1.2, familiarity: { mean: 4.12, deviation: 0.17 } },
  },
};
