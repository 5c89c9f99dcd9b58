// Which modules of the web client share a file.

import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { WORKER } from './worker-with-pages.ts';

type Modules = ReadonlySet<string>;
type Context = Rolldown.ChunkingContext;

const GAMES = globSync('src/games/*/game.ts').map((file) => basename(dirname(file)));

/** The modules that are loaded with these; with `dynamic`, also those that they may load later. */
function loadedWith(files: readonly string[], context: Context, dynamic = false): Modules {
  const found = new Set<string>();
  const add = (id: string): void => {
    const info = context.getModuleInfo(id);
    if (found.has(id) || info === null) return;
    found.add(id);
    info.importedIds.forEach(add);
    if (dynamic) info.dynamicallyImportedIds.forEach(add);
  };
  for (const file of files) add(resolve(file));
  return found;
}

/** Which modules are loaded when. */
function findReach(context: Context) {
  const ofGames = (file: string) =>
    GAMES.map((game) => ({ game, modules: loadedWith([`src/games/${game}/${file}`], context) }));
  const tables = ofGames('table.ts');
  const games = ofGames('game.ts');
  return {
    start: loadedWith(['src/web/main.ts'], context),
    playPage: loadedWith(['src/web/pages/PlayPage.svelte'], context),
    worker: loadedWith([WORKER], context),
    everInWorker: loadedWith([WORKER], context, true),
    // What keeps a finished match is there before it is needed.
    tableExtras: loadedWith(['src/web/table/table-extras.ts', 'src/web/connection/finished-matches.ts'], context),
    words: loadedWith(['src/lexicon/parts/growing-lexicon.ts'], context),
    boards: new Map(ofGames('board/Board.svelte').map(({ game, modules }) => [game, modules])),
    tables: new Map(tables.map(({ game, modules }) => [game, modules])),
    games: new Map(games.map(({ game, modules }) => [game, modules])),
    isInEveryTable: (id: string) => tables.every(({ modules }) => modules.has(id)),
    isInSomeTable: (id: string) => tables.some(({ modules }) => modules.has(id)),
    isInSomeGame: (id: string) => games.some(({ modules }) => modules.has(id)),
  };
}
type Reach = ReturnType<typeof findReach>;

/** The same for all modules of a build. */
let known: { readonly context: Context; readonly reach: Reach } | null = null;
function reachOf(context: Context): Reach {
  if (known === null) known = { context, reach: findReach(context) };
  return known.reach;
}

/** A file with the modules of which this is true. */
const fileOf = (name: string, belongs: (id: string, reach: Reach) => boolean): Rolldown.CodeSplittingGroup => ({
  name: (id: string, context: Context) => (belongs(id, reachOf(context)) ? name : null),
  debugName: name,
});

/** A file per game with its own modules of which this is true. */
const fileOfGame = (
  name: string,
  belongs: (id: string, game: string, reach: Reach) => boolean,
): Rolldown.CodeSplittingGroup => ({
  name(id: string, context: Context) {
    const game = GAMES.find((one) => id.includes(`/src/games/${one}/`));
    return game !== undefined && belongs(id, game, reachOf(context)) ? `${game}-${name}` : null;
  },
  debugName: name,
});

/**
 * Few files. First what workers load, in files without code for pages: of what is for both, one file for the start page, one for
 * tables and one per game. Then one file for every page, two for tables, and one per page and board.
 */
const groups: readonly Rolldown.CodeSplittingGroup[] = [
  // Pages and games use it: without a file of its own it would travel in that of one game.
  { name: 'valibot', test: /node_modules.valibot/ },
  fileOf('base', (id, { start, everInWorker }) => start.has(id) && everInWorker.has(id)),
  fileOf('table-base', (id, { playPage, everInWorker }) => playPage.has(id) && everInWorker.has(id)),
  fileOf('worker', (id, { worker, isInEveryTable }) => worker.has(id) || isInEveryTable(id)),
  // Some games search the words themselves; the rest of what reads them comes with the words.
  fileOf('graph', (id, { words, isInSomeTable }) => words.has(id) && isInSomeTable(id)),
  fileOf('words', (id, { words }) => words.has(id)),
  fileOfGame('rules', (id, game, { boards, everInWorker }) => boards.get(game)!.has(id) && everInWorker.has(id)),
  fileOfGame('table', (id, game, { tables }) => tables.get(game)!.has(id)),
  fileOf('bots', (id, { isInSomeGame }) => isInSomeGame(id) && !id.includes('/src/games/')),
  fileOfGame('bot', (id, game, { games }) => games.get(game)!.has(id)),
  { ...fileOf('common', (id, { everInWorker }) => everInWorker.has(id)), entriesAware: true },
  { name: 'start', tags: ['$initial'] },
  // Only what a table needs at once: what other pages share must not travel with it.
  fileOf('table', (id, { playPage }) => playPage.has(id)),
  fileOf('table-extras', (id, { tableExtras }) => tableExtras.has(id)),
  { name: 'kit', test: /src.ui-kit(?!.components.markdown)/, minShareCount: 2 },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map((group, i) => ({ ...group, priority: groups.length - i })),
};

/** Files of `common` would be named after all that use them. */
export const chunkFileNames = ({ name }: { readonly name: string }): string => `assets/${name.split('~')[0]}-[hash].js`;
