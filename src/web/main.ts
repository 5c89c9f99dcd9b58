// Starts the web client: styles and the page first, then the handwriting font and the service worker.

import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '../ui-kit/styles/tokens.css';
import '../ui-kit/styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
/** Caching everything for offline use must not slow down the first table, not even on a slow phone. */
const SERVICE_WORKER_DELAY_MS = 4000;
addEventListener('load', () => {
  void import('./handwriting-font.ts');
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), SERVICE_WORKER_DELAY_MS);
});
