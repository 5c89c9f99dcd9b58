// The only list of games. Lobby, terminal, judge, bots, storage, conformance and help all read it.

import { type SealedGame, seal } from '../core/seal.ts';
import { bot as outsideTheBoxBot } from './outside-the-box/bot.ts';
import { judgeScore } from './outside-the-box/judge-score.ts';
import { rules as outsideTheBox } from './outside-the-box/rules.ts';
import { say as sayOutsideTheBox } from './outside-the-box/say.ts';
import { bot as takeMyWordBot } from './take-my-word/bot.ts';
import { rules as takeMyWord } from './take-my-word/rules.ts';
import { say as sayTakeMyWord } from './take-my-word/say.ts';
import { bot as wordPowerBot } from './word-power/bot.ts';
import { rules as wordPower } from './word-power/rules.ts';
import { say as sayWordPower } from './word-power/say.ts';
import { bot as wordXchangeBot } from './word-xchange/bot.ts';
import { rules as wordXchange } from './word-xchange/rules.ts';
import { say as sayWordXchange } from './word-xchange/say.ts';
import { bot as wordstersBot } from './wordsters/bot.ts';
import { rules as wordsters } from './wordsters/rules.ts';
import { say as sayWordsters } from './wordsters/say.ts';

export const games = {
  'word-xchange': seal({ rules: wordXchange, bot: wordXchangeBot, say: sayWordXchange }),
  'outside-the-box': seal({ rules: outsideTheBox, bot: outsideTheBoxBot, say: sayOutsideTheBox }),
  'take-my-word': seal({ rules: takeMyWord, bot: takeMyWordBot, say: sayTakeMyWord }),
  wordsters: seal({ rules: wordsters, bot: wordstersBot, say: sayWordsters }),
  'word-power': seal({ rules: wordPower, bot: wordPowerBot, say: sayWordPower }),
} as const satisfies { readonly [id: string]: SealedGame };

export type GameId = keyof typeof games;

/** Games whose positions can be scored on their own, for the judge. */
export const scorers = { 'outside-the-box': judgeScore } as const;
