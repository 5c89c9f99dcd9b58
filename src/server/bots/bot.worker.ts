// A worker thread of the bot pool (pool.ts): gets a view, answers with a move. It never sees a game's state.

import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../../core/any-game.ts';
import { botRandom } from '../../core/bot-driver.ts';
import { games } from '../../games/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { BotChoice, BotRequest, BotTask, BotTaskResult, ExplainedMove } from './pool.ts';

/** The latest restricted lexicon: building one is slow, and a match asks for the same one again and again. */
let restrictedLexicon: { readonly key: string; readonly lexicon: Lexicon } | null = null;

function lexiconFor({ list, words }: BotRequest): Lexicon {
  if (words === null) return loadLexicon(list);
  const key = `${list} ${words.join(' ')}`;
  if (restrictedLexicon?.key !== key)
    restrictedLexicon = { key, lexicon: loadLexicon(list).restrictTo(words.map((word) => word.toUpperCase())) };
  return restrictedLexicon.lexicon;
}

function run(task: BotTask): BotChoice | ExplainedMove | null {
  const { game: id, view, seat, level, n, now, seed } = task.request;
  const game = (games as { readonly [id: string]: AnyGame })[id]!;
  const env = { now, random: botRandom(seed, seat, n), lexicon: lexiconFor(task.request) };
  return task.type === 'choose'
    ? game.choose(view, seat, level, env)
    : game.explain(view, seat, level, env, task.names);
}

const reply = (result: BotTaskResult): void => parentPort!.postMessage(result);

parentPort!.on('message', ({ id, task }: { id: number; task: BotTask }) => {
  try {
    reply({ id, answer: run(task), error: null });
  } catch (error) {
    const { game, level } = task.request;
    const text = error instanceof Error ? error.stack : String(error);
    reply({ id, answer: null, error: `the bot of ${game} (${level}) failed: ${text}` });
  }
});
