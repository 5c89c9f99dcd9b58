// Take My Word For It as one object: rules, bot and texts. games/index.ts lists it.

import { type AnyGame, eraseTypes } from '../../core/any-game.ts';
import { bot } from './bot/bot.ts';
import { rules } from './rules/rules.ts';
import { sayMalformed } from './text/refusals.ts';
import { say } from './text/say.ts';

const erased = eraseTypes({ rules, bot, say, loadAnalyst: () => import('./analysis/analyst.ts') });

export const game: AnyGame = {
  ...erased,
  say: {
    ...erased.say,
    refusal: (refusal, players) => sayMalformed(refusal) ?? erased.say.refusal(refusal, players),
  },
};
