// Takes over what people learned with the vocabulary builder of older versions, so that nothing is asked from the beginning.

import { DAY_MS } from '../../core/practice/due.ts';
import { type KeptCard, keepCard } from '../../core/practice/kept-card.ts';
import type { PracticeCard } from '../../core/practice/practice-card.ts';
import { localNow } from '../connection/practice/local-time.ts';
import { askPractice } from '../connection/practice/practice-client.ts';
import { loadCards, saveCards } from '../connection/practice/practice-store.ts';

const STORAGE_KEY = 'wordhoard drill';
const GAME = 'word-power';
/** Days until a word of box 1, 2, 3 … was asked again. */
const BOX_DAYS = [0, 2, 4, 8, 16] as const;
/** In the middle of the scale of ts-fsrs. */
const USUAL_DIFFICULTY = 5;

export type DrilledWord = { readonly key: string; readonly box: number };

export function readDrill(stored: string | null): readonly DrilledWord[] {
  try {
    const { progress } = JSON.parse(stored ?? '{}') as { readonly progress?: readonly DrilledWord[] };
    return (progress ?? []).filter(({ key, box }) => typeof key === 'string' && BOX_DAYS[box - 1] !== undefined);
  } catch {
    return [];
  }
}

/** A word of the first box is new; the others are known for as long as their box says. */
export function cardFromBox(card: PracticeCard, box: number, now: number): KeptCard {
  const kept = keepCard(card, now);
  const days = BOX_DAYS[box - 1] ?? 0;
  if (days === 0) return kept;
  return {
    ...kept,
    schedule: {
      ...{ due: now + days * DAY_MS, stability: days, difficulty: USUAL_DIFFICULTY, scheduledDays: days },
      ...{ step: 0, reps: box - 1, lapses: 0, phase: 'review', lastReview: now },
    },
  };
}

/** Once: afterwards the old progress is deleted. */
export async function adoptDrill(): Promise<void> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORAGE_KEY);
  } catch {} // without storage there is nothing to take over
  if (stored === null) return;
  const drilled = new Map(readDrill(stored).map(({ key, box }) => [key, box]));
  const made = await askPractice('words', { game: GAME, words: [...drilled.keys()] });
  if (!made.ok) return;
  const known = new Set((await loadCards()).map(({ id }) => id));
  const cards = made.value.map((card) => cardFromBox(card, drilled.get(card.word)!, localNow()));
  if (await saveCards(cards.filter(({ id }) => !known.has(id)))) localStorage.removeItem(STORAGE_KEY);
}
