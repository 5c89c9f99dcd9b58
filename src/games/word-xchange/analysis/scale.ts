// The accuracy of each bot level in Word Xchange: its mean, and the standard deviation of one match.
// Written by `npm run scale -- word-xchange`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'scale',
  matches: 200,
  levels: {
    child: { mean: 7.2, deviation: 7.9 },
    beginner: { mean: 12.5, deviation: 13.2 },
    casual: { mean: 22.3, deviation: 19.4 },
    keen: { mean: 33.3, deviation: 19.7 },
    expert: { mean: 50.6, deviation: 18.6 },
    master: { mean: 78.5, deviation: 13.5 },
  },
};
