// Decides when to challenge or waive, and whether to raise a bet. There is no folding, so a raise cannot bluff. Weak
// levels raise by confidence, strong ones by the solved strategy (bet-solver.ts).

import type { Seat } from '../../../core/game.ts';
import { pow } from '../../../core/math/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import { BET_STEP_DOLLARS, HAND_SIZE } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import { type BetSide, relationInPlay } from '../rules/state.ts';
import { type BetView, challengeablePlacements, findPlacedFace, type PlacementView, type View } from '../rules/view.ts';
import { type AnswerBelief, probabilityOf, updateBelief } from './belief.ts';
import { confidenceOf, posteriorRight, roundBettingGame, strategyFor } from './bet-solver.ts';
import { bookValue } from './book-value.ts';
import type { LevelSettings } from './levels.ts';
import { estimateHonesty, predictResult } from './opponent-model.ts';
import type { BotDecision } from './reasons.ts';

/** Each raise by the opponent multiplies the odds of being right by this. */
const ODDS_FACTOR_PER_RAISE = 0.4;
/** The value of ending an opponent's turn, apart from the bet. */
const TURN_ENDED_VALUE_DOLLARS = 300;

/** The most valuable challenge for this seat, or null if it has no reason to doubt, or none is worth the margin of its level. */
export function planChallenge(
  view: View,
  seat: Seat,
  beliefOf: (face: CardFace) => AnswerBelief,
  level: LevelSettings,
): BotDecision | null {
  let best: BotDecision | null = null;
  let bestValue = level.challengeMarginDollars;
  for (const placement of challengeablePlacements(view, seat)) {
    const face = findPlacedFace(view, placement)!;
    const { statement, probability, wrong, value } = evaluateChallenge(view, placement, beliefOf(face), level);
    if (value <= bestValue || wrong < level.minDoubt || probability < level.minOwnAnswer) continue;
    bestValue = value;
    const { B, C } = view.players[view.active]!.record.challenged;
    const caught = level.statsWeight > 0 ? B + C : 0;
    const reason = {
      type: 'challenge',
      face,
      statement,
      probability,
      owner: view.active,
      books: booksAtStake(view),
      caught,
    } as const;
    best = { move: { type: 'challenge', card: placement.key, statement }, reason };
  }
  return best;
}

/** Waives the open cards; the reason names the one it trusts least. */
export function planWaive(
  view: View,
  seat: Seat,
  beliefOf: (face: CardFace) => AnswerBelief,
  level: LevelSettings,
): BotDecision | null {
  const open = challengeablePlacements(view, seat);
  if (open.length === 0) return null;
  const cards = open.map((placement) => {
    const face = findPlacedFace(view, placement)!;
    return { key: face.key, right: 1 - evaluateChallenge(view, placement, beliefOf(face), level).wrong };
  });
  const leastTrusted = cards.reduce((a, b) => (b.right < a.right ? b : a));
  return { move: { type: 'waive' }, reason: { type: 'waive', cards: open.length, leastTrusted, owner: view.active } };
}

type ChallengeValue = {
  readonly statement: string;
  /** The probability that the statement is right; `wrong`: that the card is wrong. */
  readonly probability: number;
  readonly wrong: number;
  readonly value: number;
};

function evaluateChallenge(
  view: View,
  placement: PlacementView,
  belief: AnswerBelief,
  level: LevelSettings,
): ChallengeValue {
  const isClaimed = claimTest(view, placement);
  const trust = estimateHonesty(view.players[view.active]!.record, level.opponentTrust, level.statsWeight);
  const updated = updateBelief(belief, isClaimed, trust);
  const probabilityOfCode = (code: string): number => updated[ANSWER_CODES.indexOf(code)]!;
  const statement = ANSWER_CODES.filter((code) => !isClaimed(code)).reduce((a, b) =>
    probabilityOfCode(b) > probabilityOfCode(a) ? b : a,
  );
  const probability = probabilityOfCode(statement);
  const wrong = 1 - probabilityOf(updated, isClaimed);
  return {
    statement,
    probability,
    wrong,
    value: BET_STEP_DOLLARS * (2 * probability - 1) + wrong * valueOfEndingTurn(view, level),
  };
}

