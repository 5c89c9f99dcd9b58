// The moment of the person's own match that a card comes from.

import type { CardSource } from '../../core/practice/practice-card.ts';
import { recordHash } from '../../core/records/record-hash.ts';
import { navigate } from '../app/router.svelte.ts';
import { type FinishedMatch, listFinishedMatches } from '../connection/finished-matches.ts';
import { keepReplayRecord } from '../replay/replay-record.ts';

/** null if the match is not on this device, or no longer. */
export const findOwnMatch = async ({ record }: CardSource): Promise<FinishedMatch | null> =>
  (await listFinishedMatches()).find((match) => recordHash(match.record) === record) ?? null;

/** Opens the review at this moment; going back leads to the question again. */
export function openMoment({ record, names, sharing }: FinishedMatch, { n, seat }: CardSource): void {
  keepReplayRecord({ text: record, you: seat, names, ...(sharing === undefined ? {} : { sharing }) });
  navigate(`/review?move=${n}&seat=${seat}&practice`);
}
