import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataAttributes } from './data-attributes.ts';

/** Attributes that only one game uses, within its own board. */
const PRIVATE = ['letter', 'row-target', 'purse', 'pawn', 'space'].map((name) => `data-${name}`);
const shared: readonly string[] = Object.values(dataAttributes);

const files = globSync('src/{ui-kit,web,games}/**/*.{svelte,css,ts,js}').filter((file) => !file.endsWith('.test.ts'));
const usesOf = (file: string): readonly string[] =>
  Array.from(
    readFileSync(file, 'utf8')
      .replace(/^\s*(\/\/|\*|\/\*|<!--).*$/gm, '')
      .replace(/(from |import\()'[^'\n]*'/g, '')
      .matchAll(/(?<![\w-])data-[a-z][\w-]*/g),
    ([name]) => name,
  );

it('knows every data attribute of boards, kit and layout', () => {
  const unknown = files.flatMap((file) =>
    usesOf(file)
      .filter((name) => !shared.includes(name) && !PRIVATE.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('lists no attribute that nobody uses', () => {
  const used = new Set(files.filter((file) => !file.endsWith('data-attributes.ts')).flatMap(usesOf));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unused = Object.entries(dataAttributes).filter(
    ([key, name]) => !used.has(name) && !code.includes(`dataAttributes.${key}`),
  );
  expect(unused).toEqual([]);
});

it.each(globSync('src/games/**/board/Board.svelte'))('%s marks its root as a board', (file) => {
  expect(usesOf(file)).toContain(dataAttributes.board);
  if (readFileSync(file, 'utf8').includes('mountInStages(')) expect(usesOf(file)).toContain(dataAttributes.mounting);
});
