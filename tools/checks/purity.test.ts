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
