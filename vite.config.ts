import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  base: '/',
  build: { outDir: '../../build/web', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  plugins: [svelte({ configFile: false })],
  worker: { format: 'es' },
});
