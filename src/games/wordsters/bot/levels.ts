// The settings of the six bot levels, and how a player of the cast differs from their level. All levels play by the same
// code (bot.ts) and differ only in these numbers.

import type { BotLevel, Persona } from '../../../core/bot-cast.ts';
import type { VocabularyProfile } from './vocabulary.ts';

export type LevelSettings = Omit<VocabularyProfile, 'id'> & {
  /** Seconds until the next word comes to mind at the start of a round, if there are many words to find. */
  readonly secondsPerWord: number;
  /** The number of seconds after which words come half as fast. */
  readonly halfLifeSeconds: number;
  /** How many words it considers, on average, before writing the one others are least likely to have. */
  readonly ideasPerWord: number;
  /** Chance to notice that a word is a form of one already on the list. */
  readonly noticesForms: number;
  /** Chance to notice that a word is related to one already on the list. */
  readonly noticesRelatives: number;
  /** Chance to announce the word others are most likely to have. */
  readonly announceBestChance: number;
  /** Chance to claim a similar word that is clearly different. */
  readonly claimClearChance: number;
  /** Chance to claim a similar word that may count as the same. */
  readonly claimDoubtfulChance: number;
  /** Chance to contest a word that can be contested. */
  readonly contestChance: number;
  /** Chance to question a word it does not know. */
  readonly questionChance: number;
  /** Recognizes every word of the list, even those it would never think of. */
  readonly knowsDictionary: boolean;
};

/** The settings of one player. */
export type PlayerSettings = LevelSettings & VocabularyProfile;

export const LEVELS: { readonly [L in BotLevel]: LevelSettings } = {
  child: {
    halfKnownAge: 8.5,
    ageSpread: 0.8,
    steepness: 1.15,
    isChild: true,
    secondsPerWord: 5.3,
    halfLifeSeconds: 70,
    ideasPerWord: 1,
    noticesForms: 0.9,
    noticesRelatives: 0.35,
    announceBestChance: 0.2,
    claimClearChance: 0.5,
    claimDoubtfulChance: 0.6,
    contestChance: 0.1,
    questionChance: 0.2,
    knowsDictionary: false,
  },
  beginner: {
    halfKnownAge: 10.5,
    ageSpread: 0.8,
    steepness: 1.05,
    isChild: false,
    secondsPerWord: 9.9,
    halfLifeSeconds: 75,
    ideasPerWord: 1,
    noticesForms: 0.99,
    noticesRelatives: 0.6,
    announceBestChance: 0.4,
    claimClearChance: 0.4,
    claimDoubtfulChance: 0.5,
    contestChance: 0.2,
    questionChance: 0.3,
    knowsDictionary: false,
  },
  casual: {
    halfKnownAge: 11.5,
    ageSpread: 0.8,
    steepness: 0.95,
    isChild: false,
    secondsPerWord: 10.4,
    halfLifeSeconds: 80,
    ideasPerWord: 1,
    noticesForms: 1,
    noticesRelatives: 0.75,
    announceBestChance: 0.6,
    claimClearChance: 0.4,
    claimDoubtfulChance: 0.3,
    contestChance: 0.4,
    questionChance: 0.4,
    knowsDictionary: false,
  },
  keen: {
    halfKnownAge: 12.5,
    ageSpread: 0.8,
    steepness: 0.82,
    isChild: false,
    secondsPerWord: 11.7,
    halfLifeSeconds: 95,
    ideasPerWord: 1.85,
    noticesForms: 1,
    noticesRelatives: 0.9,
    announceBestChance: 0.8,
    claimClearChance: 0.5,
    claimDoubtfulChance: 0.1,
    contestChance: 0.6,
    questionChance: 0.6,
    knowsDictionary: false,
  },
  expert: {
    halfKnownAge: 14,
    ageSpread: 1,
    steepness: 0.7,
    isChild: false,
    secondsPerWord: 12,
    halfLifeSeconds: 120,
    ideasPerWord: 2.2,
    noticesForms: 1,
    noticesRelatives: 0.97,
    announceBestChance: 0.9,
    claimClearChance: 0.7,
    claimDoubtfulChance: 0.05,
    contestChance: 0.8,
    questionChance: 0.8,
    knowsDictionary: false,
  },
  master: {
    halfKnownAge: 16,
    ageSpread: 1.2,
    steepness: 0.6,
    isChild: false,
    secondsPerWord: 11.9,
    halfLifeSeconds: 180,
    ideasPerWord: 2.5,
    noticesForms: 1,
    noticesRelatives: 1,
    announceBestChance: 1,
    claimClearChance: 0.9,
    claimDoubtfulChance: 0,
    contestChance: 1,
    questionChance: 1,
    knowsDictionary: true,
  },
};

/** How much of a player’s shifts applies here: with all of them, players of one level would be too far apart. */
const SHIFT = 0.5;

/** The settings of a level with the shifts of a player. */
export function settingsOf({ id, level, speed, words, nerve }: Persona): PlayerSettings {
  const settings = LEVELS[level];
  return {
    ...settings,
    id,
    secondsPerWord: settings.secondsPerWord / (1 + SHIFT * (speed - 1)),
    halfKnownAge: settings.halfKnownAge + SHIFT * words,
    contestChance: Math.min(1, settings.contestChance * nerve),
    questionChance: Math.min(1, settings.questionChance * nerve),
  };
}
