// All that one decision of a bot is made of: its strength, its grid, the words it knows and the letters it reckons with.
// Not the decision (bot.ts, choice.ts), nor what a line is hoped to be worth (outlook.ts).

import type { BotLevel } from '../../../core/bot-levels.ts';
import type { Env, Seat } from '../../../core/game.ts';
import { fastRandom, hashToUnit, type Random } from '../../../core/random.ts';
import { LETTER_DRAW_WEIGHTS } from '../rules/letters.ts';
import { type Grid, SQUARE_COUNT } from '../rules/scoring/grid.ts';
import { scoreGrid, taskBonusPoints, type WordJudge } from '../rules/scoring/score.ts';
import { createWordJudge } from '../rules/scoring/word-validity.ts';
import type { View } from '../rules/state.ts';
import { LEVELS, type LevelParameters } from './levels.ts';
import { createLineEvaluator, type EvaluationContext, type LineEvaluator } from './line-evaluation.ts';
import { findTaskWords, getVocabulary, type Vocabulary } from './vocabulary.ts';

export type DecisionContext = {
  readonly level: LevelParameters;
  readonly grid: Grid;
  readonly vocabulary: Vocabulary;
  readonly taskWords: ReadonlySet<string>;
  /** Which words count, of those it knows. */
  readonly judge: WordJudge;
  /** How often others will call each letter, A to Z, by the bag and by what they have called. */
  readonly callWeights: readonly number[];
  /** Will it call the letter so many turns after this one itself? */
  isOwnCall(turn: number): boolean;
  /** All of the view that a decision looks at, as text. */
  readonly situation: string;
  readonly random: Random;
};

/** The least chance that a letter will be had in time: one may call it oneself. */
const MIN_LETTER_PROBABILITY = 0.07;
/** For who counts on no letter but the one to come. */
const NEGLIGIBLE_PROBABILITY = 1e-6;
/** Hopes are the same while so many squares are filled, so that they need not be worked out anew for each. */
const FREE_SQUARES_PER_STAGE = 9;

export function createDecisionContext(
  view: View,
  seat: Seat,
  name: BotLevel,
  { lexicon, random }: Env,
): DecisionContext {
  const level = varyErrorByMatch(LEVELS[name], view, seat);
  const vocabulary = getVocabulary(lexicon, name);
  const { task, grid } = view.players[seat]!;
  const minded = level.usesTask ? task : null;
  const fair = createWordJudge(minded, lexicon);
  return {
    level,
    grid: grid!,
    vocabulary,
    taskWords: findTaskWords(minded, name, lexicon),
    judge: (word) => (vocabulary.has(word) ? fair(word) : { counts: false, fits: false, exception: false }),
    callWeights: weighCalls(view, seat, level.callHistoryWeight),
    isOwnCall: predictOwnCalls(view, seat),
    situation: JSON.stringify([
      seat,
      grid,
      minded,
      view.calls,
      view.caller,
      view.left,
      view.players.map((one) => one.filled),
    ]),
    random: fastRandom(random),
  };
}

/** Who misjudges does so more in one match, less in another: it is told by the task and the first call. */
function varyErrorByMatch(level: LevelParameters, { players, calls }: View, seat: Seat): LevelParameters {
  const day = hashToUnit(`${seat} ${players[seat]!.task?.id} ${calls[0]?.letter}`);
  return { ...level, errorPoints: level.errorPoints * (1 + level.errorVariation * (2 * day - 1)) };
}

function weighCalls({ calls }: View, seat: Seat, heed: number): readonly number[] {
  const weights = [...LETTER_DRAW_WEIGHTS];
  for (const { caller, letter } of calls) if (caller !== seat) weights[letter.charCodeAt(0) - 65]! += heed;
  return weights;
}

/** The unfinished call one after the other (OB-022, OB-025). */
function predictOwnCalls({ players, left, caller }: View, seat: Seat): (turn: number) => boolean {
  const count = players.length;
  const round = Array.from({ length: count }, (_, i) => ((caller ?? seat) + 1 + i) % count).filter(
    (one) => players[one]!.filled < SQUARE_COUNT && !left.includes(one),
  );
  return (turn) => round[turn % round.length] === seat;
}

/** What it hopes for with so many squares free: the more, the more letters will come. */
export function createEvaluationContext(
  { grid, vocabulary, taskWords: wanted, judge, callWeights: calls }: DecisionContext,
  foresight: number,
  free: number,
): EvaluationContext {
  const coming = foresight * (1 + (4 * free) / SQUARE_COUNT);
  const total = calls.reduce((sum, weight) => sum + weight, 0);
  const least = foresight === 0 ? NEGLIGIBLE_PROBABILITY : MIN_LETTER_PROBABILITY;
  const { counted } = scoreGrid(grid, judge);
  return {
    vocabulary,
    taskWords: taskBonusPoints(counted) > 0 ? new Set<string>() : wanted,
    letterProbabilities: calls.map((weight) => least + (1 - least) * (1 - (1 - weight / total) ** coming)),
    wordsOnGrid: new Map(counted.map(({ word, line }) => [word, line])),
  };
}

/** Foresight by the number of free squares, the same for all of a stage. */
export function lineEvaluatorsByFreeSquares(mind: DecisionContext): (free: number) => LineEvaluator {
  const stages: LineEvaluator[] = [];
  return (free) => {
    const stage = Math.ceil(free / FREE_SQUARES_PER_STAGE);
    return (stages[stage] ??= createLineEvaluator(
      createEvaluationContext(mind, mind.level.lookahead, (stage - 0.5) * FREE_SQUARES_PER_STAGE),
    ));
  };
}
