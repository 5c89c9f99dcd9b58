// The bot of Word Power: it decides from a view alone, with the parameters of its level (levels.ts). How long it
// thinks is decided in thinking-time.ts.

import { BOT_LEVELS, type BotLevel } from '../../../core/bot-cast.ts';
import type { Bot, BotChoice, BotEnv, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { CardFace } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { royaltyOf, SPACES } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import { type AnswerBelief, formBelief } from './belief.ts';
import { planBetReply, planChallenge, planWaive } from './betting.ts';
import { LEVELS, type LevelSettings } from './levels.ts';
import { planPlacement } from './placement-plan.ts';
import { type BotDecision, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, { level }, env) {
    const decision = decideWithThinkingTime(view, seat, level, env);
    return decision && !decision.canWait ? { move: decision.move, after: decision.after } : null;
  },
  explain(view, seat, { level }, env, players) {
    const decision = decideWithThinkingTime(view, seat, level, env);
    return decision && { move: decision.move, why: sayReason(decision.reason, players) };
  },
};

/** `canWait`: the best move so far, but the bot need not act yet and may learn more by waiting. */
type TimedDecision = BotDecision & BotChoice<Move> & { readonly canWait: boolean };

function decideWithThinkingTime(view: View, seat: Seat, name: BotLevel, env: BotEnv): TimedDecision | null {
  // Drawn before the decision, so it reveals nothing about it (WP-132).
  const after = thinkingTimeMs(view, seat, name, env);
  const beliefOf = (face: CardFace): AnswerBelief => formBelief(face, name, seat, LEVELS[name].vocabulary, env.lexicon);
  const decision = decideMove(view, seat, LEVELS[name], beliefOf, env.random);
  return decision && { ...decision, after, canWait: view.phase.type === 'place' && decision.move.type === 'waive' };
}

function decideMove(
  view: View,
  seat: Seat,
  level: LevelSettings,
  beliefOf: (face: CardFace) => AnswerBelief,
  random: Random,
): BotDecision | null {
  const { phase } = view;
  const isActive = seat === view.active;
  switch (phase.type) {
    case 'roll':
      return isActive ? { move: { type: 'roll' }, reason: { type: 'roll' } } : null;
    case 'start':
      return isActive ? decideAtStart(view, seat) : null;
    case 'place':
      if (isActive) return planPlacement(view, seat, beliefOf, level, random.real() < level.bluffRate);
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

/** Takes what leaves fewer turns until it wins. */
function decideAtStart({ setup, players }: View, seat: Seat): BotDecision {
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
