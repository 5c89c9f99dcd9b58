// A thread that plays whole matches of bots, one after the other, as it is told.

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../core/any-game.ts';
import type { Match } from '../../core/match.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { playBout } from './bot-match.ts';
import type { Bout } from './pairings.ts';

const match = workerData as Match;
const game = Object.values<AnyGame>(games).find(({ id }) => id === match.game)!;
const lexicon = loadLexicon(match.list);

parentPort!.on('message', ({ n, bout }: { n: number; bout: Bout }) =>
  parentPort!.postMessage({ n, played: playBout(game, match, lexicon, bout) }),
);
