// A bot that sees a view and nothing else. A planned bid is the highest card, except when the hand is so weak that the
// lowest card is better given away.

import { BOT_LEVELS, type BotLevel } from '#core/bot-levels.ts';
import type { Bot, Env, Seat } from '#core/game.ts';
import { listMoves } from '../rules/list-moves.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { PLANNING } from './levels.ts';
import { explainReason, type Reason } from './reasons.ts';

/** Bots wait a moment, so that people can follow. The time says nothing about the cards. */
const MIN_DELAY_MS = 800;
const MAX_DELAY_MS = 2500;

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, level, env) {
    const after = MIN_DELAY_MS + env.random.below(MAX_DELAY_MS - MIN_DELAY_MS);
    const decision = decide(view, seat, level, env);
    return decision && { move: decision.move, after };
  },
  explain(view, seat, level, env) {
    env.random.below(MAX_DELAY_MS - MIN_DELAY_MS); // the same random numbers as in `choose`
    const decision = decide(view, seat, level, env);
    return decision && { move: decision.move, why: explainReason(decision.reason) };
  },
};

type Decision = { readonly move: Move; readonly reason: Reason };

function decide(view: View, seat: Seat, level: BotLevel, { random }: Env): Decision | null {
  const moves = listMoves(view, seat);
  if (moves.length === 0) return null;
  if (random.real() >= PLANNING[level]) return { move: random.pick(moves), reason: 'any' };
  const highest = moves.at(-1)!;
  const isWeak = highest.card * 2 < 5 * view.players.length;
  return isWeak ? { move: moves[0]!, reason: 'give-away' } : { move: highest, reason: 'highest' };
}
