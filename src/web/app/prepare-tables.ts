// Loads what every table needs while somebody still looks at the start page: code first, then the worker, then the cards
// without which a table can’t open. The words come later, when the table stands.

import { gameCatalog } from '../catalog/game-catalog.ts';
import { prepareTableWorker } from '../connection/start-worker.ts';
import { prefetchWords } from '../connection/words/word-files.ts';

let isPrepared = false;

/** `loadPage` loads the page of a table. */
export async function prepareTables(loadPage: () => Promise<unknown>): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  try {
    await loadPage();
  } catch {
    return; // offline: nothing else would load either
  }
  prepareTableWorker();
  prefetchWords(gameCatalog.flatMap(({ wordsToOpen = [] }) => wordsToOpen));
}
