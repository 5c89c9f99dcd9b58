// The only list of games. Lobby, terminal, judge, bots, storage, conformance and help all read it.

import type { SealedGame } from '../core/seal.ts';

export const games = {} as const satisfies { readonly [id: string]: SealedGame };

export type GameId = keyof typeof games;

/** Games whose positions can be scored on their own, for the judge. */
export const scorers = {};
