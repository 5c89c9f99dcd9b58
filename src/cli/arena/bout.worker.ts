// A thread that plays whole matches of bots, one after the other, as it is told.

import { parentPort, workerData } from 'node:worker_threads';
import type { SealedGame } from '../../core/seal.ts';
import type { Match } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import { readLexicon } from '../../lexicon/read.node.ts';
import { playBout } from './bout.ts';
import type { Bout } from './plan.ts';

const match = workerData as Match;
const game = Object.values<SealedGame>(games).find(({ id }) => id === match.game)!;
const lexicon = readLexicon(match.list);

parentPort!.on('message', ({ n, bout }: { n: number; bout: Bout }) =>
  parentPort!.postMessage({ n, played: playBout(game, match, lexicon, bout) }),
);
