// A thread in which bots think: a view comes in, a move goes out. It never sees a state.
// Not which thread is asked, nor what becomes of the answer (bots.ts).

import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../../core/any-game.ts';
import { botRandom } from '../../core/bot-driver.ts';
import { games } from '../../games/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { BotChoice, BotRequest, BotTask, BotTaskResult, ExplainedMove } from './pool.ts';

let small: { readonly key: string; readonly lexicon: Lexicon } | null = null;

function lexiconFor({ list, words }: BotRequest): Lexicon {
  if (words === null) return loadLexicon(list);
  const key = `${list} ${words.join(' ')}`;
  if (small?.key !== key) small = { key, lexicon: loadLexicon(list).restrictTo(words) };
  return small.lexicon;
}

function answer(question: BotTask): BotChoice | ExplainedMove | null {
  const { game: id, view, seat, level, n, now, seed } = question.request;
  const game = (games as { readonly [id: string]: AnyGame })[id]!;
  const env = { now, random: botRandom(seed, seat, n), lexicon: lexiconFor(question.request) };
  return question.type === 'choose'
    ? game.choose(view, seat, level, env)
    : game.explain(view, seat, level, env, question.names);
}

const reply = (said: BotTaskResult): void => parentPort!.postMessage(said);

parentPort!.on('message', ({ id, question }: { id: number; question: BotTask }) => {
  try {
    reply({ id, answer: answer(question), error: null });
  } catch (reason) {
    const { game, level } = question.request;
    const what = reason instanceof Error ? reason.stack : String(reason);
    reply({ id, answer: null, error: `the bot of ${game} (${level}) failed: ${what}` });
  }
});
