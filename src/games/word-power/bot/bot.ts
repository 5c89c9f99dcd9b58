// The bot of Word Power: it decides from a view alone, with the parameters of its level (levels.ts). How long it
// thinks is decided in thinking-time.ts.

import { BOT_LEVELS, type Persona } from '../../../core/bot-cast.ts';
import type { Bot, BotChoice, BotEnv, Seat } from '../../../core/game.ts';
import { pow } from '../../../core/math/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { CardFace } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { withSeatTarget } from '../rules/options.ts';
import { royaltyOf, SPACES } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import { type AnswerBelief, ageOnCard, formBelief, type Knower, LOOK_ALIKE, likenessOf, thinkAbout } from './belief.ts';
import { planBetReply, planChallenge, planWaive } from './betting.ts';
import { type LevelSettings, settingsOf } from './levels.ts';
import { planPlacement } from './placement-plan.ts';
import { type BotDecision, type MoveReason, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, persona, env) {
    const decision = decideWithThinkingTime(view, seat, persona, env);
    return decision && !decision.canWait ? { move: decision.move, after: decision.after } : null;
  },
  explain(view, seat, persona, env, players) {
    const decision = decideWithThinkingTime(view, seat, persona, env);
    return decision && { move: decision.move, why: sayReason(decision.reason, players) };
  },
};

/** `canWait`: the best move so far, but the bot need not act yet and may learn more by waiting. */
type TimedDecision = BotDecision & BotChoice<Move> & { readonly canWait: boolean };

function decideWithThinkingTime(view: View, seat: Seat, persona: Persona, env: BotEnv): TimedDecision | null {
  // Drawn before the decision, so it reveals nothing about it (WP-132).
  const after = thinkingTimeMs(view, seat, persona, env);
  const level = settingsOf(persona);
  const knower: Knower = { id: `${persona.id} ${seat}`, vocabulary: level.vocabulary };
  const decision = decideMove(view, seat, level, knower, env);
  return (
    decision && {
      move: decision.move,
      reason: withGround(decision.reason, knower, env.lexicon),
      after,
      canWait: view.phase.type === 'place' && decision.move.type === 'waive',
    }
  );
}

function decideMove(
  view: View,
  seat: Seat,
  level: LevelSettings,
  knower: Knower,
  { lexicon, random }: BotEnv,
): BotDecision | null {
  const { phase } = view;
  const isActive = seat === view.active;
  const beliefOf = (face: CardFace): AnswerBelief => formBelief(face, knower, lexicon);
  switch (phase.type) {
    case 'roll':
      return isActive ? { move: { type: 'roll' }, reason: { type: 'roll' } } : null;
    case 'start':
      return isActive ? decideAtStart(view, seat) : null;
    case 'place':
      if (isActive) return decidePlacement(view, seat, beliefOf, level, lexicon, random);
      return planChallenge(view, seat, beliefOf, level) ?? planWaive(view, seat, beliefOf, level);
    case 'wait':
      return planChallenge(view, seat, beliefOf, level) ?? planWaive(view, seat, beliefOf, level);
    case 'bet':
      return phase.toSpeak === seat ? planBetReply(view, seat, beliefOf, level, random) : null;
    case 'pass':
      return view.toAct.includes(seat) ? decidePass(view, phase.count, beliefOf) : null;
    case 'over':
      return null;
  }
}

/** Nobody tries to pass off HOT and “cold” as synonyms: a bluff needs a hard key word, or one that looks like the other word. */
function decidePlacement(
  view: View,
  seat: Seat,
  beliefOf: (face: CardFace) => AnswerBelief,
  level: LevelSettings,
  lexicon: Lexicon,
  random: Random,
): BotDecision {
  const { B, C } = view.players[seat]!.record.challenged;
  const isBluffing = random.real() < level.bluffRate * pow(level.bluffRateAfterCaught, B + C);
  const isBluffable = (face: CardFace, window: number): boolean =>
    ageOnCard(face.key, face, lexicon) >= level.bluffAge || likenessOf(face, window) >= LOOK_ALIKE;
  return planPlacement(view, seat, beliefOf, level, isBluffing, isBluffable);
}

/** A reason that rests on what the bot knows about a card also says what that is. */
const withGround = (reason: MoveReason, knower: Knower, lexicon: Lexicon): MoveReason =>
  reason.type === 'place' || reason.type === 'challenge'
    ? { ...reason, ground: thinkAbout(reason.face, knower, lexicon).ground }
    : reason;

/** Takes what leaves fewer turns until it wins. */
function decideAtStart({ setup: tableSetup, players }: View, seat: Seat): BotDecision {
  const setup = withSeatTarget(tableSetup, seat);
  const { books, cash } = players[seat]!;
  const royalty = royaltyOf(books);
  const takesBook = turnsToWin(setup, books + 1, cash) <= turnsToWin(setup, books, cash + royalty);
  return {
    move: { type: takesBook ? 'book' : 'royalty' },
    reason: { type: 'startChoice', takesBook, books, cash, royalty },
  };
}

/** In games of four equal bots a book takes 2.4 (master) to 4.5 turns (beginner). */
const TURNS_PER_BOOK = 3;
/** Every seventh space is a Royalty space. */
const TURNS_PER_ROYALTY = SPACES.length / SPACES.filter(({ type }) => type === 'royalty').length;

export function turnsToWin({ winRule, targetBooks, targetCash }: Setup, books: number, cash: number): number {
  const byBooks = Math.max(0, targetBooks - books) * TURNS_PER_BOOK;
  const missingCash = Math.max(0, targetCash - cash);
  const byCash = missingCash === 0 ? 0 : (missingCash / royaltyOf(books)) * TURNS_PER_ROYALTY;
  return winRule === 'both' ? Math.max(byBooks, byCash) : Math.min(byBooks, byCash);
}

/** At this confidence a card counts as known. */
const KNOWN_CARD_CONFIDENCE = 0.9;

/** Passes the cards it knows least about. */
function decidePass({ hand }: View, count: number, beliefOf: (face: CardFace) => AnswerBelief): BotDecision {
  const confidence = new Map(hand.map((face) => [face, Math.max(...beliefOf(face))]));
  const worst = hand.toSorted((a, b) => confidence.get(a)! - confidence.get(b)!).slice(0, count);
  const cards = worst.map((face) => face.key);
  const knowsAll = worst.every((face) => confidence.get(face)! >= KNOWN_CARD_CONFIDENCE);
  return { move: { type: 'pass', cards }, reason: { type: 'pass', cards, knowsAll } };
}
