// A thread in which bots think: a view comes in, a move goes out. It never sees a state.

import { parentPort } from 'node:worker_threads';
import { randomFrom } from '../core/random.ts';
import type { SealedGame } from '../core/seal.ts';
import { games } from '../games/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readLexicon } from '../lexicon/read.node.ts';
import type { BotAnswer, BotRequest } from './bots.ts';

let small: { readonly key: string; readonly lexicon: Lexicon } | null = null;

function lexiconFor({ list, words }: BotRequest): Lexicon {
  if (words === null) return readLexicon(list);
  const key = `${list} ${words.join(' ')}`;
  if (small?.key !== key) small = { key, lexicon: readLexicon(list).only(words) };
  return small.lexicon;
}

function choose(request: BotRequest): BotAnswer {
  const game = (games as { readonly [id: string]: SealedGame })[request.game]!;
  const random = randomFrom(`${request.seed} ${request.seat}`, request.n);
  return game.choose(request.view, request.seat, request.level, {
    now: request.now,
    random,
    lexicon: lexiconFor(request),
  });
}

parentPort!.on('message', ({ id, request }: { id: number; request: BotRequest }) => {
  let answer: BotAnswer = null;
  let error: string | null = null;
  try {
    answer = choose(request);
  } catch (reason) {
    error = `the bot of ${request.game} (${request.level}) failed: ${reason instanceof Error ? reason.stack : String(reason)}`;
  }
  parentPort!.postMessage({ id, answer, error });
});
