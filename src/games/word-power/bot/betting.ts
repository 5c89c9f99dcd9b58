// When a bot challenges, and how far it goes in a bet.
// There is no folding, so a raise cannot bluff: weak players go by feeling, strong ones by the solved table (ladder.ts).

import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { BET_STEP_DOLLARS, HAND_SIZE } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import { ANSWER_CODES, matchesClaim } from '../rules/cards.ts';
import { type BetSide, relationInPlay } from '../rules/state.ts';
import { type BetView, canChallengePlacement, type PlacementView, type View } from '../rules/view.ts';
import { type AnswerBelief, probabilityOf, updateBelief } from './belief.ts';
import { confidenceOf, posteriorRight, roundBettingGame, strategyFor } from './bet-solver.ts';
import { bookValue } from './book-value.ts';
import type { LevelParameters } from './levels.ts';
import { estimateHonesty, predictResult } from './opponent-model.ts';
import type { BotDecision } from './reasons.ts';

/** By so much each raise of the other lowers the odds of being right. */
const ODDS_FACTOR_PER_RAISE = 0.4;
/** Ending somebody's turn, besides the bet. */
const TURN_ENDED_VALUE_DOLLARS = 300;

/** The best challenge this seat could make now, null if none promises enough. */
export function planChallenge(
  view: View,
  seat: Seat,
  believed: (face: CardFace) => AnswerBelief,
  level: LevelParameters,
): BotDecision | null {
  let best: BotDecision | null = null;
  let most = level.challengeMarginDollars;
  for (const placement of view.laid) {
    if (!canChallengePlacement(view, placement, seat)) continue;
    const face = faceOn(view, placement);
    const { statement, chance, worth } = evaluateChallenge(view, placement, believed(face), level);
    if (worth <= most) continue;
    most = worth;
    const { B, C } = view.players[view.active]!.record.challenged;
    const caught = level.statsWeight > 0 ? B + C : 0;
    const reason = {
      type: 'challenged',
      face,
      statement,
      chance,
      owner: view.active,
      books: booksInSight(view),
      caught,
    } as const;
    best = { move: { type: 'challenge', card: placement.key, statement }, reason };
  }
  return best;
}

/** What it thinks of the cards that are open to it and not worth a challenge. */
export function planWaive(
  view: View,
  seat: Seat,
  believed: (face: CardFace) => AnswerBelief,
  level: LevelParameters,
): BotDecision | null {
  const open = view.laid.filter((placement) => canChallengePlacement(view, placement, seat));
  if (open.length === 0) return null;
  const cards = open.map((placement) => {
    const face = faceOn(view, placement);
    return { key: face.key, right: 1 - evaluateChallenge(view, placement, believed(face), level).wrong };
  });
  const doubted = cards.reduce((a, b) => (b.right < a.right ? b : a));
  return { move: { type: 'waive' }, reason: { type: 'letStand', cards: open.length, doubted, owner: view.active } };
}

const faceOn = (view: View, { key, window }: PlacementView): CardFace =>
  view.windows[window - 1]!.find((face) => face.key === key)!;

type ChallengeValue = {
  readonly statement: string;
  /** That the statement is right, and that the card is wrong. */
  readonly chance: number;
  readonly wrong: number;
  readonly worth: number;
};

function evaluateChallenge(
  view: View,
  placement: PlacementView,
  belief: AnswerBelief,
  level: LevelParameters,
): ChallengeValue {
  const isAsLaid = claimTest(view, placement);
  const trust = estimateHonesty(view.players[view.active]!.record, level.opponentTrust, level.statsWeight);
  const seen = updateBelief(belief, isAsLaid, trust);
  const chanceFor = (code: string): number => seen[ANSWER_CODES.indexOf(code)]!;
  const statement = ANSWER_CODES.filter((code) => !isAsLaid(code)).reduce((a, b) =>
    chanceFor(b) > chanceFor(a) ? b : a,
  );
  const chance = chanceFor(statement);
  const wrong = 1 - probabilityOf(seen, isAsLaid);
  return {
    statement,
    chance,
    wrong,
    worth: BET_STEP_DOLLARS * (2 * chance - 1) + wrong * valueOfEndingTurn(view, level),
  };
}

