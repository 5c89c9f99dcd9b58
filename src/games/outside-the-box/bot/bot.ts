// A player that sees a view: calls, places, rejects, names the last letter and marks words by what it hopes a grid will be worth.
// Not its hopes (mind.ts, outlook.ts), the best square (choice.ts), words (vocabulary.ts), strength (levels.ts) or reasons in sentences (why.ts).

import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import type { Bot, Env, Millis, Seat } from '../../../core/game.ts';
import { ALPHABET } from '../rules/letters.ts';
import { canReject } from '../rules/list-moves.ts';
import { freeSquares, type Grid, type Run, runsEqual, withLetter } from '../rules/scoring/grid.ts';
import { scoreGrid, sumWordPoints, taskBonusPoints } from '../rules/scoring/score.ts';
import { findCardHolder, isPastDeadline, type Move, type View } from '../rules/state.ts';
import { choosePlacement } from './choose-placement.ts';
import { createDecisionContext, createEvaluationContext, type DecisionContext } from './decision-context.ts';
import { createLineEvaluator, createPlacementGain } from './line-evaluation.ts';
import { explainMove, type MoveReason } from './reasons.ts';

const MIN_GRAB_DELAY_MS: Millis = 1500; // OB-111

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, level, env) {
    if (!canAct(view, seat, env)) return null;
    const { move, at } = chooseMove(view, seat, createDecisionContext(view, seat, level as BotLevel, env), env.now);
    const latest = view.limit === null ? Infinity : view.limit - 1000;
    return { move, after: Math.max(0, Math.round(Math.min(at, latest) - env.now)) };
  },
  explain(view, seat, level, env, names) {
    if (!canAct(view, seat, env)) return null;
    const mind = createDecisionContext(view, seat, level as BotLevel, env);
    const { move, reason } = chooseMove(view, seat, mind, env.now);
    return { move, why: explainMove(reason, mind, names) };
  },
};

const canAct = (view: View, seat: Seat, { now }: Env): boolean =>
  view.players[seat]!.away || (view.toAct.includes(seat) && !view.grabbed && !isPastDeadline(view.limit, now));

/** What to do, why, and when. */
type Decision = { readonly move: Move; readonly reason: MoveReason; readonly at: Millis };

function chooseMove(view: View, seat: Seat, mind: DecisionContext, now: Millis): Decision {
  if (view.players[seat]!.away) return { move: { type: 'back' }, reason: { type: 'back' }, at: now };
  const pause = mind.level.thinkingMs * (0.4 + mind.random.real());
  switch (view.phase) {
    case 'call': {
      const { letter, square } = choosePlacement(mind, ALPHABET);
      return { move: { type: 'call', letter }, reason: { type: 'call', letter, square }, at: now + pause };
    }
    case 'respond':
      return chooseAnswer(view, seat, mind, pause);
    case 'final':
      return { ...chooseLastLetter(mind), at: now + pause };
    default:
      return { ...chooseMarkMove(view.marks[seat]!, mind), at: now + pause / 2 };
  }
}

function chooseAnswer(view: View, seat: Seat, mind: DecisionContext, pause: Millis): Decision {
  const { letter, square, gain } = choosePlacement(mind, [view.letter!]);
  const called = view.calledAt!;
  if (!canReject(view, seat) || gain >= -mind.level.rejectThresholdPoints) {
    const isSealed = view.setup.rejectMode === 'sealed';
    const move: Move = isSealed ? { type: 'seal', square, reject: false } : { type: 'place', square };
    return { move, reason: { type: 'enter', letter, square }, at: called + pause };
  }
  const reason: MoveReason = { type: 'reject', letter, square, from: findCardHolder(view.players, letter) };
  if (view.setup.rejectMode === 'sealed')
    return { move: { type: 'seal', square, reject: true }, reason, at: called + pause };
  return {
    move: { type: 'grab' },
    reason,
    at: called + MIN_GRAB_DELAY_MS + (mind.random.real() * mind.level.thinkingMs) / 4,
  };
}

type MoveWithReason = Pick<Decision, 'move' | 'reason'>;

/** The letter that adds most at once; the likeliest few are scored exactly. */
function chooseLastLetter(mind: DecisionContext): MoveWithReason {
  const gains = createPlacementGain(mind.grid, createLineEvaluator(createEvaluationContext(mind, 0, 0)));
  const scoreOf = (grid: Grid): number => {
    const { counted } = scoreGrid(grid, mind.judge);
    return sumWordPoints(counted) + taskBonusPoints(counted);
  };
  const options = freeSquares(mind.grid).flatMap((square) =>
    ALPHABET.map((letter, i) => ({ square, letter, gain: gains(square, i) })),
  );
  const before = scoreOf(mind.grid);
  let best: MoveWithReason = { move: { type: 'decline' }, reason: { type: 'decline' } };
  let most = before;
  for (const { square, letter } of options.toSorted((a, b) => b.gain - a.gain).slice(0, 8)) {
    const score = scoreOf(withLetter(mind.grid, square, letter));
    if (score <= most) continue;
    best = {
      move: { type: 'final', letter, square },
      reason: { type: 'last', letter, square, points: score - before },
    };
    most = score;
  }
  return best;
}

/** Step by step to the best set it can see. */
function chooseMarkMove(marks: readonly Run[], { grid, judge }: DecisionContext): MoveWithReason {
  const { counted } = scoreGrid(grid, judge);
  const bare = ({ line, first, last }: Run): Run => ({ line, first, last });
  const wrong = marks.find((run) => !counted.some((one) => runsEqual(one, run)));
  if (wrong !== undefined)
    return { move: { type: 'unmark', run: bare(wrong) }, reason: { type: 'unmark', run: wrong } };
  const missing = counted.find((run) => !marks.some((one) => runsEqual(one, run)));
  return missing === undefined
    ? { move: { type: 'done' }, reason: { type: 'marked', points: sumWordPoints(counted) } }
    : { move: { type: 'mark', run: bare(missing) }, reason: { type: 'mark', run: missing } };
}
