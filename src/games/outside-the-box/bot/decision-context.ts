// All inputs of one decision of a bot: its level, its grid, the words it knows, and the letters it expects.

import type { Persona } from '../../../core/bot-cast.ts';
import type { Env, Seat } from '../../../core/game.ts';
import { pow } from '../../../core/math/portable-math.ts';
import { fastRandom, hashToUnit, type Random } from '../../../core/random.ts';
import { LETTER_DRAW_WEIGHTS, letterIndex } from '../rules/letters.ts';
import { type Grid, SQUARE_COUNT } from '../rules/scoring/grid.ts';
import { scoreGrid, taskBonusPoints, type WordChecker } from '../rules/scoring/score.ts';
import { createWordChecker } from '../rules/scoring/word-validity.ts';
import type { View } from '../rules/state.ts';
import { type LevelSettings, settingsOf } from './levels.ts';
import { createLineEvaluator, type EvaluationContext, type LineEvaluator } from './line-evaluation.ts';
import { findTaskWords, getVocabulary, type Vocabulary } from './vocabulary.ts';

export type DecisionContext = {
  readonly level: LevelSettings;
  readonly grid: Grid;
  readonly vocabulary: Vocabulary;
  readonly taskWords: ReadonlySet<string>;
  /** Judges words as the rules do, but rejects words the bot does not know. */
  readonly checkWord: WordChecker;
  /** How likely the other players are to call each letter, A to Z: draw weights plus their calls so far. */
  readonly callWeights: readonly number[];
  /** Whether the bot itself calls the letter this many turns after the current one. */
  isOwnCall(turn: number): boolean;
  /** Everything of the view that affects a decision, as text. Seeds the rollouts, so a change here changes the bot's moves. */
  readonly situation: string;
  readonly random: Random;
};

/** Lower bound for the probability of getting a letter: the bot can call it itself. */
const MIN_LETTER_PROBABILITY = 0.07;
/** Stands in for 0 where the bot does not count on letters to come. */
const NEGLIGIBLE_PROBABILITY = 1e-6;
/** One line evaluator serves this many free squares, so that its cache pays off. */
const FREE_SQUARES_PER_STAGE = 9;

export function createDecisionContext(
  view: View,
  seat: Seat,
  persona: Persona,
  { lexicon, random }: Env,
): DecisionContext {
  const level = varyErrorByMatch(settingsOf(persona), view, seat);
  const vocabulary = getVocabulary(lexicon, persona.id);
  const { task, grid } = view.players[seat]!;
  const usedTask = level.usesTask ? task : null;
  const checkByRules = createWordChecker(usedTask, lexicon);
  return {
    level,
    grid: grid!,
    vocabulary,
    taskWords: findTaskWords(usedTask, persona.id, lexicon),
    checkWord: (word) => (vocabulary.has(word) ? checkByRules(word) : { counts: false, fits: false, exception: false }),
    callWeights: weighCalls(view, seat, level.callHistoryWeight),
    isOwnCall: predictOwnCalls(view, seat),
    situation: JSON.stringify([
      seat,
      grid,
      // Without the card's text: new wording must not change the moves.
      usedTask?.id,
      usedTask?.staged,
      view.calls,
      view.caller,
      view.left,
      view.players.map((one) => one.filled),
    ]),
    random: fastRandom(random),
  };
}

/** Bots err more in some matches than in others; the task card and the first call decide how much. */
function varyErrorByMatch(level: LevelSettings, { players, calls }: View, seat: Seat): LevelSettings {
  const unit = hashToUnit(`${seat} ${players[seat]!.task?.id} ${calls[0]?.letter}`);
  return { ...level, errorPoints: level.errorPoints * (1 + level.errorVariation * (2 * unit - 1)) };
}

function weighCalls({ calls }: View, seat: Seat, callHistoryWeight: number): readonly number[] {
  const weights = [...LETTER_DRAW_WEIGHTS];
  for (const { caller, letter } of calls) if (caller !== seat) weights[letterIndex(letter)]! += callHistoryWeight;
  return weights;
}

/** Unfinished players call in turn (OB-022, OB-025). */
function predictOwnCalls({ players, left, caller }: View, seat: Seat): (turn: number) => boolean {
  const count = players.length;
  const order = Array.from({ length: count }, (_, i) => ((caller ?? seat) + 1 + i) % count).filter(
    (one) => players[one]!.filled < SQUARE_COUNT && !left.includes(one),
  );
  return (turn) => order[turn % order.length] === seat;
}

/** The more squares are free, the more letters are still to come, and the likelier each of them is. */
export function createEvaluationContext(
  {
    grid,
    vocabulary,
    taskWords,
    checkWord,
    callWeights,
  }: Pick<DecisionContext, 'grid' | 'vocabulary' | 'taskWords' | 'checkWord' | 'callWeights'>,
  lookahead: number,
  freeSquareCount: number,
): EvaluationContext {
  const expectedLetters = lookahead * (1 + (4 * freeSquareCount) / SQUARE_COUNT);
  const total = callWeights.reduce((sum, weight) => sum + weight, 0);
  const minimum = lookahead === 0 ? NEGLIGIBLE_PROBABILITY : MIN_LETTER_PROBABILITY;
  const { counted } = scoreGrid(grid, checkWord);
  return {
    vocabulary,
    taskWords: taskBonusPoints(counted) > 0 ? new Set<string>() : taskWords,
    letterProbabilities: callWeights.map(
      (weight) => minimum + (1 - minimum) * (1 - pow(1 - weight / total, expectedLetters)),
    ),
    wordsOnGrid: new Map(counted.map(({ word, line }) => [word, line])),
  };
}

/** Line evaluators by number of free squares, created on demand and shared within a stage. */
export function lineEvaluatorsByFreeSquares(context: DecisionContext): (freeSquareCount: number) => LineEvaluator {
  const stages: LineEvaluator[] = [];
  return (freeSquareCount) => {
    const stage = Math.ceil(freeSquareCount / FREE_SQUARES_PER_STAGE);
    return (stages[stage] ??= createLineEvaluator(
      createEvaluationContext(context, context.level.lookahead, (stage - 0.5) * FREE_SQUARES_PER_STAGE),
    ));
  };
}
