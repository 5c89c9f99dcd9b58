// Starts the web client: styles, the page; when the page stands, what can wait.

import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => {
  void import('./hand.ts');
  if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
});
