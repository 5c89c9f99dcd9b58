// What a person's cards tell: how well the words are known, which came back in a game, and what is coming up. Nothing here
// counts against anybody: a missed day or week appears nowhere.

import { type DayNumber, dayOf, type LocalTime } from './due.ts';
import type { Bet } from './grade-answer.ts';
import { isActive, type KeptCard } from './kept-card.ts';

/** From kept and never asked to known for weeks. */
export const STRENGTHS = ['fresh', 'learning', 'known', 'solid'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A word that is still known after this many days is solid. */
const SOLID_DAYS = 21;
const DAYS_AHEAD = 7;
const DAYS_BACK = 7;

export type WordSummary = {
  readonly word: string;
  /** Oldest first; two questions can be about one word. */
  readonly cards: readonly KeptCard[];
  /** That of the weakest card. */
  readonly strength: Strength;
  readonly hasComeBack: boolean;
};

export type PracticeStatistics = {
  readonly words: readonly WordSummary[];
  readonly byStrength: { readonly [S in Strength]: number };
  readonly cameBack: readonly string[];
  /** In the last seven days, today included. */
  readonly lately: { readonly days: number; readonly answers: number };
  /** How often the person was right, by how much they bet; only bets that were made. */
  readonly bets: readonly { readonly bet: Bet; readonly answers: number; readonly right: number }[];
  /** Words that will be asked on each of the next seven days, tomorrow first. */
  readonly ahead: readonly number[];
};

export function strengthOf({ schedule }: KeptCard): Strength {
  if (schedule === null) return 'fresh';
  if (schedule.phase !== 'review') return 'learning';
  return schedule.stability >= SOLID_DAYS ? 'solid' : 'known';
}

export function summarizePractice(cards: readonly KeptCard[], now: LocalTime): PracticeStatistics {
  const active = cards.filter(isActive);
  const words = [...Map.groupBy(active, ({ word }) => word)].map(([word, own]): WordSummary => {
    const weakest = Math.min(...own.map((card) => STRENGTHS.indexOf(strengthOf(card))));
    return {
      ...{ word, cards: own, strength: STRENGTHS[weakest]! },
      hasComeBack: own.some(({ cameBackIn }) => cameBackIn.length > 0),
    };
  });
  const answers = active.flatMap(({ log }) => log);
  const today = dayOf(now);
  const recent = answers.map(({ at }) => dayOf(at)).filter((day) => day > today - DAYS_BACK && day <= today);
  const countOn = (day: DayNumber): number =>
    active.filter(({ schedule }) => schedule !== null && dayOf(schedule.due) === day).length;
  const bets = ([3, 2, 1] as const).map((bet) => {
    const made = answers.filter((answer) => answer.bet === bet);
    return { bet, answers: made.length, right: made.filter(({ grade }) => grade !== 'again').length };
  });
  const countOfStrength = (strength: Strength): number => words.filter((one) => one.strength === strength).length;
  return {
    words,
    byStrength: {
      fresh: countOfStrength('fresh'),
      learning: countOfStrength('learning'),
      known: countOfStrength('known'),
      solid: countOfStrength('solid'),
    },
    cameBack: words.flatMap(({ word, hasComeBack }) => (hasComeBack ? [word] : [])),
    lately: { days: new Set(recent).size, answers: recent.length },
    bets: bets.filter((one) => one.answers > 0),
    ahead: Array.from({ length: DAYS_AHEAD }, (_, i) => countOn(today + 1 + i)),
  };
}
