// The entry point of all the client's workers. The name of a worker is its role; one file for all roles, so that the browser
// loads games and words only once.

/// <reference lib="webworker" />

import { handleBotMessage } from './connection/bot-worker.ts';
import { handleTableMessage } from './connection/local-table-worker.ts';
import type { WorkerRole } from './connection/start-worker.ts';
import { handleSpecimenMessage } from './gallery/specimen-worker.ts';
import { handleReplayMessage } from './replay/replay-worker.ts';
import { handleReviewMessage } from './replay/review-worker.ts';
import type { ReviewRequest } from './review/review-messages.ts';

const handlers: { readonly [R in WorkerRole]: (message: never) => void } = {
  'local-table': handleTableMessage,
  bot: handleBotMessage,
  replay: handleReplayMessage,
  review: handleReviewMessage,
  // Only for a review, so that tables don't load it.
  analysis: (message: ReviewRequest) =>
    void import('./review/analysis-worker.ts').then(({ handleAnalysisMessage }) => handleAnalysisMessage(message)),
  specimen: handleSpecimenMessage,
};
const handle = handlers[self.name as WorkerRole];
addEventListener('message', ({ data }) => handle(data as never));
