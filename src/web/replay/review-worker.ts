// Asks the bots of a finished match again why they made their moves, in a worker of its own.

/// <reference lib="webworker" />

import { type BotReason, reviewRecord } from '../../core/records/review.ts';
import { loadRecord } from './open-record.ts';
import type { ReplayRecord } from './replay-record.ts';

async function reviewBots({ text, you, names }: ReplayRecord): Promise<readonly BotReason[]> {
  const opened = await loadRecord(text, names);
  if (!opened.ok) return [];
  const { record, game, lexicon } = opened.value;
  const reviewed = reviewRecord(record, game, lexicon, you);
  return reviewed.ok ? reviewed.value : [];
}

export function handleReviewMessage(record: ReplayRecord): void {
  void reviewBots(record).then((reasons) => postMessage(reasons));
}
