// Word Power, whole: rules, bot and words sealed together.
// Not the rules themselves (rules.ts) nor the list of all games (games/index.ts).

import { seal } from '../../core/seal.ts';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { say } from './say.ts';

export const game = seal({ rules, bot, say });
