// The contract of an analyst, which says for every decision of a match what was possible, what it was worth, and what was
// played. Each game has one in analysis/analyst.ts. It is loaded only by a review, so boards don't carry it.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { BotLevel } from '../bot-cast.ts';
import type { Highlight, Json, PlayedMatch, Seat } from '../game.ts';
import type { PlayerNames } from '../player-names.ts';
import type { Random } from '../random.ts';

/** What a game measures worth in. */
export type Unit = 'words' | 'points' | 'dollars';

/** `quick` is enough for a list of misses; `deep` looks further ahead and costs several times as much. */
export type Depth = 'quick' | 'deep';

/** One thing that could be done at a decision. */
export type Choice = {
  /** The move as RULES.md writes it. A decision of several moves, such as a list of words, is written as its last move. */
  readonly text: string;
  /** In the unit of the game. */
  readonly worth: number;
  /** The words it spells, in capitals. */
  readonly words: readonly string[];
  /** How well known the rarest of its words is (familiar-zipf.ts); `WITHOUT_WORDS` if it spells none. */
  readonly zipf: number;
  /** How well known its words are, where that decides nothing else and `zipf` doesn't say it: a sign of the player's level. */
  readonly familiarity?: number;
  /** Of a choice that only begins a word: the best known word that begins like this. */
  readonly begins?: string;
};

/** Above every real frequency, so that a choice without words is always an everyday one. */
export const WITHOUT_WORDS = 9;

/** What was possible at one decision. */
export type PositionAssessment = {
  readonly seat: Seat;
  /** Which decision this was, such as `turn`, `place` or `bet`; docs/review.md lists them. */
  readonly kind: string;
  /** The worth of doing nothing, or of choosing at random where something has to be done. */
  readonly baseline: number;
  /** Never an offensive word, and neither are `everyday` and `missed`. */
  readonly best: Choice;
  /** The best one whose words are all everyday words; null if there is none better than doing nothing. */
  readonly everyday: Choice | null;
  /** null: nothing was done, or what was tried did not count. */
  readonly played: Choice | null;
  /** Why what was tried did not count, as the end of a sentence: “GRAXE, but it isn’t in the dictionary”. */
  readonly refused?: string;
  /** Better than what was played, the best first, at most 12, no two that spell the same words. */
  readonly missed: readonly Choice[];
  /** How many choices there were. */
  readonly possible: number;
};

export type Assessment = PositionAssessment & { readonly n: number };

export type AnalysisEnv = {
  readonly lexicon: Lexicon;
  /** The same for the same view: it comes from `positionRandom`. */
  readonly random: Random;
  readonly depth: Depth;
  /** Words at least this well known count as everyday words. */
  readonly everydayZipf: number;
};

/** How common an everyday word is, for whom. */
export const EVERYDAY_ZIPF = { family: 3.5, keen: 3, expert: 2 } as const;

/** Where the board points to show a choice. */
export type BoardMark =
  /** A piece on the board. The analyst of a game says what its ids mean. */
  | { readonly type: 'piece'; readonly id: string }
  /** A square of a grid, the letter that goes there, and how good the square is from 0 to 1. */
  | { readonly type: 'square'; readonly square: number; readonly letter: string | null; readonly value: number }
  /** A word that could have been played, with a remark such as "nobody" or "also Ben". */
  | { readonly type: 'word'; readonly word: string; readonly remark: string };

export type Figures = { readonly mean: number; readonly deviation: number };

/** The accuracy of each bot level and the familiarity of the words it plays: the mean, and the standard deviation of one match.
 *  Made from bot matches by one command. */
export type AccuracyScale = {
  readonly seed: string;
  readonly matches: number;
  readonly levels: { readonly [L in BotLevel]: Figures & { readonly familiarity?: Figures } };
};

export interface Analyst<View, Event> {
  readonly unit: Unit;
  /** Decisions with less at stake don't count towards the accuracy. */
  readonly minStake: number;
  /** What a miss must have cost to be told. */
  readonly minMiss: number;
  readonly scale: AccuracyScale;
  /** The analyst knows answers that players don't, such as the backs of cards: not to be asked before the match is over. */
  readonly knowsAnswers?: true;
  /** What was possible for this seat in this view, and what `text` was worth; `text` is null if the time ran out. Returns null
   *  if nothing was decided. The same arguments give the same answer. It sees nothing but the view and the lexicon. */
  assess(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment | null;
  /** The miss in a sentence or two: what was there, and what it would have brought. Tells of the everyday choice if there is
   *  one, else of the best. */
  sayMiss(assessment: PositionAssessment, view: View, players: PlayerNames): string;
  marks(view: View, seat: Seat, choice: Choice, lexicon: Lexicon): readonly BoardMark[];
  /** What was there all along, with all cards open: for finished matches only. The most striking first. */
  lookBack(match: PlayedMatch<Event, View>, players: PlayerNames): readonly Highlight[];
}

export type AnyAnalyst = Analyst<Json, Json>;
