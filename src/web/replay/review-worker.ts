// Asks the bots of a finished match again why they made their moves, in a worker of its own.

/// <reference lib="webworker" />

import { type BotReason, reviewRecord } from '../../core/review.ts';
import { loadRecord } from './open-record.ts';

async function reviewBots(text: string): Promise<readonly BotReason[]> {
  const opened = await loadRecord(text);
  if (!opened.ok) return [];
  const { record, game, lexicon } = opened.value;
  const reviewed = reviewRecord(record, game, lexicon);
  return reviewed.ok ? reviewed.value : [];
}

export function handleReviewMessage(text: string): void {
  void reviewBots(text).then((reasons) => postMessage(reasons));
}
