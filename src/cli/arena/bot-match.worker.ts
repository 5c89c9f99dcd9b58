// A worker thread that plays the bot matches it is sent, one after the other.

import { parentPort, workerData } from 'node:worker_threads';
import type { Match } from '../../core/match.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { playBotMatch } from './bot-match.ts';
import type { BotMatch } from './pairings.ts';

const match = workerData as Match;
const game = findGame(match.game)!;
const lexicon = loadLexicon(match.list);

parentPort!.on('message', ({ n, botMatch }: { n: number; botMatch: BotMatch }) =>
  parentPort!.postMessage({ n, result: playBotMatch(game, match, lexicon, botMatch) }),
);
