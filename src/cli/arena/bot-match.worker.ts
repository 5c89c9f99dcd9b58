// A worker thread that plays the bot matches it is sent, one after the other.

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../core/any-game.ts';
import type { Match } from '../../core/match.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { playBotMatch } from './bot-match.ts';
import type { BotMatch } from './pairings.ts';

const match = workerData as Match;
const game = Object.values<AnyGame>(games).find(({ id }) => id === match.game)!;
const lexicon = loadLexicon(match.list);

parentPort!.on('message', ({ n, bout }: { n: number; bout: BotMatch }) =>
  parentPort!.postMessage({ n, played: playBotMatch(game, match, lexicon, bout) }),
);
