// The table of a daily deal on this device, loaded when one is opened.

import { nameBots } from '../../../core/bot-cast.ts';
import { type DailyForm, dailyDeal } from '../../../core/contests/daily.ts';
import type { LocalMatchRequest } from '../local-messages.ts';

/** The table of a date's deal. The name is the person's own. */
export function dailyMatchRequest(form: DailyForm, game: string, date: string, name: string): LocalMatchRequest {
  const { preset, options, scenario, list, seed, bots } = dailyDeal(form, game, date);
  const levels = bots.filter((bot) => bot !== null);
  return {
    ...{ game, preset, options, seed, botLevels: bots, names: [name, ...nameBots(levels, [name])] },
    ...(scenario === null ? {} : { scenario }),
    ...(list === undefined ? {} : { list }),
  };
}
