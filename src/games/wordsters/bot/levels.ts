// The settings of the six bot levels. All levels play by the same code (bot.ts) and differ only in these numbers.

import type { BotLevel } from '../../../core/bot-cast.ts';
import type { VocabularyProfile } from './vocabulary.ts';

export type LevelSettings = VocabularyProfile & {
  /** Seconds until the next word comes to mind, on average. */
  readonly secondsPerWord: number;
  /** How much easier some Wordsters are than others: secondsPerWord is multiplied by exp(x), with x from
   * -paceVariation to +paceVariation, fixed for each seat and Wordster. */
  readonly paceVariation: number;
  /** How many words it considers, on average, before writing the one others are least likely to have. */
  readonly ideasPerWord: number;
  /** Chance to notice that a word is a form or relative of one already on the list. */
  readonly duplicateCare: number;
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
};

export const LEVELS: { readonly [L in BotLevel]: LevelSettings } = {
  child: {
    name: 'child',
    halfKnownAge: 9.3,
    ageFactor: 0.65,
    lengthFactor: 0.78,
    gapFactor: 0.22,
    secondsPerWord: 19.2,
    paceVariation: 0.9,
    ideasPerWord: 1,
    duplicateCare: 0.35,
    announceBestChance: 0.2,
    claimClearChance: 0.5,
    claimDoubtfulChance: 0.6,
    contestChance: 0.1,
    questionChance: 0.2,
  },
  beginner: {
    name: 'beginner',
    halfKnownAge: 10.05,
    ageFactor: 0.67,
    lengthFactor: 0.82,
    gapFactor: 0.3,
    secondsPerWord: 17.35,
    paceVariation: 0.9,
    ideasPerWord: 1.2,
    duplicateCare: 0.6,
    announceBestChance: 0.4,
    claimClearChance: 0.4,
    claimDoubtfulChance: 0.5,
    contestChance: 0.2,
    questionChance: 0.3,
  },
  casual: {
    name: 'casual',
    halfKnownAge: 10.8,
    ageFactor: 0.69,
    lengthFactor: 0.87,
    gapFactor: 0.42,
    secondsPerWord: 16.2,
    paceVariation: 0.85,
    ideasPerWord: 1.45,
    duplicateCare: 0.8,
    announceBestChance: 0.6,
    claimClearChance: 0.4,
    claimDoubtfulChance: 0.3,
    contestChance: 0.4,
    questionChance: 0.4,
  },
  keen: {
    name: 'keen',
    halfKnownAge: 11.7,
    ageFactor: 0.71,
    lengthFactor: 0.92,
    gapFactor: 0.6,
    secondsPerWord: 15.4,
    paceVariation: 0.8,
    ideasPerWord: 1.85,
    duplicateCare: 0.9,
    announceBestChance: 0.8,
    claimClearChance: 0.5,
    claimDoubtfulChance: 0.1,
    contestChance: 0.6,
    questionChance: 0.6,
  },
  expert: {
    name: 'expert',
    halfKnownAge: 12.45,
    ageFactor: 0.73,
    lengthFactor: 0.95,
    gapFactor: 0.75,
    secondsPerWord: 14.8,
    paceVariation: 0.7,
    ideasPerWord: 2.2,
    duplicateCare: 1,
    announceBestChance: 0.9,
    claimClearChance: 0.7,
    claimDoubtfulChance: 0.05,
    contestChance: 0.8,
    questionChance: 0.8,
  },
  master: {
    name: 'master',
    halfKnownAge: 13.15,
    ageFactor: 0.75,
    lengthFactor: 1,
    gapFactor: 0.9,
    secondsPerWord: 14.5,
    paceVariation: 0.55,
    ideasPerWord: 2.5,
    duplicateCare: 1,
    announceBestChance: 1,
    claimClearChance: 0.9,
    claimDoubtfulChance: 0,
    contestChance: 1,
    questionChance: 1,
  },
};
