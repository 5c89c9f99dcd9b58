// The bot: chooses calls, squares, rejections, the last letter and marks from a view.
// Placements are chosen in choose-placement.ts; reasons.ts puts the reasons into sentences,
// thinking-time.ts decides how long it thinks.

import { BOT_LEVELS } from '../../../core/bot-cast.ts';
import type { Bot, Env, Seat } from '../../../core/game.ts';
import { ALPHABET } from '../rules/letters.ts';
import { canReject } from '../rules/list-moves.ts';
import { freeSquares, type Grid, type Run, runsEqual, toRun, withLetter } from '../rules/scoring/grid.ts';
import { scoreGrid, sumWordPoints, taskBonusPoints } from '../rules/scoring/score.ts';
import { findCardHolder, isPastDeadline, type Move, type View } from '../rules/state.ts';
import { choosePlacement } from './choose-placement.ts';
import { createDecisionContext, createEvaluationContext, type DecisionContext } from './decision-context.ts';
import { createLineEvaluator, createPlacementGain } from './line-evaluation.ts';
import { type MoveReason, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';

const LAST_LETTER_CANDIDATES = 8;

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, persona, env) {
    if (!canAct(view, seat, env)) return null;
    const context = createDecisionContext(view, seat, persona, env);
    // Drawn before the move is chosen; explain draws it too, so that both choose the same move.
    const slowness = context.random.real();
    const { move } = chooseMove(view, seat, context);
    return { move, after: thinkingTimeMs(move, slowness, view, context.random, env.now) };
  },
  explain(view, seat, persona, env, players) {
    if (!canAct(view, seat, env)) return null;
    const context = createDecisionContext(view, seat, persona, env);
    context.random.real();
    const { move, reason } = chooseMove(view, seat, context);
    return { move, why: sayReason(reason, context, players) };
  },
};

const canAct = (view: View, seat: Seat, { now }: Env): boolean =>
  view.players[seat]!.away || (view.toAct.includes(seat) && !view.grabbed && !isPastDeadline(view.limit, now));

type Decision = { readonly move: Move; readonly reason: MoveReason };

function chooseMove(view: View, seat: Seat, context: DecisionContext): Decision {
  if (view.players[seat]!.away) return { move: { type: 'back' }, reason: { type: 'back' } };
  switch (view.phase) {
    case 'call': {
      const { letter, square } = choosePlacement(context, ALPHABET);
      return { move: { type: 'call', letter }, reason: { type: 'call', letter, square } };
    }
    case 'respond':
      return chooseAnswer(view, seat, context);
    case 'final':
      return chooseLastLetter(context);
    default:
      return chooseMarkMove(view.marks[seat]!, context);
  }
}

function chooseAnswer(view: View, seat: Seat, context: DecisionContext): Decision {
  const { letter, square, gain } = choosePlacement(context, [view.letter!]);
  const isSealed = view.setup.rejectMode === 'sealed';
  if (!canReject(view, seat) || gain >= -context.level.rejectThresholdPoints) {
    const move: Move = isSealed ? { type: 'seal', square, reject: false } : { type: 'place', square };
    return { move, reason: { type: 'enter', letter, square } };
  }
  const from = findCardHolder(view.players, letter);
  const reason: MoveReason = { type: 'reject', letter, square, from, asks: isSealed };
  return isSealed ? { move: { type: 'seal', square, reject: true }, reason } : { move: { type: 'grab' }, reason };
}

/** The letter that adds most points; the best few by heuristic gain are scored exactly. */
function chooseLastLetter(context: DecisionContext): Decision {
  const gainOf = createPlacementGain(context.grid, createLineEvaluator(createEvaluationContext(context, 0, 0)));
  const scoreOf = (grid: Grid): number => {
    const { counted } = scoreGrid(grid, context.checkWord);
    return sumWordPoints(counted) + taskBonusPoints(counted);
  };
  const placements = freeSquares(context.grid).flatMap((square) =>
    ALPHABET.map((letter, i) => ({ square, letter, gain: gainOf(square, i) })),
  );
  const before = scoreOf(context.grid);
  let best: Decision = { move: { type: 'decline' }, reason: { type: 'decline' } };
  let bestScore = before;
  for (const { square, letter } of placements.toSorted((a, b) => b.gain - a.gain).slice(0, LAST_LETTER_CANDIDATES)) {
    const score = scoreOf(withLetter(context.grid, square, letter));
    if (score <= bestScore) continue;
    best = {
      move: { type: 'final', letter, square },
      reason: { type: 'last', letter, square, points: score - before },
    };
    bestScore = score;
  }
  return best;
}

/** One step towards the best set of words the bot knows. */
function chooseMarkMove(marks: readonly Run[], { grid, checkWord }: DecisionContext): Decision {
  const { counted } = scoreGrid(grid, checkWord);
  const wrong = marks.find((run) => !counted.some((one) => runsEqual(one, run)));
  if (wrong !== undefined)
    return { move: { type: 'unmark', run: toRun(wrong) }, reason: { type: 'unmark', run: wrong } };
  const missing = counted.find((run) => !marks.some((one) => runsEqual(one, run)));
  return missing === undefined
    ? { move: { type: 'done' }, reason: { type: 'marked', points: sumWordPoints(counted) } }
    : { move: { type: 'mark', run: toRun(missing) }, reason: { type: 'mark', run: missing } };
}
