// Checks that core, lexicon and games are deterministic: no clock, no randomness, no output, no engine-dependent mathematics.

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pure = globSync('src/{core,lexicon,games}/**/*.ts').filter(
  (file) => !/\.(test|testing|node)\.ts$|\/checks\.ts$|\/conformance\/[^/]+$/.test(file),
);

it('finds pure files', () => {
  expect(pure.length).toBeGreaterThan(10);
});

it.each(pure)('%s uses no random numbers, clock or output', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(
    /Math\.random|Date\.now|new Date|setTimeout|setInterval|performance\.now|console\.|globalThis/,
  );
});

it.each(pure)('%s uses no mathematics that differs between engines', (file) => {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(code).not.toMatch(
    /Math\.(exp|expm1|log|log2|log10|log1p|pow|sin|cos|tan|atan|atan2|sinh|cosh|tanh|hypot|cbrt)\b/,
  );
  expect(code).not.toMatch(/(?<!\b2 )\*\*/); // powers of two are exact
});
