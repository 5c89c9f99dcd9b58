// The choice that somebody who missed something is to find.

import type { Choice, PositionAssessment } from '../../core/analysis/analyst.ts';
import type { WordRange } from './review-messages.ts';

export const targetOf = ({ best, everyday }: PositionAssessment, range: WordRange): Choice =>
  range === 'all' ? best : (everyday ?? best);
