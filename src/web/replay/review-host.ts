// Asks the bots of a finished match again why they played as they did, beside the page and its replay.

/// <reference lib="webworker" />

import { type BotReason, reviewRecord } from '../../core/review.ts';
import { openRecord } from './open-record.ts';

async function askAgain(text: string): Promise<readonly BotReason[]> {
  const opened = await openRecord(text);
  if (!opened.ok) return [];
  const { record, game, lexicon } = opened.value;
  const reviewed = reviewRecord(record, game, lexicon);
  return reviewed.ok ? reviewed.value : [];
}

export function review(text: string): void {
  void askAgain(text).then((reasons) => postMessage(reasons));
}
