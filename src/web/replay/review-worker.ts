// Asks the bots of a finished match again why they made their moves, in a worker of its own.

/// <reference lib="webworker" />

import { type BotReason, reviewRecord } from '../../core/records/review.ts';
import { loadRecord } from './open-record.ts';
import type { ReviewRequest } from './replay-client.ts';

async function reviewBots({ text, you }: ReviewRequest): Promise<readonly BotReason[]> {
  const opened = await loadRecord(text);
  if (!opened.ok) return [];
  const { record, game, lexicon } = opened.value;
  const reviewed = reviewRecord(record, game, lexicon, you);
  return reviewed.ok ? reviewed.value : [];
}

export function handleReviewMessage(request: ReviewRequest): void {
  void reviewBots(request).then((reasons) => postMessage(reasons));
}
