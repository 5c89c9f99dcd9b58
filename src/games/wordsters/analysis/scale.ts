// The accuracy of each bot level in Wordsters. Written by `npm run scale -- wordsters`.

import type { AccuracyScale } from '../../../core/analysis/analyst.ts';

export const scale: AccuracyScale = {
  seed: 'study',
  matches: 32,
  levels: {
    child: { mean: 63, deviation: 7 },
    beginner: { mean: 70, deviation: 9 },
    casual: { mean: 82, deviation: 13 },
    keen: { mean: 83, deviation: 11 },
    expert: { mean: 93, deviation: 6 },
    master: { mean: 96, deviation: 8 },
  },
};
