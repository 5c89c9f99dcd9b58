// The only list of games. Lobby, terminal, judge, bots, storage, conformance and help all read it.

import type { AnyGame } from '../core/any-game.ts';
import { game as outsideTheBox } from './outside-the-box/game.ts';
import { answerScoreRequest } from './outside-the-box/rules/scoring/score-request.ts';
import { game as takeMyWord } from './take-my-word/game.ts';
import { game as wordPower } from './word-power/game.ts';
import { game as wordXchange } from './word-xchange/game.ts';
import { game as wordsters } from './wordsters/game.ts';

export const games = {
  'word-xchange': wordXchange,
  'outside-the-box': outsideTheBox,
  'take-my-word': takeMyWord,
  wordsters,
  'word-power': wordPower,
} as const satisfies { readonly [id: string]: AnyGame };

export type GameId = keyof typeof games;

/** Games whose positions can be scored on their own, for the judge. */
export const scorers = { 'outside-the-box': answerScoreRequest } as const;
