// A card as a person keeps it: with its schedule, the answers so far, and the matches its word came back in.

import type { Grade, LocalTime, Schedule } from './due.ts';
import type { Bet } from './grade-answer.ts';
import type { PracticeCard } from './practice-card.ts';

export type LoggedAnswer = {
  readonly at: LocalTime;
  readonly grade: Grade;
  readonly ms: number;
  readonly bet: Bet | null;
};

export type KeptCard = PracticeCard & {
  readonly keptAt: LocalTime;
  /** null: never asked. */
  readonly schedule: Schedule | null;
  /** Oldest first. */
  readonly log: readonly LoggedAnswer[];
  /** The records of matches in which the person played the word after keeping it. */
  readonly cameBackIn: readonly string[];
  /** When the person gave the card up; it stays stored so that no other device brings it back. */
  readonly removedAt: LocalTime | null;
};

export const keepCard = (card: PracticeCard, now: LocalTime): KeptCard => ({
  ...card,
  ...{ keptAt: now, schedule: null, log: [], cameBackIn: [], removedAt: null },
});

export const isActive = ({ removedAt }: KeptCard): boolean => removedAt === null;

export const removeCard = (card: KeptCard, now: LocalTime): KeptCard => ({ ...card, removedAt: now });

/** A card that was given up, with all that was learned before. */
export const restoreCard = (card: KeptCard, now: LocalTime): KeptCard => ({ ...card, keptAt: now, removedAt: null });

/** The different words of these cards. */
export const wordsOf = (cards: readonly KeptCard[]): ReadonlySet<string> =>
  new Set(cards.filter(isActive).map(({ word }) => word));

/** Notes a finished match in which these words were played. Cards that were made from it don't count, nor cards kept later. */
export const noteMatch = (
  cards: readonly KeptCard[],
  match: { readonly record: string; readonly words: readonly string[]; readonly finishedAt: LocalTime },
): readonly KeptCard[] =>
  cards.map((card) =>
    isActive(card) &&
    match.words.includes(card.word) &&
    card.keptAt < match.finishedAt &&
    card.from?.record !== match.record &&
    !card.cameBackIn.includes(match.record)
      ? { ...card, cameBackIn: [...card.cameBackIn, match.record] }
      : card,
  );

/** How many different words have come back in a game. */
export const countCameBack = (cards: readonly KeptCard[]): number =>
  wordsOf(cards.filter(({ cameBackIn }) => cameBackIn.length > 0)).size;

/** Two copies of a card from two devices: the one answered last, with what came back on either. */
export function mergeCards(a: KeptCard, b: KeptCard): KeptCard {
  const lastChange = ({ schedule, keptAt, removedAt }: KeptCard): LocalTime =>
    Math.max(keptAt, schedule?.lastReview ?? 0, removedAt ?? 0);
  const [older, newer] = lastChange(a) <= lastChange(b) ? [a, b] : [b, a];
  return {
    ...newer,
    // A card that was given up and kept again counts from then on, or its removal would look newer.
    keptAt: isActive(older) ? Math.min(a.keptAt, b.keptAt) : newer.keptAt,
    cameBackIn: [...new Set([...older.cameBackIn, ...newer.cameBackIn])].toSorted(),
  };
}

/** All cards of both, each once, oldest first. */
export function mergeAll(ours: readonly KeptCard[], theirs: readonly KeptCard[]): readonly KeptCard[] {
  const byId = new Map(ours.map((card) => [card.id, card]));
  for (const card of theirs) {
    const known = byId.get(card.id);
    byId.set(card.id, known === undefined ? card : mergeCards(known, card));
  }
  return [...byId.values()].toSorted((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1));
}
