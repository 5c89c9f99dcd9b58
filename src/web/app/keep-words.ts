// "Keep this word": makes a practice card from a miss, from a dispute or from a word that was looked up, and keeps it.

import type { Seat } from '../../core/game.ts';
import { isActive, type KeptCard, keepCard, removeCard, restoreCard } from '../../core/practice/kept-card.ts';
import type { CardSource, PracticeCard } from '../../core/practice/practice-card.ts';
import { recordHash } from '../../core/records/record-hash.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { localNow } from '../connection/practice/local-time.ts';
import { askPractice } from '../connection/practice/practice-client.ts';
import type { DisputedCard } from '../connection/practice/practice-messages.ts';
import { loadCards, saveCards } from '../connection/practice/practice-store.ts';
import { lookUpWord } from './lexicon.svelte.ts';

/** Where somebody meets a word. */
export type WordOrigin =
  | { readonly type: 'miss'; readonly record: string; readonly seat: Seat; readonly n: number }
  | { readonly type: 'dispute'; readonly disputed: DisputedCard }
  /** The game of the table or the guide; null outside of a game. */
  | { readonly type: 'look-up'; readonly game: string | null };

/** The active cards for a word from there. A word that was looked up is kept however it is asked. */
export async function findKept(word: string, origin: WordOrigin): Promise<readonly KeptCard[]> {
  const cards = (await loadCards()).filter((card) => isActive(card) && card.word === word);
  if (origin.type !== 'miss') return cards;
  const record = recordHash(origin.record);
  return cards.filter(({ from }) => from?.n === origin.n && from.record === record);
}

/** The cards that were kept, or a sentence why none could be made. */
export async function keepWord(word: string, origin: WordOrigin): Promise<Result<readonly KeptCard[], string>> {
  const made = await makeCards(word, origin);
  if (!made.ok) return made;
  if (made.value.length === 0) return err(`We can’t ask about ${word}: there’s no definition for it.`);
  const kept = await keepCards(made.value);
  return kept === null ? err('Your browser didn’t let us keep this word.') : ok(kept);
}

/** Keeps these cards; those that were given up come back as they were. null if they can't be stored. */
export async function keepCards(cards: readonly PracticeCard[]): Promise<readonly KeptCard[] | null> {
  const known = new Map((await loadCards()).map((card) => [card.id, card]));
  const now = localNow();
  const kept = cards.map((card) => {
    const before = known.get(card.id);
    if (before === undefined) return keepCard(card, now);
    return isActive(before) ? before : restoreCard(before, now);
  });
  const isKept = await saveCards(kept.filter((card) => card !== known.get(card.id)));
  return isKept ? kept : null;
}

export const letGo = (cards: readonly KeptCard[]): Promise<boolean> =>
  saveCards(cards.map((card) => removeCard(card, localNow())));

async function makeCards(word: string, origin: WordOrigin): Promise<Result<readonly PracticeCard[], string>> {
  switch (origin.type) {
    case 'miss': {
      const { record, seat, n } = origin;
      const made = await askPractice('miss', { record, seat, n, word });
      if (!made.ok || made.value.length > 0) return made;
      return makeMeaning(word, null, { record: recordHash(record), n, seat, names: [] });
    }
    case 'dispute': {
      const { card, from } = origin.disputed;
      return card === null ? makeMeaning(word, null, from) : ok([card]);
    }
    case 'look-up':
      return makeMeaning(word, origin.game, null);
  }
}

async function makeMeaning(
  word: string,
  game: string | null,
  from: CardSource | null,
): Promise<Result<readonly PracticeCard[], string>> {
  const { definition } = await lookUpWord(word, null);
  const made = await askPractice('word', { game, word, definition: definition?.text ?? null });
  return made.ok ? ok(made.value === null ? [] : [{ ...made.value, from: made.value.from ?? from }]) : made;
}
