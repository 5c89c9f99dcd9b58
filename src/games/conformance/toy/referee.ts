// The referee for a real table: this game needs a clock only. Games with words answer questions about them.

import type { Referee } from '#core/referee.ts';
import { options } from './rules/options.ts';

export const referee: Referee = {
  clocks: options.bidClock.values.flatMap((seconds) => (seconds === 0 ? [] : [{ label: 'Time to bid', seconds }])),
  tools: [],
};
