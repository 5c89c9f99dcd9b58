// Starts the web client: styles and the page first; when the first table has its words, the handwriting font, the person's
// copy of their games and the service worker.

import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '../ui-kit/styles/tokens.css';
import '../ui-kit/styles/base.css';
import '../ui-kit/styles/pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { waitForFirstTable } from './connection/words/first-table.ts';

mount(App, { target: document.getElementById('app')! });
/** Caching everything for offline use must not slow down the first table, not even on a slow phone. */
const SERVICE_WORKER_DELAY_MS = 4000;
/** Grids and word lists are repainted when their handwriting arrives. */
const HANDWRITING_DELAY_MS = 800;
const MAX_WAIT_FOR_WORDS_MS = 60_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

addEventListener('load', () => {
  void wait(HANDWRITING_DELAY_MS).then(() => import('@fontsource/patrick-hand/latin-400.css'));
  void wait(SERVICE_WORKER_DELAY_MS)
    .then(() => waitForFirstTable(MAX_WAIT_FOR_WORDS_MS))
    .then(() => {
      void import('./after-start.ts');
      if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
    });
});
