// The entry point of all the client's workers. The name of a worker is its role; one file for all roles, so that the browser
// loads games and words only once. What a table doesn't need is loaded when its role is started.

/// <reference lib="webworker" />

import { handleBotMessage } from './connection/bot-worker.ts';
import { handleTableMessage } from './connection/local-table-worker.ts';
import type { WorkerRole } from './connection/start-worker.ts';

type Handler = (message: never) => unknown;

const loadHandlers: { readonly [R in WorkerRole]: () => Handler | Promise<Handler> } = {
  'local-table': () => handleTableMessage,
  bot: () => handleBotMessage,
  replay: async () => (await import('./replay/replay-worker.ts')).handleReplayMessage,
  review: async () => (await import('./replay/review-worker.ts')).handleReviewMessage,
  analysis: async () => (await import('./review/analysis-worker.ts')).handleAnalysisMessage,
  practice: async () => (await import('./practice/practice-worker.ts')).handlePracticeMessage,
  specimen: async () => (await import('./gallery/specimen-worker.ts')).handleSpecimenMessage,
};
function listen(): void {
  const loading = loadHandlers[self.name as WorkerRole]();
  addEventListener('message', ({ data }) => {
    if (typeof loading === 'function') loading(data as never);
    else void loading.then((handle) => handle(data as never));
  });
}

// Pages load this file too, for the words: the build puts what both need in one file.
if (typeof document === 'undefined') listen();
