// A bot that sees a view and nothing else. A planned bid is the highest card; with a weak hand, it gives away the
// lowest card instead.

import { BOT_LEVELS, type BotLevel } from '#core/bot-cast.ts';
import type { Bot, Env, Seat } from '#core/game.ts';
import { listMoves } from '../rules/list-moves.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { LEVELS } from './levels.ts';
import { type MoveReason, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, { level }, env) {
    const after = thinkingTimeMs(env.random);
    const decision = decide(view, seat, level, env);
    return decision && { move: decision.move, after };
  },
  explain(view, seat, { level }, env) {
    thinkingTimeMs(env.random); // draws the same random numbers as in `choose`
    const decision = decide(view, seat, level, env);
    return decision && { move: decision.move, why: sayReason(decision.reason) };
  },
};

type Decision = { readonly move: Move; readonly reason: MoveReason };

function decide(view: View, seat: Seat, level: BotLevel, { random }: Env): Decision | null {
  const moves = listMoves(view, seat);
  if (moves.length === 0) return null;
  if (random.real() >= LEVELS[level].planningProbability) return { move: random.pick(moves), reason: 'any' };
  const highest = moves.at(-1)!;
  const isWeak = highest.card * 2 < 5 * view.players.length;
  return isWeak ? { move: moves[0]!, reason: 'give-away' } : { move: highest, reason: 'highest' };
}