const claimTest =
  (view: View, { window }: PlacementView) =>
  (code: string): boolean =>
    matchesClaim(code, relationInPlay(view.players, view.active)!, window);

/** What it is worth to one opponent that this turn ends, the books in sight included. */
function valueOfEndingTurn(view: View, { foresight: care }: LevelParameters): number {
  const rivals = view.players.filter((player) => !player.left).length - 1;
  const books = Array.from({ length: booksInSight(view) }, (_, i) => bookValue(view, view.active, i + 1, care));
  return TURN_ENDED_VALUE_DOLLARS + books.reduce((sum, one) => sum + one, 0) / (2 * rivals);
}

const booksInSight = ({ phase, laid }: View): number =>
  Number(phase.type === 'wait' && phase.kind === 'coverage') + Number(laid.length === HAND_SIZE);

/** WP-100 to WP-103: raises as long as that promises to pay, after all that the other has said and bet. */
export function planBetReply(
  view: View,
  seat: Seat,
  believed: (face: CardFace) => AnswerBelief,
  level: LevelParameters,
  random: Random,
): BotDecision {
  const { phase } = view;
  if (phase.type !== 'bet') throw new Error('there is no bet to reply to');
  const placement = view.laid.find((one) => one.key === phase.key)!;
  const isAsLaid = claimTest(view, placement);
  const isAsStated = (code: string): boolean => code === phase.statement;
  const side: BetSide = seat === phase.challenger ? 'challenger' : 'challenged';
  const [mine, theirs] = side === 'challenger' ? [isAsStated, isAsLaid] : [isAsLaid, isAsStated];
  const belief = believed(faceOn(view, placement));
  const other = side === 'challenger' ? view.active : phase.challenger;
  const trust = estimateHonesty(view.players[other]!.record, level.opponentTrust, level.statsWeight);
  const { raises, chance } =
    level.raiseThreshold === null
      ? raiseByStrategy(view, phase, side, probabilityOf(belief, mine), level, random)
      : raiseByConfidence(probabilityOf(updateBelief(belief, theirs, trust), mine), phase.level, level.raiseThreshold);
  return {
    move: raises ? { type: 'raise', to: null } : { type: 'call' },
    reason: { type: 'bet', key: phase.key, raises, chance, level: phase.level, other },
  };
}

/** Whether to raise, and how likely one is right. */
type RaiseDecision = { readonly raises: boolean; readonly chance: number };

/** Every raise of the other makes it less likely that one is right. */
function raiseByConfidence(right: number, level: number, raiseAt: number): RaiseDecision {
  const odds = (right / (1 - right)) * ODDS_FACTOR_PER_RAISE ** Math.floor(level / BET_STEP_DOLLARS / 2);
  const chance = odds / (1 + odds);
  return { raises: chance >= raiseAt, chance };
}

function raiseByStrategy(
  { players, active }: View,
  { challenger, level, cap }: BetView,
  own: BetSide,
  felt: number,
  { statsWeight: memory }: LevelParameters,
  random: Random,
): RaiseDecision {
  const expected = predictResult(players[active]!.record, players[challenger]!.record, memory);
  const bet = roundBettingGame({ expected, cap: cap / BET_STEP_DOLLARS, own });
  const table = strategyFor(bet);
  const at = Math.min(level / BET_STEP_DOLLARS, bet.cap);
  const feeling = confidenceOf(felt);
  const raises = at < bet.cap && random.real() < table[at]![feeling]!;
  return { raises, chance: posteriorRight(bet, table, own, feeling, at) };
}
