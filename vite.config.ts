import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { chunkFileNames, codeSplitting } from './tools/web-build/code-splitting.ts';
import { fillInWordFiles, LEXICON_MANIFEST, readWordFiles } from './tools/web-build/word-files.ts';
import { workerWithPages } from './tools/web-build/worker-with-pages.ts';

/**
 * The service worker, with the list of built files and a version that changes with any of them or with the words.
 * The page gets the same version as its build id, which client and server compare.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post', // when it is decided which files there are
    generateBundle(_, bundle) {
      const files = [
        '/',
        '/icon.svg',
        '/manifest.webmanifest',
        ...Object.values(readWordFiles()?.files ?? {}).map(({ name }) => `/lexicon/${name}`),
        ...Object.keys(bundle)
          .filter((name) => /\.(js|css|woff2)$/.test(name))
          .map((name) => `/${name}`),
      ];
      const words = existsSync(LEXICON_MANIFEST) ? readFileSync(LEXICON_MANIFEST) : '';
      const version = createHash('sha256').update(JSON.stringify(files)).update(words).digest('hex').slice(0, 12);
      const source = readFileSync('src/web/service-worker.js', 'utf8')
        .replace('self.FILES', JSON.stringify(files))
        .replace('self.VERSION', `'${version}'`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      page.source = String(page.source).replace(
        '</head>',
        `  <meta name="wordhoard-build" content="${version}">\n  </head>`,
      );
    },
  };
}

/** Code for workers, tables and boards. */
const LOADS_NOTHING_AHEAD = /^assets\/(worker|table|Board)-/;

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  base: '/',
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers with light-dark() and container queries.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    modulePreload: {
      polyfill: false,
      // Workers preload nothing, and what a table loads later shares its code with what is there. The lists would be long.
      resolveDependencies: (_, files, { hostId }) => (LOADS_NOTHING_AHEAD.test(hostId) ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting, chunkFileNames } },
  },
  plugins: [fillInWordFiles(), workerWithPages(), svelte({ configFile: false }), serviceWorker()],
});
