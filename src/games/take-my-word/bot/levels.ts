// What a bot of each level is able to: the words it knows, how readily it sees a play, how far it weighs.
// Numbers and the vocabulary they mean; what is done with them is in bot.ts and weigh.ts.

import type { BotLevel } from '../../../core/bot-levels.ts';
import { exp } from '../../../core/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import {
  ALPHABET,
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  findPrefixArc,
} from '../../../lexicon/lists/word-graph.ts';
import { isLaid, type Play } from '../rules/moves.ts';

export type Skill = {
  /** Half of the words of this zipf value are known, more of the commoner ones; 0: the whole list. */
  readonly zipf: number;
  /** Chance to see a word that one card makes, and factors for each card more and each one replaced. */
  readonly find: number;
  readonly more: number;
  readonly swap: number;
  /** How much of the danger to a word is felt, from 0 to 1. */
  readonly care: number;
  /** Of how many plays, and against how many hands a rival might hold, the answer is tried out; 0: only estimated. */
  readonly width: number;
  readonly hands: number;
};

export const SKILLS: { readonly [level in BotLevel]: Skill } = {
  child: { zipf: 5.2, find: 0.2, more: 0.4, swap: 0.2, care: 0, width: 0, hands: 0 },
  beginner: { zipf: 4.5, find: 0.5, more: 0.59, swap: 0.45, care: 0.1, width: 0, hands: 0 },
  casual: { zipf: 4, find: 0.7, more: 0.73, swap: 0.6, care: 0.25, width: 0, hands: 0 },
  keen: { zipf: 3.1, find: 0.9, more: 0.87, swap: 0.82, care: 0.6, width: 0, hands: 0 },
  expert: { zipf: 1.9, find: 0.97, more: 0.96, swap: 0.93, care: 0.9, width: 3, hands: 3 },
  master: { zipf: 0, find: 1, more: 1, swap: 1, care: 1, width: 12, hands: 16 },
};

export const isLevel = (level: string): level is BotLevel => Object.hasOwn(SKILLS, level);

const SHARPNESS = 3;
/** A word rarer by this much than the half-known ones is known to nobody of that level. */
const REACH = 1.5;

/** The same answer every time: a bot does not learn a word between two turns. Nobody plays what is flagged. */
export function knows(level: BotLevel, word: string, lexicon: Lexicon): boolean {
  if (lexicon.offensiveness(word) !== null) return false;
  const { zipf } = SKILLS[level];
  const rarer = zipf - lexicon.zipf(word);
  return zipf === 0 || (rarer < REACH && hashToUnit(`${level} ${word}`) < 1 / (1 + exp(SHARPNESS * rarer)));
}

/** How likely a player of this skill sees a play that makes a word. */
export function ease(skill: Skill, play: Play): number {
  const laid = play.cells.filter(isLaid);
  const swaps = laid.filter(({ type }) => type === 'replace').length;
  return skill.find * skill.more ** (laid.length - 1) * skill.swap ** swaps;
}

const LOOKED_AT = 300;

/** Does a word it knows begin so? Looks at a few hundred words at most. */
export function knowsBeginning(level: BotLevel, text: string, lexicon: Lexicon): boolean {
  if (lexicon.offensiveness(text) !== null) return false;
  if (text.length === 1 || SKILLS[level].zipf === 0) return lexicon.isPrefix(text);
  const { arcs } = lexicon.graph;
  let looks = LOOKED_AT;
  const look = (list: number, start: string): boolean => {
    for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST) && looks > 0; arc++) {
      value = arcs[arc]!;
      const word = start + ALPHABET[value & 31];
      if (value & ARC_ENDS_WORD && looks-- > 0 && knows(level, word, lexicon)) return true;
      if (look(value >>> ARC_CHILD_SHIFT, word)) return true;
    }
    return false;
  };
  const arc = findPrefixArc(lexicon.graph, text);
  return (
    arc !== 0 && ((lexicon.has(text) && knows(level, text, lexicon)) || look(arcs[arc]! >>> ARC_CHILD_SHIFT, text))
  );
}
