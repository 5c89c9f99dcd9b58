// Word Xchange, whole: rules, bot and words sealed together.
// Not the rules themselves (rules.ts) nor the list of all games (games/index.ts).

import { eraseTypes } from '../../core/any-game.ts';
import { bot } from './bot/bot.ts';
import { rules } from './rules/rules.ts';
import { say } from './text/say.ts';

export const game = eraseTypes({ rules, bot, say });
