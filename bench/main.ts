// Runs measurements by name: `npm run bench -- lexicon[,people…] [--quick] [--json]`; without a name all of them, one after
// the other, each in its own process. Then bench/README.md and its plots are rewritten. The ladder alone takes hours; see there.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The name of each measurement on the command line and in bench/results, and the file that does it. */
const FILES = new Map([
  ['lexicon', 'lexicon.ts'],
  ['rules', 'rules.ts'],
  ['take-my-word', 'take-my-word.ts'],
  ['outside-the-box', 'outside-the-box.ts'],
  ['server', 'server-comparison.ts'],
  ['people', 'many-people.ts'],
  ['scale', 'many-nodes.ts'],
  ['web', 'web-pages.ts'],
  ['load', 'startup.ts'],
  ['first-move', 'first-move.ts'],
  ['first-visit', 'first-visit.ts'],
  ['growth', 'growth.ts'],
  ['ladder', 'ladder.ts'],
  ['habits', 'bot-habits.ts'],
  ['review', 'review.ts'],
  ['review-page', 'review-page.ts'],
  ['practice', 'practice.ts'],
  ['sleeping-tables', 'sleeping-tables.ts'],
  ['contest-load', 'contest-load.ts'],
  ['lesson-load', 'server/lesson-load.ts'],
  ['contest-fairness', 'contest-fairness.ts'],
  ['tests', 'test-duration.ts'],
  ['page', 'write-readme.ts'],
]);
const NAMES = [...FILES.keys()];

const args = process.argv.slice(2);
const first = args.find((arg) => !arg.startsWith('-'));
const named = first?.split(',') ?? [];
const chosen =
  first === undefined ? NAMES : [...named, ...(first === 'page' || args.includes('--quick') ? [] : ['page'])];
const unknown = named.find((name) => !FILES.has(name));
const rest = args.filter((arg) => arg !== first);

if (unknown !== undefined) {
  console.error(`There is no measurement “${unknown}”. There are: ${NAMES.join(', ')}.`);
  process.exitCode = 2;
} else
  for (const name of chosen) {
    if (chosen.length > 2) process.stderr.write(`\n== ${name}\n`);
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, FILES.get(name)!), ...rest], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = status ?? 1;
  }
