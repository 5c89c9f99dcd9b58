// A player of Word Power that sees a view and nothing else; its levels are numbers (levels.ts).
// Not its knowledge of words (belief.ts), its plans (plan.ts) or its bets (wager.ts).

import { BOT_LEVELS } from '../../../core/bot-levels.ts';
import type { Bot, BotChoice, Env, Millis, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Face } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { royaltyOf } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import { type Belief, believe } from './belief.ts';
import { letStand, planChallenge, planReply } from './betting.ts';
import { LEVELS, type Level, type LevelName } from './levels.ts';
import { planPlay } from './placement-plan.ts';
import { type Decision, formatWhy } from './reasons.ts';

const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, name, env) {
    const thought = think(view, seat, name, env);
    return thought && !thought.canWait ? { move: thought.move, after: thought.after } : null;
  },
  explain(view, seat, name, env, names) {
    const thought = think(view, seat, name, env);
    return thought && { move: thought.move, why: formatWhy(thought.reason, names) };
  },
};

/** `canWait`: what it would say if it had to, but more may come to light before it must. */
type Thought = Decision & BotChoice<Move> & { readonly canWait: boolean };

function think(view: View, seat: Seat, name: string, env: Env): Thought | null {
  if (!isLevel(name)) throw new Error(`there is no level ${name}`);
  // The delay is drawn before anything is weighed, so it tells nothing (WP-132).
  const [least, most] = DELAYS[view.phase.type];
  const after = withinClock(view, env, least + env.random.below(most - least));
  const believed = (face: Face): Belief => believe(face, name, seat, LEVELS[name].vocabulary, env.lexicon);
  const decision = decide(view, seat, LEVELS[name], believed, env.random);
  return decision && { ...decision, after, canWait: view.phase.type === 'place' && decision.move.type === 'waive' };
}

const DELAYS: { readonly [P in View['phase']['type']]: readonly [least: Millis, most: Millis] } = {
  roll: [700, 1800],
  start: [1200, 3500],
  place: [1500, 6000],
  wait: [1500, 6000],
  bet: [1500, 4000],
  pass: [2000, 7000],
  over: [0, 1],
};

const withinClock = ({ deadline }: View, { now }: Env, delay: Millis): Millis =>
  deadline === null ? delay : Math.max(0, Math.min(delay, deadline - now - 200));

function decide(
  view: View,
  seat: Seat,
  level: Level,
  believed: (face: Face) => Belief,
  random: Random,
): Decision | null {
  const { phase } = view;
  const isActive = seat === view.active;
  switch (phase.type) {
    case 'roll':
      return isActive ? { move: { type: 'roll' }, reason: { type: 'rolled' } } : null;
    case 'start':
      return isActive ? chooseBenefit(view, seat) : null;
    case 'place':
      if (isActive) return planPlay(view, seat, believed, level, random.real() < level.bluff);
      return planChallenge(view, seat, believed, level) ?? letStand(view, seat, believed, level);
    case 'wait':
      return planChallenge(view, seat, believed, level) ?? letStand(view, seat, believed, level);
    case 'bet':
      return phase.toSpeak === seat ? planReply(view, seat, believed, level, random) : null;
    case 'pass':
      return view.toAct.includes(seat) ? choosePass(view, phase.count, believed) : null;
    case 'over':
      return null;
  }
}

/** What brings the nearer target nearer; where both are needed, the farther one. */
function chooseBenefit({ setup, players }: View, seat: Seat): Decision {
  const { books, cash } = players[seat]!;
  const royalty = royaltyOf(books);
  const byBook = (books + 1) / setup.targetBooks;
  const byCash = (cash + royalty) / setup.targetCash;
  const takesBook =
    setup.winRule === 'both' ? byBook <= byCash && books < setup.targetBooks : byBook >= Math.min(1, byCash);
  return {
    move: { type: takesBook ? 'book' : 'royalty' },
    reason: { type: 'benefit', takesBook, books, cash, royalty, both: setup.winRule === 'both' },
  };
}

/** From here on a card counts as known. */
const SURE = 0.9;

/** Gives away what it knows least about. */
function choosePass({ hand }: View, count: number, believed: (face: Face) => Belief): Decision {
  const surety = new Map(hand.map((face) => [face, Math.max(...believed(face))]));
  const worst = hand.toSorted((a, b) => surety.get(a)! - surety.get(b)!).slice(0, count);
  const cards = worst.map((face) => face.key);
  const knowsAll = worst.every((face) => surety.get(face)! >= SURE);
  return { move: { type: 'pass', cards }, reason: { type: 'passed', cards, knowsAll } };
}
