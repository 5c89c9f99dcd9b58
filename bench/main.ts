// Runs measurements by name: `npm run bench -- lexicon [--json]`; without a name all of them, one after the other.
// Not a measurement itself.

import { readdirSync } from 'node:fs';

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !['main.ts', 'measure.ts', 'top.ts'].includes(file))
  .map((file) => file.replace(/\.ts$/, ''));
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const asked = words[0] === 'ladder' ? ['ladder'] : words; // the ladder reads the rest itself
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else for (const name of asked.length > 0 ? asked : known) await import(`./${name}.ts`);
