// The bot levels: the words each knows, how likely it is to notice a play, how much it thinks about risk; and how a player of
// the cast differs from their level.

import type { BotLevel, Persona } from '../../../core/bot-cast.ts';
import { exp, pow } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import { isFitForBots } from '../../../core/vocabulary/fit-for-bots.ts';
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
  /** Stops looking after this many words and compares only these; a player who looks for one plays it. */
  readonly wordsCompared: number;
  /** How much the level minds the risk that a word is taken, from 0 to 1. */
  readonly riskAwareness: number;
  /** Number of plays evaluated by lookahead; 0: plays are only estimated. */
  readonly candidatePlays: number;
  /** Number of hands sampled for the next player. */
  readonly sampledHands: number;
};

/** The settings of one player. */
export type PlayerSettings = LevelSettings & {
  readonly id: string;
  /** Multiplies how readily they see what somebody's word can become. */
  readonly eye: number;
};

const ALL_WORDS = Number.POSITIVE_INFINITY;

export const LEVELS: { readonly [level in BotLevel]: LevelSettings } = {
  child: {
    halfKnownAge: 6.3,
    findChance: 0.6,
    perCardFactor: 0.5,
    perReplacementFactor: 0.2,
    wordsCompared: 1,
    riskAwareness: 0,
    candidatePlays: 0,
    sampledHands: 0,
  },
  beginner: {
    halfKnownAge: 7.2,
    findChance: 0.65,
    perCardFactor: 0.62,
    perReplacementFactor: 0.45,
    wordsCompared: 2,
    riskAwareness: 0.1,
    candidatePlays: 0,
    sampledHands: 0,
  },
  casual: {
    halfKnownAge: 8.6,
    findChance: 0.78,
    perCardFactor: 0.75,
    perReplacementFactor: 0.6,
    wordsCompared: 4,
    riskAwareness: 0.25,
    candidatePlays: 0,
    sampledHands: 0,
  },
  keen: {
    halfKnownAge: 10.55,
    findChance: 0.9,
    perCardFactor: 0.87,
    perReplacementFactor: 0.82,
    wordsCompared: 8,
    riskAwareness: 0.6,
    candidatePlays: 0,
    sampledHands: 0,
  },
  expert: {
    halfKnownAge: 13.65,
    findChance: 0.97,
    perCardFactor: 0.96,
    perReplacementFactor: 0.93,
    wordsCompared: Number.POSITIVE_INFINITY,
    riskAwareness: 0.9,
    candidatePlays: 3,
    sampledHands: 3,
  },
  master: {
    halfKnownAge: ALL_WORDS,
    findChance: 1,
    perCardFactor: 1,
    perReplacementFactor: 1,
    wordsCompared: Number.POSITIVE_INFINITY,
    riskAwareness: 1,
    candidatePlays: 12,
    sampledHands: 16,
  },
};

/** A year of vocabulary makes more of a difference in this game than in others. */
const WORDS_SHIFT = 0.5;

/** The settings of a level with the shifts of a player. Somebody bold minds the risk less. */
export function settingsOf({ id, level, speed, eye, words, nerve }: Persona): PlayerSettings {
  const settings = LEVELS[level];
  return {
    ...settings,
    ...{ id, eye },
    halfKnownAge: settings.halfKnownAge + WORDS_SHIFT * words,
    findChance: 1 - pow(1 - settings.findChance, speed),
    riskAwareness: Math.min(1, settings.riskAwareness / nerve),
  };
}

/** How steeply knowledge falls off around the half-known age. */
const SLOPE_PER_YEAR = 1.25;
/** Words learned this much later than the half-known ones are never known. */
const MAX_YEARS_ABOVE_HALF = 4;

/** Always the same for a word, so that a bot does not learn it between two turns. Bots never play offensive words. */
export function knowsWord({ id, halfKnownAge }: PlayerSettings, word: string, lexicon: Lexicon): boolean {
  if (!isFitForBots(word, lexicon)) return false;
  if (halfKnownAge === ALL_WORDS) return true;
  const yearsAboveHalf = (lexicon.learningAge(word) ?? Number.POSITIVE_INFINITY) - halfKnownAge;
  return (
    yearsAboveHalf < MAX_YEARS_ABOVE_HALF &&
    hashToUnit(`${id} ${word}`) < 1 / (1 + exp(SLOPE_PER_YEAR * yearsAboveHalf))
  );
}

/** The chance that a player notices a play that makes a word. */
export function probabilityOfNoticing(player: PlayerSettings, play: Play, takesWord: boolean): number {
  const placed = play.cells.filter(isPlacedCell);
  const replacements = placed.filter(({ type }) => type === 'replace').length;
  const chance =
    player.findChance * pow(player.perCardFactor, placed.length - 1) * pow(player.perReplacementFactor, replacements);
  return takesWord ? Math.min(1, chance * player.eye) : chance;
}

const MAX_WORDS_CHECKED = 300;

/** Does a word the player knows start with this text? Checks a few hundred words at most. */
export function knowsWordStarting(player: PlayerSettings, text: string, lexicon: Lexicon): boolean {
  if (!isFitForBots(text, lexicon)) return false;
  if (text.length === 1 || player.halfKnownAge === ALL_WORDS) return lexicon.isPrefix(text);
  const { arcs } = lexicon.graph;
  let checksLeft = MAX_WORDS_CHECKED;
  const search = (list: number, start: string): boolean => {
    for (let arc = list, value = 0; arc !== 0 && !(value & ARC_IS_LAST) && checksLeft > 0; arc++) {
      value = arcs[arc]!;
      const word = start + ALPHABET[value & 31];
      if (value & ARC_ENDS_WORD && checksLeft-- > 0 && knowsWord(player, word, lexicon)) return true;
      if (search(value >>> ARC_CHILD_SHIFT, word)) return true;
    }
    return false;
  };
  const arc = findPrefixArc(lexicon.graph, text);
  return (
    arc !== 0 &&
    ((lexicon.has(text) && knowsWord(player, text, lexicon)) || search(arcs[arc]! >>> ARC_CHILD_SHIFT, text))
  );
}
