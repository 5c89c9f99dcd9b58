// A player that sees a view: calls, places, rejects, names the last letter and marks words by what it hopes a grid will be worth.
// Not its hopes (outlook.ts), words (vocabulary.ts) or strength (levels.ts).

import type { Bot, Choice, Env, Millis, Seat } from '../../core/game.ts';
import { quickRandom, type Random } from '../../core/random.ts';
import { LETTER_WEIGHTS } from './clock.ts';
import { enter, freeSquares, type Grid, isSameRun, type Run, SQUARES, type Square } from './grid.ts';
import { LEVELS, type Level, type LevelName } from './levels.ts';
import { LETTERS, mayReject } from './list.ts';
import { weighGains } from './outlook.ts';
import { bonusOf, type Judge, pointsOf, scoreGrid } from './score.ts';
import { isLate, type Letter, type Move, type View } from './state.ts';
import { type Vocabulary, vocabularyOf, wantedBy } from './vocabulary.ts';
import { judgeFor } from './words.ts';

const GRAB_AFTER: Millis = 1500; // OB-111
/** The least chance that a letter will be had in time: one may call it oneself. */
const LEAST_CHANCE = 0.07;

export const bot: Bot<View, Move> = {
  levels: Object.keys(LEVELS),
  choose(view, seat, level, env) {
    if (view.players[seat]!.away) return { move: { type: 'back' }, after: 0 };
    if (!view.toAct.includes(seat) || view.grabbed || isLate(view.limit, env.now)) return null;
    return decide(view, seat, think(view, seat, level as LevelName, env), env.now);
  },
};

/** All that one decision is made of. */
type Mind = {
  readonly level: Level;
  readonly grid: Grid;
  readonly vocabulary: Vocabulary;
  readonly wanted: ReadonlySet<string>;
  /** Which words count, of those it knows. */
  readonly judge: Judge;
  readonly random: Random;
};

function think(view: View, seat: Seat, name: LevelName, { lexicon, random }: Env): Mind {
  const level = LEVELS[name];
  const vocabulary = vocabularyOf(lexicon, name);
  const task = level.minds ? view.players[seat]!.task : null;
  const fair = judgeFor(task, lexicon);
  return {
    level,
    grid: view.players[seat]!.grid!,
    vocabulary,
    wanted: wantedBy(task, name, lexicon),
    judge: (word) => (vocabulary.has(word) ? fair(word) : { counts: false, fits: false, exception: false }),
    random: quickRandom(random),
  };
}

function decide(view: View, seat: Seat, mind: Mind, now: Millis): Choice<Move> {
  switch (view.phase) {
    case 'call':
      return inTime({ type: 'call', letter: chooseCall(mind) }, now, pauseOf(mind), view, now);
    case 'respond':
      return answer(view, seat, mind, now);
    case 'final':
      return inTime(chooseLast(mind), now, pauseOf(mind), view, now);
    default:
      return inTime(chooseMark(view.marks[seat]!, mind), now, pauseOf(mind) / 2, view, now);
  }
}

const pauseOf = ({ level, random }: Mind): Millis => level.pace * (0.4 + random.real());

/** The move, so long after a moment, but well before the limit. */
function inTime(move: Move, since: Millis, pause: Millis, { limit }: View, now: Millis): Choice<Move> {
  const latest = limit === null ? Infinity : limit - 1000;
  return { move, after: Math.max(0, Math.round(Math.min(since + pause, latest) - now)) };
}

type Option = { readonly square: Square; readonly letter: Letter; readonly gain: number };

/** The best of these letters for the best square, as the bot sees it. */
function findBest(mind: Mind, letters: readonly Letter[]): Option {
  const { level, random } = mind;
  const codes = letters.map((letter) => letter.charCodeAt(0) - 65);
  const gains = weighGains(mind.grid, codes, hopesOf(mind, level.foresight));
  let best: Option | null = null;
  let most = -Infinity;
  for (const [i, letter] of letters.entries())
    for (const square of freeSquares(mind.grid)) {
      const gain = gains(square, codes[i]!);
      const felt = level.blur === 0 ? gain : gain + level.blur * (random.real() + random.real() - 1);
      if (felt > most) [best, most] = [{ square, letter, gain }, felt];
    }
  if (best === null) throw new Error('a player to act has a free square');
  return best;
}

/** The more squares are free, the more letters will come. */
function hopesOf({ grid, vocabulary, wanted, judge }: Mind, foresight: number) {
  const calls = foresight * (1 + (4 * freeSquares(grid).length) / SQUARES);
  const total = LETTER_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const least = foresight === 0 ? 0 : LEAST_CHANCE;
  const { counted } = scoreGrid(grid, judge);
  return {
    vocabulary,
    wanted: bonusOf(counted) > 0 ? new Set<string>() : wanted,
    chances: LETTER_WEIGHTS.map((weight) => least + (1 - least) * (1 - (1 - weight / total) ** calls)),
    made: new Map(counted.map(({ word, line }) => [word, line])),
  };
}

const chooseCall = (mind: Mind): Letter => findBest(mind, LETTERS).letter;

function answer(view: View, seat: Seat, mind: Mind, now: Millis): Choice<Move> {
  const { square, gain } = findBest(mind, [view.letter!]);
  const reject = mayReject(view, seat) && gain < -mind.level.patience;
  const called = view.calledAt!;
  if (view.setup.rejectMode === 'sealed')
    return inTime({ type: 'seal', square, reject }, called, pauseOf(mind), view, now);
  if (!reject) return inTime({ type: 'place', square }, called, pauseOf(mind), view, now);
  const pause = GRAB_AFTER + Math.round((mind.random.real() * mind.level.pace) / 4);
  return { move: { type: 'grab' }, after: Math.max(0, called + pause - now) };
}

/** The letter that adds most at once; the likeliest few are scored exactly. */
function chooseLast(mind: Mind): Move {
  const gains = weighGains(mind.grid, [...LETTERS.keys()], hopesOf(mind, 0));
  const scoreOf = (grid: Grid): number => {
    const { counted } = scoreGrid(grid, mind.judge);
    return pointsOf(counted) + bonusOf(counted);
  };
  const options = freeSquares(mind.grid).flatMap((square) =>
    LETTERS.map((letter, i) => ({ square, letter, gain: gains(square, i) })),
  );
  let best: Move = { type: 'decline' };
  let most = scoreOf(mind.grid);
  for (const { square, letter } of options.toSorted((a, b) => b.gain - a.gain).slice(0, 8)) {
    const score = scoreOf(enter(mind.grid, square, letter));
    if (score > most) [best, most] = [{ type: 'final', letter, square }, score];
  }
  return best;
}

/** Step by step to the best set it can see. */
function chooseMark(marks: readonly Run[], { grid, judge }: Mind): Move {
  const { counted } = scoreGrid(grid, judge);
  const bare = ({ line, first, last }: Run): Run => ({ line, first, last });
  const wrong = marks.find((run) => !counted.some((one) => isSameRun(one, run)));
  if (wrong !== undefined) return { type: 'unmark', run: bare(wrong) };
  const missing = counted.find((run) => !marks.some((one) => isSameRun(one, run)));
  return missing === undefined ? { type: 'done' } : { type: 'mark', run: bare(missing) };
}
