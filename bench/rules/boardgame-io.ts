// Word Xchange on boardgame.io, driven by the acts of one of our matches. The game itself is in peers/word-xchange.mjs.

import { join } from 'node:path';
import type { LogEntry, Match } from '../../src/core/match.ts';
import { randomFrom } from '../../src/core/random.ts';
import type { Setup } from '../../src/games/word-xchange/rules/options.ts';
import { rules } from '../../src/games/word-xchange/rules/rules.ts';
import { loadLexicon } from '../../src/lexicon/load.node.ts';
import { PEERS_FOLDER } from '../shared/install-peers.ts';

type Start = {
  readonly board: readonly string[];
  readonly bag: readonly string[];
  readonly hidden: readonly unknown[];
};
type Client = {
  readonly moves: { readonly [move: string]: (...parts: unknown[]) => void };
  getState(): { readonly G: { readonly easels: string[][] }; readonly ctx: unknown };
  start(): void;
};
type Theirs = { setup(ctx: unknown, start: Start): unknown; playerView(parts: unknown): unknown };

export interface BoardgameIoMatch {
  /** Plays the acts, shows every seat's view and a spectator's after each, and returns the easels at the end. */
  replay(match: Match, entries: readonly LogEntry[], show: (view: unknown) => void): readonly (readonly string[])[];
}

export async function openBoardgameIo(words: ReadonlySet<string>): Promise<BoardgameIoMatch> {
  const { Client } = (await import(join(PEERS_FOLDER, 'node_modules/boardgame.io/dist/cjs/client.js'))) as {
    Client: (parts: unknown) => Client;
  };
  const { wordXchange } = (await import(join(PEERS_FOLDER, 'word-xchange.mjs'))) as {
    wordXchange: (words: ReadonlySet<string>, target: number) => Theirs;
  };
  return {
    replay(match, entries, show) {
      const { start, first } = startOf(match);
      const seats = [...Array(match.seats).keys()];
      const game = wordXchange(words, Number(match.setup.targetWords));
      const client = Client({
        game: { ...game, setup: (ctx: unknown) => game.setup(ctx, start) },
        numPlayers: match.seats,
        debug: false,
      });
      client.start();
      // boardgame.io lets seat 0 begin, so our seats are rotated until the first player has seat 0.
      const rotateSeat = (seat: number): number => (seat - first + match.seats) % match.seats;
      for (const { text } of entries) {
        const [move, ...parts] = text.split(' ');
        if (move !== 'steal') client.moves[move!]!(...parts);
        else {
          const [old, from] = parts[0]!.split('@');
          client.moves.steal!(old, from === undefined ? null : rotateSeat(Number(from)), parts[1]);
        }
        const { G, ctx } = client.getState();
        for (const seat of seats) show(game.playerView({ G, ctx, playerID: String(seat) }));
        show(game.playerView({ G, ctx, playerID: null }));
      }
      const { easels } = client.getState().G;
      return seats.map((seat) => easels[rotateSeat(seat)]!);
    },
  };
}

/** The position before the first act, with the first player first. */
function startOf(match: Match): { start: Start; first: number } {
  const env = { now: match.at, random: randomFrom(match.seed, 0), lexicon: loadLexicon(match.list) };
  const { state } = rules.start(match.setup as Setup, match.seats, env);
  const first = state.turn.seat;
  const hidden = state.hidden.map((_, i) => state.hidden[(i + first) % match.seats] ?? null);
  return { start: { board: [...state.board], bag: [...state.bag], hidden }, first };
}
