// Starts the web client: styles, settings, the page.

import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/patrick-hand/latin-400.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './settings.svelte.ts';

applySettings();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
