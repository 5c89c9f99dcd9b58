// After a finished match: counts the words of the person's cards that came back in it, and keeps what they missed, if they want
// that to happen by itself.

import { keepCard, noteMatch } from '../../../core/practice/kept-card.ts';
import { recordHash } from '../../../core/records/record-hash.ts';
import { type FinishedMatch, listFinishedMatches } from '../finished-matches.ts';
import { localNow, toLocalTime } from './local-time.ts';
import { askPractice } from './practice-client.ts';
import { addNotedMatch, listNotedMatches, loadCards, saveCards, withoutKnown } from './practice-store.ts';

/** More than that nobody wants to learn from one match. */
const MOST_MISSES = 5;

let running: Promise<void> = Promise.resolve();

/** Looks at every finished match that has not been looked at, the oldest first. One call after another, so that nothing counts
 *  twice. `keepMissedSince` is the setting. */
export function noteFinishedMatches(keepMissedSince: number | null): Promise<void> {
  running = running.then(() => noteAll(keepMissedSince)).catch(() => {});
  return running;
}

async function noteAll(keepMissedSince: number | null): Promise<void> {
  const [cards, noted] = await Promise.all([loadCards(), listNotedMatches()]);
  const firstKept = Math.min(...cards.map(({ keptAt }) => keptAt));
  const keepsMisses = ({ finishedAt }: FinishedMatch): boolean =>
    keepMissedSince !== null && finishedAt >= keepMissedSince;
  if (cards.length === 0 && keepMissedSince === null) return;
  const pending = (await listFinishedMatches()).filter(
    (match) =>
      match.you !== null && !noted.has(match.id) && (keepsMisses(match) || toLocalTime(match.finishedAt) > firstKept),
  );
  for (const match of pending.toReversed()) await noteOne(match, keepsMisses(match) ? MOST_MISSES : 0);
}

async function noteOne({ id, record, you, finishedAt }: FinishedMatch, mostMisses: number): Promise<void> {
  const found = await askPractice('match', { record, seat: you!, mostMisses });
  if (!found.ok) return; // it is tried again the next time
  const before = await loadCards();
  const after = noteMatch(before, {
    ...{ record: recordHash(record), words: found.value.used, finishedAt: toLocalTime(finishedAt) },
  });
  await saveCards(after.filter((card, i) => card !== before[i]));
  const missed = withoutKnown(found.value.missed, await loadCards());
  await saveCards(missed.map((card) => keepCard(card, localNow())));
  await addNotedMatch(id);
}
