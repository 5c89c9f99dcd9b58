// How much JavaScript a visitor downloads, compressed with gzip, and how much it may be.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Until the start page can be used. */
export const MAX_START_PAGE_KB = 40;
/** All scripts until the board stands and a little longer: those of the start page, of the table and of its workers, each file
 *  once. These are today's sizes, above the goal (WANTED_GAME_KB): they only keep the code from growing further. */
export const MAX_GAME_KB: { readonly [game: string]: number } = {
  'word-xchange': 130,
  'outside-the-box': 158,
  'take-my-word': 144,
  wordsters: 147,
  'word-power': 155,
};
/** What we want to get down to. */
export const WANTED_GAME_KB = 110;

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

/** The scripts that index.html loads before anything is shown, with all that they import at once. */
export function startPageScripts(): ReadonlySet<string> {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || !existsSync(join(WEB, file))) return;
    found.add(file);
    const code = readFileSync(join(WEB, file), 'utf8');
    for (const [, path] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g))
      add(join(dirname(file), path!));
  };
  for (const [, path] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)) add(path!);
  return found;
}
