// Whether a match was played at a children's table. Its review speaks of what was found, in more common words, and not of percentages.

import { BOT_LEVELS, levelOf } from '../bot-cast.ts';
import type { MatchRecord } from '../records/record.ts';

/** Played with a family word list, or against bots that are all below casual. */
export function isFamilyTable({ match: { list }, bots = [] }: Pick<MatchRecord, 'match' | 'bots'>): boolean {
  const levels = bots.flatMap((bot) => (bot === null ? [] : (levelOf(bot) ?? [])));
  return (
    list.endsWith('-family') ||
    (levels.length > 0 && levels.every((level) => BOT_LEVELS.indexOf(level) < BOT_LEVELS.indexOf('casual')))
  );
}
