// What the conformance suite needs besides the game itself. For tests only.

import type { GameChecks } from '#conformance/game-checks.ts';
import type { Viewer } from '#core/game.ts';
import type { Random } from '#core/random.ts';
import { bot } from './bot/bot.ts';
import type { Move } from './rules/moves.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import type { Event, State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './text/say.ts';

export const checks: GameChecks<Setup, State, Move, Event, View> = {
  rules,
  bot,
  say,
  cornerSetups: [{ rounds: 1 }, { bidClock: 30 }],
  maxActs: 60,
  twin,
  findBrokenInvariants: ({ players, round }) =>
    players.reduce((sum, { points }) => sum + points, 0) === round - 1
      ? []
      : ['the points differ from the rounds played'],
  auditMatch: (events, { players }) =>
    players.every(
      ({ points }, seat) =>
        points === events.filter((event) => event.type === 'revealed' && event.winner === seat).length,
    )
      ? []
      : ['the points differ from the log'],
};

/** Shuffles all cards that the viewer cannot see. */
function twin(state: State, viewer: Viewer, random: Random): State {
  const isHidden = (seat: number): boolean => seat !== viewer;
  const hidden = state.players.flatMap(({ hand, bid }, seat) =>
    isHidden(seat) ? [...hand, ...(bid === null ? [] : [bid])] : [],
  );
  const cards = random.shuffle([...hidden, ...state.stock]);
  const players = state.players.map((player, seat) => {
    if (!isHidden(seat)) return player;
    const bid = player.bid === null ? null : cards.pop()!;
    const hand = player.hand.map(() => cards.pop()!).toSorted((a, b) => a - b);
    return { ...player, bid, hand };
  });
  return { ...state, players, stock: cards };
}
