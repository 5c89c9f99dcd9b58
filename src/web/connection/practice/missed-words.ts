// Cards for what the person missed in their latest finished matches, for somebody who has not kept any word yet. Nothing is kept
// until they ask for it.

import { keepCard } from '../../../core/practice/kept-card.ts';
import type { PracticeCard } from '../../../core/practice/practice-card.ts';
import { type FinishedMatch, listFinishedMatches } from '../finished-matches.ts';
import { localNow } from './local-time.ts';
import { askPractice } from './practice-client.ts';
import { loadCards, saveCards, withoutKnown } from './practice-store.ts';

/** Enough for a first session: no further match is looked at. */
const ENOUGH_WORDS = 5;
const MOST_WORDS = 8;
/** A device may hold hundreds of matches. */
const MOST_MATCHES = 5;
const MOST_PER_MATCH = 5;

/** The matches in which words can be looked for, the latest first. */
export const listMatchesWithMisses = async (): Promise<readonly FinishedMatch[]> =>
  (await listFinishedMatches()).filter(({ you }) => you !== null).slice(0, MOST_MATCHES);

/** Everyday words that suit the whole family, each asked once, without those the person gave up. */
export async function findMissedWords(matches: readonly FinishedMatch[]): Promise<readonly PracticeCard[]> {
  const known = await loadCards();
  let found: readonly PracticeCard[] = [];
  for (const { record, you } of matches) {
    const answer = await askPractice('match', { record, seat: you!, mostMisses: MOST_PER_MATCH });
    if (answer.ok) found = [...found, ...withoutKnown(answer.value.missed, [...known, ...found])];
    if (found.length >= ENOUGH_WORDS) break;
  }
  return found.slice(0, MOST_WORDS);
}

/** The ids of the cards, once they are kept. */
export async function keepWords(cards: readonly PracticeCard[]): Promise<readonly string[]> {
  await saveCards(cards.map((card) => keepCard(card, localNow())));
  return cards.map(({ id }) => id);
}
