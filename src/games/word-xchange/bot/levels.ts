// What a bot of each level is able to: the words it knows, how readily it sees them, how far it weighs, how it answers.
// Numbers and nothing else; what is done with them is in bot.ts and weigh.ts.

import type { BotLevel } from '../../../core/bot-levels.ts';
import { exp } from '../../../core/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Play } from '../rules/state.ts';
import { spell } from '../rules/tiles.ts';

export type Skill = {
  /** Half of the words of this zipf value are known, more of commoner ones, fewer of rarer ones; 0: the whole list. */
  readonly zipf: number;
  /** How many board tiles are looked at together; EVERYTHING: whatever lies there, the joker too. */
  readonly sight: number;
  /** Chance to see a word of three letters. */
  readonly find: number;
  /** Factor for each letter more. */
  readonly long: number;
  /** Factor for a steal that keeps the old word's letters in order, and for one that rearranges them. */
  readonly extend: number;
  readonly rearrange: number;
  /** How much of the danger to a word, of a rival's lead and of the words still to come is weighed; 0: not at all. */
  readonly care: number;
  /** Chance to challenge a word it does not know. */
  readonly doubt: number;
  /** Seconds of thought for a word. */
  readonly haste: readonly [from: number, to: number];
};

export const EVERYTHING = Number.POSITIVE_INFINITY;

export const SKILLS: { readonly [level in BotLevel]: Skill } = {
  child: {
    zipf: 3.85,
    sight: 8,
    find: 0.95,
    long: 0.8,
    extend: 0.9,
    rearrange: 0.3,
    care: 0,
    doubt: 0.05,
    haste: [8, 20],
  },
  beginner: {
    zipf: 3.5,
    sight: 10,
    find: 0.95,
    long: 0.85,
    extend: 1,
    rearrange: 0.48,
    care: 0.3,
    doubt: 0.1,
    haste: [7, 18],
  },
  casual: {
    zipf: 2.82,
    sight: 12,
    find: 0.92,
    long: 0.9,
    extend: 1,
    rearrange: 0.55,
    care: 0.5,
    doubt: 0.2,
    haste: [6, 16],
  },
  keen: {
    zipf: 1.85,
    sight: 14,
    find: 0.9,
    long: 0.93,
    extend: 1,
    rearrange: 0.75,
    care: 0.7,
    doubt: 0.35,
    haste: [5, 14],
  },
  expert: {
    zipf: 0.35,
    sight: 20,
    find: 0.86,
    long: 0.97,
    extend: 1,
    rearrange: 0.83,
    care: 0.9,
    doubt: 0.6,
    haste: [4, 10],
  },
  master: { zipf: 0, sight: EVERYTHING, find: 1, long: 1, extend: 1, rearrange: 1, care: 1, doubt: 1, haste: [3, 7] },
};

export const isLevel = (level: string): level is BotLevel => Object.hasOwn(SKILLS, level);

const SHARPNESS = 3;
/** A word rarer by this much than the half-known ones is known to nobody of that level. */
const REACH = 1.5;

/** The same answer every time: a bot does not learn a word between two turns. */
export function knows(level: BotLevel, word: string, lexicon: Lexicon): boolean {
  if (!lexicon.has(word)) return false;
  const { zipf } = SKILLS[level];
  const rarer = zipf - lexicon.zipf(word);
  return zipf === 0 || (rarer < REACH && hashToUnit(`${level} ${word}`) < 1 / (1 + exp(SHARPNESS * rarer)));
}

/** Flagged words are known, but no bot plays them. */
export const wouldPlay = (level: BotLevel, word: string, lexicon: Lexicon): boolean =>
  lexicon.offensiveness(word) === null && knows(level, word, lexicon);

/** How likely a player of this skill sees a play that lies there. */
export function ease(skill: Skill, { type, word, tiles, target }: Play): number {
  if (target === null) return skill.find * skill.long ** (tiles.length - 3);
  const inOrder = type === 'steal' ? spell(word).includes(spell(target.word)) : spell(word) === spell(target.word);
  return skill.find * (inOrder ? skill.extend : skill.rearrange) * skill.long ** Math.max(0, tiles.length - 1);
}
