// A worker thread of the bot pool (pool.ts): gets a view, answers with a move. It never sees a game's state.

import { parentPort } from 'node:worker_threads';
import type { BotMove, ExplainedBotMove } from '../../core/any-game.ts';
import { answerBotRequest, type BotRequest, explainBotRequest } from '../../core/bot-driver.ts';
import { lexiconForMatch } from '../../core/match.ts';
import { playerNames } from '../../core/player-names.ts';
import { findGame } from '../../games/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { BotTask, BotTaskResult } from './pool.ts';

/** The latest restricted lexicon: building one is slow, and a match asks for the same one again and again. */
let restrictedLexicon: { readonly key: string; readonly lexicon: Lexicon } | null = null;

function lexiconFor({ list, words, deck }: BotRequest): Lexicon {
  if (words === null && deck === undefined) return loadLexicon(list);
  const key = JSON.stringify([list, words, deck]);
  if (restrictedLexicon?.key !== key)
    restrictedLexicon = { key, lexicon: lexiconForMatch({ list, words, deck }, loadLexicon) };
  return restrictedLexicon.lexicon;
}

function run(task: BotTask): BotMove | ExplainedBotMove | null {
  const { request } = task;
  const game = findGame(request.game)!;
  const lexicon = lexiconFor(request);
  return task.type === 'choose'
    ? answerBotRequest(request, game, lexicon)
    : explainBotRequest(request, game, lexicon, playerNames(task.names, null));
}

const reply = (result: BotTaskResult): void => parentPort!.postMessage(result);

parentPort!.on('message', (task: BotTask) => {
  try {
    reply({ answer: run(task), error: null });
  } catch (error) {
    const { game, level } = task.request;
    const text = error instanceof Error ? error.stack : String(error);
    reply({ answer: null, error: `the bot of ${game} (${level}) failed: ${text}` });
  }
});
