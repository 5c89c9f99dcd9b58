// The bot levels: the words each knows, how likely it is to notice a play, how much it thinks about risk.

import type { BotLevel } from '../../../core/bot-cast.ts';
import { exp, pow } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import {
  ALPHABET,
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  findPrefixArc,
} from '../../../lexicon/lists/word-graph.ts';
import { isPlacedCell, type Play } from '../rules/moves.ts';

export type LevelSettings = {
  /** The level knows half of the words of this learning age and more of those learned earlier; ALL_WORDS: the whole list. */
  readonly halfKnownAge: number;
  /** Chance to notice a word made with one card. */
  readonly findChance: number;
  /** Multiplies that chance for each further card. */
  readonly perCardFactor: number;
  /** Multiplies that chance for each replaced card. */
  readonly perReplacementFactor: number;
  /** How much the level minds the risk that a word is taken, from 0 to 1. */
  readonly riskAwareness: number;
  /** Number of plays evaluated by lookahead; 0: plays are only estimated. */
  readonly candidatePlays: number;
  /** Number of hands sampled for the next player. */
  readonly sampledHands: number;
};

const ALL_WORDS = Number.POSITIVE_INFINITY;

export const LEVELS: { readonly [level in BotLevel]: LevelSettings } = {
  child: {
    halfKnownAge: 4.1,
    findChance: 0.2,
    perCardFactor: 0.4,
    perReplacementFactor: 0.2,
    riskAwareness: 0,
    candidatePlays: 0,
    sampledHands: 0,
  },
  beginner: {
    halfKnownAge: 6.35,
    findChance: 0.5,
    perCardFactor: 0.59,
    perReplacementFactor: 0.45,
    riskAwareness: 0.1,
    candidatePlays: 0,
    sampledHands: 0,
  },
  casual: {
    halfKnownAge: 8,
    findChance: 0.7,
    perCardFactor: 0.73,
    perReplacementFactor: 0.6,
    riskAwareness: 0.25,
    candidatePlays: 0,
    sampledHands: 0,
  },
  keen: {
    halfKnownAge: 10.55,
    findChance: 0.9,
    perCardFactor: 0.87,
    perReplacementFactor: 0.82,
    riskAwareness: 0.6,
    candidatePlays: 0,
    sampledHands: 0,
  },
  expert: {
    halfKnownAge: 13.65,
    findChance: 0.97,
    perCardFactor: 0.96,
    perReplacementFactor: 0.93,
    riskAwareness: 0.9,
    candidatePlays: 3,
    sampledHands: 3,
  },
  master: {
    halfKnownAge: ALL_WORDS,
    findChance: 1,
    perCardFactor: 1,
    perReplacementFactor: 1,
    riskAwareness: 1,
    candidatePlays: 12,
    sampledHands: 16,
  },
};

/** How steeply knowledge falls off around the half-known age. */
const SLOPE_PER_YEAR = 1.25;
/** Words learned this much later than the half-known ones are never known. */
const MAX_YEARS_ABOVE_HALF = 4;

/** Always the same for a word, so that a bot does not learn it between two turns. Bots never play offensive words. */
export function knowsWord(level: BotLevel, word: string, lexicon: Lexicon): boolean {
  if (lexicon.offensiveness(word) !== null) return false;
  const { halfKnownAge } = LEVELS[level];
  if (halfKnownAge === ALL_WORDS) return true;
  const yearsAboveHalf = (lexicon.learningAge(word) ?? Number.POSITIVE_INFINITY) - halfKnownAge;
  return (
    yearsAboveHalf < MAX_YEARS_ABOVE_HALF &&
    hashToUnit(`${level} ${word}`) < 1 / (1 + exp(SLOPE_PER_YEAR * yearsAboveHalf))
  );
}

/** The chance that this level notices a play that makes a word. */
export function probabilityOfNoticing(level: LevelSettings, play: Play): number {
  const placed = play.cells.filter(isPlacedCell);
  const replacements = placed.filter(({ type }) => type === 'replace').length;
  return level.findChance * pow(level.perCardFactor, placed.length - 1) * pow(level.perReplacementFactor, replacements);
}

const MAX_WORDS_CHECKED = 300;

/** Does a word the level knows start with this text? Checks a few hundred words at most. */
export function knowsWordStarting(level: BotLevel, text: string, lexicon: Lexicon): boolean {
  if (lexicon.offensiveness(text) !== null) return false;
  if (text.length === 1 || LEVELS[level].halfKnownAge === ALL_WORDS) return lexicon.isPrefix(text);
  const { arcs } = lexicon.graph;
  let checksLeft = MAX_WORDS_CHECKED;
  const search = (list: number, start: string): boolean => {
    for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST) && checksLeft > 0; arc++) {
      value = arcs[arc]!;
      const word = start + ALPHABET[value & 31];
      if (value & ARC_ENDS_WORD && checksLeft-- > 0 && knowsWord(level, word, lexicon)) return true;
      if (search(value >>> ARC_CHILD_SHIFT, word)) return true;
    }
    return false;
  };
  const arc = findPrefixArc(lexicon.graph, text);
  return (
    arc !== 0 &&
    ((lexicon.has(text) && knowsWord(level, text, lexicon)) || search(arcs[arc]! >>> ARC_CHILD_SHIFT, text))
  );
}
