// The worker in which bots think: a view comes in, a move goes out. It never sees a state.

/// <reference lib="webworker" />

import type { AnyGame } from '../../core/any-game.ts';
import { answerBotRequest, type BotRequest, explainBotRequest } from '../../core/bot-driver.ts';
import { lexiconForMatch } from '../../core/match.ts';
import { playerNames } from '../../core/player-names.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { retryWithWords } from '../../lexicon/parts/retry-with-words.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { BotAnswer, BotQuestion } from './bot-client.ts';
import { workerWords } from './words/word-loader.ts';

/** Loaded with the first question. A worker answers for one table only, so game and words stay the same. */
let loading: Promise<{ readonly game: AnyGame; readonly lexicon: Lexicon }> | null = null;

async function load({ game: id, list, words, deck }: BotRequest): Promise<{ game: AnyGame; lexicon: Lexicon }> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.error);
  await workerWords().waitFor('short'); // the person’s first move needs it: nothing else may be in its way
  return { game: game.value, lexicon: lexiconForMatch({ list, words, deck }, workerWords().openList) };
}

async function answerQuestion({ request, names }: BotQuestion): Promise<BotAnswer> {
  try {
    loading ??= load(request);
    const { game, lexicon } = await loading;
    const move = await retryWithWords(
      () =>
        names === null
          ? answerBotRequest(request, game, lexicon)
          : explainBotRequest(request, game, lexicon, playerNames(names, null)),
      (part) => workerWords().waitFor(part),
    );
    return { move, failed: false };
  } catch {
    return { move: null, failed: true };
  }
}

export function handleBotMessage(question: BotQuestion): void {
  void answerQuestion(question).then((message) => postMessage(message));
}
