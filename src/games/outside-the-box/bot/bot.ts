// A player that sees a view: calls, places, rejects, names the last letter and marks words by what it hopes a grid will be worth.
// Not its hopes (mind.ts, outlook.ts), the best square (choice.ts), words (vocabulary.ts), strength (levels.ts) or reasons in sentences (why.ts).

import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import type { Bot, Env, Millis, Seat } from '../../../core/game.ts';
import { ALPHABET } from '../rules/letters.ts';
import { mayReject } from '../rules/list-moves.ts';
import { enter, freeSquares, type Grid, isSameRun, type Run } from '../rules/scoring/grid.ts';
import { bonusOf, pointsOf, scoreGrid } from '../rules/scoring/score.ts';
import { holderOf, isLate, type Move, type View } from '../rules/state.ts';
import { chooseOption } from './choose-placement.ts';
import { hopesOf, type Mind, think } from './decision-context.ts';
import { foresee, weighGains } from './line-evaluation.ts';
import { type Reason, sayWhy } from './reasons.ts';

const GRAB_AFTER: Millis = 1500; // OB-111

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, level, env) {
    if (!mayAct(view, seat, env)) return null;
    const { move, at } = decide(view, seat, think(view, seat, level as BotLevel, env), env.now);
    const latest = view.limit === null ? Infinity : view.limit - 1000;
    return { move, after: Math.max(0, Math.round(Math.min(at, latest) - env.now)) };
  },
  explain(view, seat, level, env, names) {
    if (!mayAct(view, seat, env)) return null;
    const mind = think(view, seat, level as BotLevel, env);
    const { move, reason } = decide(view, seat, mind, env.now);
    return { move, why: sayWhy(reason, mind, names) };
  },
};

const mayAct = (view: View, seat: Seat, { now }: Env): boolean =>
  view.players[seat]!.away || (view.toAct.includes(seat) && !view.grabbed && !isLate(view.limit, now));

/** What to do, why, and when. */
type Decision = { readonly move: Move; readonly reason: Reason; readonly at: Millis };

function decide(view: View, seat: Seat, mind: Mind, now: Millis): Decision {
  if (view.players[seat]!.away) return { move: { type: 'back' }, reason: { type: 'back' }, at: now };
  const pause = mind.level.pace * (0.4 + mind.random.real());
  switch (view.phase) {
    case 'call': {
      const { letter, square } = chooseOption(mind, ALPHABET);
      return { move: { type: 'call', letter }, reason: { type: 'call', letter, square }, at: now + pause };
    }
    case 'respond':
      return answer(view, seat, mind, pause);
    case 'final':
      return { ...chooseLast(mind), at: now + pause };
    default:
      return { ...chooseMark(view.marks[seat]!, mind), at: now + pause / 2 };
  }
}

function answer(view: View, seat: Seat, mind: Mind, pause: Millis): Decision {
  const { letter, square, gain } = chooseOption(mind, [view.letter!]);
  const called = view.calledAt!;
  if (!mayReject(view, seat) || gain >= -mind.level.patience) {
    const isSealed = view.setup.rejectMode === 'sealed';
    const move: Move = isSealed ? { type: 'seal', square, reject: false } : { type: 'place', square };
    return { move, reason: { type: 'enter', letter, square }, at: called + pause };
  }
  const reason: Reason = { type: 'reject', letter, square, from: holderOf(view.players, letter) };
  if (view.setup.rejectMode === 'sealed')
    return { move: { type: 'seal', square, reject: true }, reason, at: called + pause };
  return { move: { type: 'grab' }, reason, at: called + GRAB_AFTER + (mind.random.real() * mind.level.pace) / 4 };
}

type Thought = Pick<Decision, 'move' | 'reason'>;

/** The letter that adds most at once; the likeliest few are scored exactly. */
function chooseLast(mind: Mind): Thought {
  const gains = weighGains(mind.grid, foresee(hopesOf(mind, 0, 0)));
  const scoreOf = (grid: Grid): number => {
    const { counted } = scoreGrid(grid, mind.judge);
    return pointsOf(counted) + bonusOf(counted);
  };
  const options = freeSquares(mind.grid).flatMap((square) =>
    ALPHABET.map((letter, i) => ({ square, letter, gain: gains(square, i) })),
  );
  const before = scoreOf(mind.grid);
  let best: Thought = { move: { type: 'decline' }, reason: { type: 'decline' } };
  let most = before;
  for (const { square, letter } of options.toSorted((a, b) => b.gain - a.gain).slice(0, 8)) {
    const score = scoreOf(enter(mind.grid, square, letter));
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
function chooseMark(marks: readonly Run[], { grid, judge }: Mind): Thought {
  const { counted } = scoreGrid(grid, judge);
  const bare = ({ line, first, last }: Run): Run => ({ line, first, last });
  const wrong = marks.find((run) => !counted.some((one) => isSameRun(one, run)));
  if (wrong !== undefined)
    return { move: { type: 'unmark', run: bare(wrong) }, reason: { type: 'unmark', run: wrong } };
  const missing = counted.find((run) => !marks.some((one) => isSameRun(one, run)));
  return missing === undefined
    ? { move: { type: 'done' }, reason: { type: 'marked', points: pointsOf(counted) } }
    : { move: { type: 'mark', run: bare(missing) }, reason: { type: 'mark', run: missing } };
}
