// Runs measurements by name: `npm run bench -- lexicon [--quick] [--json]`; without a name all of them, one after
// the other, each in its own process. Then bench/README.md and its plots are rewritten.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const NAMES = [
  'lexicon',
  'rules',
  'take-my-word',
  'outside-the-box',
  'server',
  'scale',
  'web',
  'load',
  'growth',
  'ladder',
  'page',
];

const args = process.argv.slice(2);
const first = args.find((word) => !word.startsWith('-'));
const chosen = first === undefined ? NAMES : [first, ...(first === 'page' || args.includes('--quick') ? [] : ['page'])];

if (first !== undefined && !NAMES.includes(first)) {
  console.error(`There is no measurement “${first}”. There are: ${NAMES.join(', ')}.`);
  process.exitCode = 2;
} else
  for (const name of chosen) {
    if (chosen === NAMES) process.stderr.write(`\n== ${name}\n`);
    const rest = args.filter((word) => word !== first);
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...rest], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = status ?? 1;
  }
