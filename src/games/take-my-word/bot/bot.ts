// A bot: sees a view and nothing else, lists what could be played, keeps what its skill sees, and takes what is worth most.
// Levels are numbers (skill.ts), worth is weighed in weigh.ts and foresee.ts, reasons are put into words in why.ts.

import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import type { Bot, BotChoice, Env, ExplainedMove, Millis, Seat } from '../../../core/game.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, isBlank } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { canPlay, eachPlay } from '../rules/plays/find-plays.ts';
import { type Position, wordPoints } from '../rules/plays/position.ts';
import { spell } from '../rules/state.ts';
import { positionIn, type View } from '../rules/view.ts';
import {
  chanceTaken,
  estimate,
  isSafe,
  type Outlook,
  outlookOf,
  type Prospect,
  prospectOf,
  withPremiums,
} from './evaluate.ts';
import { ease, isLevel, knows, knowsBeginning, SKILLS } from './levels.ts';
import { foresee } from './lookahead.ts';
import { type Reason, type Standing, sayReason } from './reasons.ts';

export const bot: Bot<View, Move> = { levels: BOT_LEVELS, choose, explain };

type Decision = { readonly move: Move; readonly reason: Reason };

function choose(view: View, seat: Seat, level: string, env: Env): BotChoice<Move> | null {
  const random = fastRandom(env.random);
  const decision = decide(view, seat, level, env.lexicon, random);
  return decision && { move: decision.move, after: pauseBefore(decision, view, env.now, random) };
}

function explain(
  view: View,
  seat: Seat,
  level: string,
  env: Env,
  names: readonly string[],
): ExplainedMove<Move> | null {
  const decision = decide(view, seat, level, env.lexicon, fastRandom(env.random));
  return decision && { move: decision.move, why: sayReason(decision.reason, names) };
}

function decide(view: View, seat: Seat, level: string, lexicon: Lexicon, random: Random): Decision | null {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  if (view.toAct !== seat)
    return view.players[seat]!.away ? { move: { type: 'back' }, reason: { type: 'back' } } : null;
  return view.phase === 'switch' ? answerOffer(view, seat, level) : takeTurn(view, seat, level, lexicon, random);
}

/** TM-176: one to four seconds, if the clock allows. */
function pauseBefore({ move }: Decision, { limit }: View, now: Millis, random: Random): Millis {
  const wanted = move.type === 'back' ? 1000 : 1000 + random.below(3000);
  return limit === null ? wanted : Math.max(0, Math.min(wanted, limit - now - 500));
}

/** Whoever goes from last to first meets the own word and can clear it: worth it if the word is in danger. */
function answerOffer(view: View, seat: Seat, level: BotLevel): Decision {
  const first = view.rotation[0]!;
  const { slots, by } = view.row;
  const isOwn = by === seat && view.partners.includes(first);
  const danger = isOwn ? wordPoints(slots) * chanceTaken(slots, view.players[first]!.letters) : 0;
  const text = isOwn ? spell(slots) : null;
  return SKILLS[level].care * danger > 1
    ? { move: { type: 'switch', with: first }, reason: { type: 'switch', with: first, text } }
    : { move: { type: 'stay' }, reason: { type: 'stay', with: first, text } };
}

function takeTurn(view: View, seat: Seat, level: BotLevel, lexicon: Lexicon, random: Random): Decision {
  const position = positionIn(view, seat)!;
  const outlook = outlookOf(view, seat);
  const seen = seenProspects(position, level, lexicon, random);
  if (seen.length === 0) return sitOut(view, position, lexicon);
  const { care, width, hands } = SKILLS[level];
  const rated = seen
    .map((prospect) => ({ prospect, worth: estimate(prospect, outlook, care) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ prospect }) => prospect);
  const few = distinct(rated, Math.max(1, width)).map((one) => dress(one, position, outlook, care));
  const worth = width === 0 ? [0] : foresee(few, view, position, outlook, hands, { lexicon, random });
  const best = few[worth.indexOf(Math.max(...worth))]!;
  return { move: best.play, reason: reasonFor(best, view, seat, outlook, care, lexicon) };
}

function reasonFor(
  { play, text, isWord, points, slots, hand }: Prospect,
  view: View,
  seat: Seat,
  outlook: Outlook,
  care: number,
  lexicon: Lexicon,
): Reason {
  const { by, slots: old } = view.row;
  const standing: Standing | null =
    by === null
      ? null
      : {
          type: play.type === 'play' ? 'taken' : 'cleared',
          text: spell(old),
          by,
          points: view.players[by]!.turns.at(-1)!.points,
          isOwn: by === seat,
        };
  return {
    type: isWord ? 'word' : 'letter',
    text,
    points,
    standing,
    premiums: play.cells.flatMap(({ premium }) => premium ?? []),
    danger: care === 0 ? null : isSafe(outlook, points) ? 0 : chanceTaken(slots, outlook.letters),
    empties: hand.length === 0 && outlook.turns > 0,
    isComplete: !isWord && text.length > 1 && lexicon.has(text),
  };
}

/** The play with the premiums that a player of this care would lay. */
function dress(prospect: Prospect, position: Position, outlook: Outlook, care: number): Prospect {
  const danger = isSafe(outlook, prospect.points) ? 0 : chanceTaken(prospect.slots, outlook.letters);
  return withPremiums(prospect, position, outlook, care * danger);
}

/** The best few, no two that read and score alike. */
function distinct(prospects: readonly Prospect[], most: number): readonly Prospect[] {
  const seen = new Map<string, Prospect>();
  for (const one of prospects) {
    if (seen.size === most) break;
    const key = `${one.text} ${one.points} ${one.isWord}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

/** The plays it sees: what it does not know it never sees, and a word it knows only with some luck. */
function seenProspects(position: Position, level: BotLevel, lexicon: Lexicon, random: Random): readonly Prospect[] {
  const skill = SKILLS[level];
  const lucks = new Map<string, number>();
  const luckFor = (text: string, isWord: boolean): number => {
    if (!isWord) return knowsBeginning(level, text, lexicon) ? 0 : 1;
    return knows(level, text, lexicon) ? random.real() : 1;
  };
  const seen: Prospect[] = [];
  eachPlay({ ...position, hand: oneBlank(position.hand) }, lexicon, (play) => {
    const prospect = prospectOf(position, play);
    const { text, isWord } = prospect;
    const key = `${text} ${isWord}`;
    const luck = lucks.get(key) ?? luckFor(text, isWord);
    lucks.set(key, luck);
    if (luck < (isWord ? ease(skill, play) : 1)) seen.push(prospect);
    return false;
  });
  return seen;
}

/** A second blank is kept for later: together they would make more plays than can be looked at. */
function oneBlank(hand: readonly Card[]): readonly Card[] {
  const first = hand.find(isBlank);
  return hand.filter((card) => !isBlank(card) || card === first);
}

/** It sees nothing: passes if it may, else gives the turn up. */
function sitOut(view: View, position: Position, lexicon: Lexicon): Decision {
  const mayPass = view.status === 'open' && (view.setup.passRule === 'free' || !canPlay(position, lexicon));
  const type = mayPass ? 'pass' : 'giveup';
  return { move: { type }, reason: { type } };
}
