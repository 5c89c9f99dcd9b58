import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pure = globSync('src/{core,lexicon,games}/**/*.ts').filter(
  (file) => !/\.(test|testing|node)\.ts$|\/checks\.ts$|\/conformance\//.test(file),
);

it('has pure files to look at', () => {
  expect(pure.length).toBeGreaterThan(10);
});

it.each(pure)('%s takes neither chance nor time from the world', (file) => {
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

it('locks every optional package, so that other systems get theirs', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        lock.packages[`${path}/node_modules/${name}`] === undefined &&
        lock.packages[`node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});

it('locks no download address and nothing that runs on installing', () => {
  for (const [path, entry] of Object.entries(lock.packages)) {
    expect(entry.resolved, path).toBeUndefined();
  }
});
