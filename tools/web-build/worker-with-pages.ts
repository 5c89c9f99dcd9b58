// Builds the worker together with the pages, so that what both need (rules, texts) is in the same files and is loaded once.
// Vite itself builds workers on their own, with a copy of everything.

import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const WORKER = resolve('src/web/client.worker.ts');

/** index.html tells pages the name of the worker's file, which is known last. */
const META_NAME = 'wordhoard-worker';

export function workerWithPages(): Plugin[] {
  return [
    {
      name: 'worker-with-pages',
      apply: 'build',
      enforce: 'pre', // before Vite looks for workers
      buildStart() {
        this.emitFile({ type: 'chunk', id: WORKER, name: 'worker', preserveSignature: 'allow-extension' });
      },
      transform(code, id) {
        if (id.endsWith('/start-worker.ts'))
          return replaceOnce(
            code,
            "new URL('../client.worker.ts', import.meta.url)",
            `document.querySelector('meta[name="${META_NAME}"]').content`,
          );
        // Vite's function for dynamic imports adds links to the page, which a worker doesn't have.
        if (id.endsWith('vite/preload-helper.js'))
          return `${replaceOnce(code, 'export const __vitePreload', 'const preloadInPage')};
export const __vitePreload = (load, files, importer) =>
  typeof document === 'undefined' ? load() : preloadInPage(load, files, importer);`;
        return null;
      },
    },
    {
      name: 'worker-in-page',
      apply: 'build',
      enforce: 'post', // when index.html is written
      generateBundle(_, bundle) {
        const worker = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.moduleIds.includes(WORKER),
        );
        if (worker === undefined) throw new Error('the build has no worker');
        for (const problem of findPageCode(worker.fileName, bundle)) this.error(problem);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        page.source = replaceOnce(
          String(page.source),
          '</head>',
          `  <meta name="${META_NAME}" content="/${worker.fileName}">\n  </head>`,
        );
      },
    },
  ];
}

/** Code for pages in files that the worker can load, which would fail there. */
function findPageCode(worker: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const fromWorker = new Map<string, Rolldown.OutputChunk>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (fromWorker.has(file) || chunk?.type !== 'chunk') return;
    fromWorker.set(file, chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
  };
  add(worker);
  return [...fromWorker].flatMap(([file, { moduleIds }]) =>
    moduleIds
      .filter((id) => id.endsWith('.svelte') || id.endsWith('src/web/main.ts'))
      .map((id) => `The worker loads ${file} with ${id}, which is for pages.`),
  );
}

function replaceOnce(code: string, what: string, by: string): string {
  if (code.split(what).length !== 2) throw new Error(`The build expects “${what}” once.`);
  return code.replace(what, () => by);
}
