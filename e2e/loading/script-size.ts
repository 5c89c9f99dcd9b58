// How much JavaScript a visitor downloads, compressed with gzip, and how much it may be.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Until the start page can be used. */
export const MAX_START_PAGE_KB = 40;
/** Practice with its scheduler and its storage; boards come with the questions that need one. */
export const MAX_PRACTICE_KB = 25;
/** All scripts until the board stands: those of the start page, of the table and of its worker, each file once. */
export const MAX_GAME_KB = 110;
/** What is loaded when the board stands: bots, their faces, tips and the coach who gives them, what is celebrated, the code that
 *  reads words, house words, and what the first tap may open. On a fast machine it may already be on its way. */
const comesAfterBoard = (file: string): boolean =>
  /\/(bots|[\w-]+-bot|bot-faces|tips|Coach|moments|TableMoments|choose-line|after-start|words|table-extras|GuideSheet|WordLookupDialog|FinalScore|CelebrationCard|WindowStackDialog|HouseNews|HouseWordsButton)-[\w-]{8}\.js$/.test(
    file,
  );
/** What opening the review of a match loads besides: its page, the analyst and the worker's part. */
export const MAX_REVIEW_KB = 45;

const WEB = 'build/web';

/** The files with their sizes, the largest first, to see what has grown. */
export const listSizes = (files: Iterable<string>): string =>
  [...files]
    .map((file) => [gzippedKilobytes([file]), file] as const)
    .toSorted(([a], [b]) => b - a)
    .map(([size, file]) => `${size.toFixed(1)} ${file}`)
    .join('\n');

export const gzippedKilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length, 0) / 1024;

/** Of the scripts that a page has fetched, those that it needs until the board stands: without what comes after that, and what only
 *  that imports. */
export function scriptsUntilBoard(fetched: Iterable<string>): readonly string[] {
  const scripts = [...fetched].filter((path) => path.endsWith('.js'));
  const early = scripts.filter((path) => !comesAfterBoard(path));
  const late = scripts.filter(comesAfterBoard);
  const isLoadedBy = (path: string, others: readonly string[], pattern: RegExp): boolean =>
    others.some((other) => other !== path && importsOf(other, pattern).includes(path));
  return early.filter(
    (path) => isLoadedBy(path, early, STATIC) || isLoadedBy(path, early, DYNAMIC) || !isLoadedBy(path, late, STATIC),
  );
}

/** The scripts that index.html loads before anything is shown, with all that they import at once. */
export function startPageScripts(): ReadonlySet<string> {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  return withImports([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!));
}

/** The scripts of a page that is loaded on demand, with all that they import at once, without those of the start page and of
 *  tables, which the start page fetches ahead. `alsoLoaded` are the names of chunks that it always loads a moment later. */
export function pageScripts(name: string, alsoLoaded: readonly string[] = []): ReadonlySet<string> {
  const known = new Set([...startPageScripts(), ...withImports(chunksOf('PlayPage'))]);
  return new Set(
    [...withImports([name, ...alsoLoaded].flatMap(chunksOf))].filter(
      (file) => !known.has(file) && !OF_TABLES.test(file),
    ),
  );
}

/** Chunks of the code that tables, boards and workers share; vite.config.ts names them. */
const OF_TABLES =
  /\/(base|bots|common|graph|kit|table|table-base|table-extras|words|worker|[a-z-]+-(bot|rules|table))-[^/]*$/;

const chunksOf = (name: string): readonly string[] =>
  readdirSync(join(WEB, 'assets'))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => `/assets/${file}`);

function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || !existsSync(join(WEB, file))) return;
    found.add(file);
    importsOf(file, STATIC).forEach(add);
  };
  for (const file of files) add(file);
  return found;
}

const STATIC = /\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g;
const DYNAMIC = /\bimport\s*\(\s*["'`](\.[^"'`]+\.js)["'`]/g;

/** What a script imports at once, or later. */
const importsOf = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(join(WEB, file), 'utf8').matchAll(pattern)].map(([, path]) => join(dirname(file), path!));
