// A bot: sees a view and nothing else, lists what could be played, keeps what its skill sees, and takes what is worth most.
// Levels are numbers (skill.ts), worth is weighed in weigh.ts and foresee.ts.

import type { Bot, Choice, Env, Millis, Seat } from '../../core/game.ts';
import { quickRandom, type Random } from '../../core/random.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Card, isBlank } from './cards.ts';
import { foresee } from './foresee.ts';
import type { Move } from './move.ts';
import { type Position, wordPoints } from './position.ts';
import { canPlay, eachPlay } from './search.ts';
import { ease, isLevel, knows, knowsBeginning, LEVELS, type Level, SKILLS } from './skill.ts';
import { positionIn, type View } from './view.ts';
import {
  chanceTaken,
  estimate,
  isSafe,
  type Outlook,
  outlookOf,
  type Prospect,
  prospectOf,
  withPremiums,
} from './weigh.ts';

export const bot: Bot<View, Move> = { levels: LEVELS, choose };

function choose(view: View, seat: Seat, level: string, env: Env): Choice<Move> | null {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  if (view.toAct !== seat) return view.players[seat]!.away ? { move: { type: 'back' }, after: 1000 } : null;
  const random = quickRandom(env.random);
  const move =
    view.phase === 'switch' ? answerOffer(view, seat, level) : takeTurn(view, seat, level, env.lexicon, random);
  return { move, after: pause(view, env.now, random) };
}

/** TM-176: one to four seconds, if the clock allows. */
function pause(view: View, now: Millis, random: Random): Millis {
  const wanted = 1000 + random.below(3000);
  return view.limit === null ? wanted : Math.max(0, Math.min(wanted, view.limit - now - 500));
}

/** Whoever goes from last to first meets the own word and can clear it: worth it if the word is in danger. */
function answerOffer(view: View, seat: Seat, level: Level): Move {
  const first = view.rotation[0]!;
  const { row } = view;
  const isOwn = row.by === seat && view.partners.includes(first);
  const danger = isOwn ? wordPoints(row.slots) * chanceTaken(row.slots, view.players[first]!.letters) : 0;
  return SKILLS[level].care * danger > 1 ? { type: 'switch', with: first } : { type: 'stay' };
}

function takeTurn(view: View, seat: Seat, level: Level, lexicon: Lexicon, random: Random): Move {
  const position = positionIn(view, seat)!;
  const { care, width, hands } = SKILLS[level];
  const outlook = outlookOf(view, seat);
  const seen = seenProspects(position, level, lexicon, random);
  if (seen.length === 0) return sitOut(view, position, lexicon);
  const rated = seen
    .map((prospect) => ({ prospect, worth: estimate(prospect, outlook, care) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (width === 0) return dress(rated[0]!.prospect, position, outlook, care).play;
  const few = distinct(
    rated.map(({ prospect }) => prospect),
    width,
  ).map((one) => dress(one, position, outlook, care));
  const worth = foresee(few, view, position, outlook, hands, { lexicon, random });
  return few[worth.indexOf(Math.max(...worth))]!.play;
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
function seenProspects(position: Position, level: Level, lexicon: Lexicon, random: Random): readonly Prospect[] {
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
function sitOut(view: View, position: Position, lexicon: Lexicon): Move {
  const mayPass = view.status === 'open' && (view.setup.passRule === 'free' || !canPlay(position, lexicon));
  return { type: mayPass ? 'pass' : 'giveup' };
}