const claimTest =
  (view: View, { window }: PlacementView) =>
  (code: string): boolean =>
    matchesClaim(code, relationInPlay(view.players, view.active)!, window);

/** What it is worth to one opponent to end this turn, including the books about to be published. */
export function valueOfEndingTurn(view: View, { foresight }: Pick<LevelSettings, 'foresight'>): number {
  const opponents = view.players.filter((player) => !player.left).length - 1;
  const books = Array.from({ length: booksAtStake(view) }, (_, i) => bookValue(view, view.active, i + 1, foresight));
  return TURN_ENDED_VALUE_DOLLARS + books.reduce((sum, one) => sum + one, 0) / (2 * opponents);
}

const booksAtStake = ({ phase, laid }: View): number =>
  Number(phase.type === 'wait' && phase.kind === 'coverage') + Number(laid.length === HAND_SIZE);

/** Raises if that is expected to pay, given what the opponent has claimed and bet (WP-100 to WP-103). */
export function planBetReply(
  view: View,
  seat: Seat,
  beliefOf: (face: CardFace) => AnswerBelief,
  level: LevelSettings,
  random: Random,
): BotDecision {
  const { phase } = view;
  if (phase.type !== 'bet') throw new Error('there is no bet to reply to');
  const placement = view.laid.find((one) => one.key === phase.key)!;
  const isClaimed = claimTest(view, placement);
  const isStated = (code: string): boolean => code === phase.statement;
  const side: BetSide = seat === phase.challenger ? 'challenger' : 'challenged';
  const [mine, theirs] = side === 'challenger' ? [isStated, isClaimed] : [isClaimed, isStated];
  const belief = beliefOf(findPlacedFace(view, placement)!);
  const other = side === 'challenger' ? view.active : phase.challenger;
  const trust = estimateHonesty(view.players[other]!.record, level.opponentTrust, level.statsWeight);
  const { raises, probability } =
    level.raiseThreshold === null
      ? raiseByStrategy(view, phase, side, probabilityOf(belief, mine), level, random)
      : raiseByConfidence(probabilityOf(updateBelief(belief, theirs, trust), mine), phase.level, level.raiseThreshold);
  return {
    move: raises ? { type: 'raise', to: null } : { type: 'call' },
    reason: { type: 'bet', key: phase.key, raises, probability, level: phase.level },
  };
}

/** Whether to raise, and the estimated probability of being right. */
type RaiseDecision = { readonly raises: boolean; readonly probability: number };

function raiseByConfidence(right: number, level: number, raiseThreshold: number): RaiseDecision {
  const odds = (right / (1 - right)) * pow(ODDS_FACTOR_PER_RAISE, Math.floor(level / BET_STEP_DOLLARS / 2));
  const probability = odds / (1 + odds);
  return { raises: probability >= raiseThreshold, probability };
}

function raiseByStrategy(
  { players, active }: View,
  { challenger, level, cap }: BetView,
  own: BetSide,
  probabilityOwn: number,
  { statsWeight }: LevelSettings,
  random: Random,
): RaiseDecision {
  const expected = predictResult(players[active]!.record, players[challenger]!.record, statsWeight);
  const game = roundBettingGame({ expected, cap: cap / BET_STEP_DOLLARS, own });
  const strategy = strategyFor(game);
  const at = Math.min(level / BET_STEP_DOLLARS, game.cap);
  const confidence = confidenceOf(probabilityOwn);
  const raises = at < game.cap && random.real() < strategy[at]![confidence]!;
  return { raises, probability: posteriorRight(game, strategy, own, confidence, at) };
}
