// The accuracy of each bot level in Word Xchange. Written by `npm run scale -- word-xchange`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'study',
  matches: 80,
  levels: {
    child: { mean: 10, deviation: 9 },
    beginner: { mean: 16, deviation: 13 },
    casual: { mean: 27, deviation: 12 },
    keen: { mean: 49, deviation: 18 },
    expert: { mean: 70, deviation: 14 },
    master: { mean: 97, deviation: 6 },
  },
};
