// The only list of games. Lobby, terminal, judge, bots, server, conformance suite and guides all use it.

import type { AnyGame } from '../core/any-game.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { tasksFitting } from './outside-the-box/content.ts';
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

export const findGame = (id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? games[id as GameId] : undefined;

/** Games whose positions can be scored on their own, for the judge. */
export const positionScorers = { 'outside-the-box': answerScoreRequest } as const;

/** The categories of a word according to the cards of the games, for the judge and the terminal. */
export const categoriesOf = (
  lexicon: Lexicon,
  word: string,
): readonly { readonly id: string; readonly text: string }[] =>
  tasksFitting(lexicon, word).map(({ id, text }) => ({ id, text }));
