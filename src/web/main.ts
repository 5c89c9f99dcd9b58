// Starts the web client: styles, the page; when the page stands, what can wait.

import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '../ui-kit/styles/tokens.css';
import '../ui-kit/styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
/** By then the first table is laid, on a slow phone too: keeping everything for times without a network must not hold it up. */
const KEEP_AFTER = 4000;
addEventListener('load', () => {
  void import('./handwriting-font.ts');
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), KEEP_AFTER);
});
