// Checks the size of folders and files, and that every game has the required files.

import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const MAX_FILES_PER_FOLDER = 25;
const MAX_LINES_PER_FILE = 400;

const files = globSync('{src,tools,bench,e2e}/**/*.{ts,mjs,js,svelte,css,md,tsv,txt,html,json}').filter(
  (file) => !/node_modules|test-results|bench\/results|\/golden\//.test(file),
);

it(`no folder has more than ${MAX_FILES_PER_FOLDER} files`, () => {
  const counts = Map.groupBy(files, (file) => dirname(file));
  expect(counts.size).toBeGreaterThan(50);
  const crowded = [...counts].filter(([, inside]) => inside.length > MAX_FILES_PER_FOLDER);
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

it(`no source file has more than ${MAX_LINES_PER_FILE} lines`, () => {
  const code = files.filter((file) => /\.(ts|mjs|js|svelte|css)$/.test(file));
  const long = code
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES_PER_FILE);
  expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
});

it('every game has the required files', () => {
  const games = globSync('src/games/{*,conformance/toy}/game.ts').map((file) => dirname(file));
  expect(games.length).toBeGreaterThanOrEqual(6);
  const roles = [
    ...['RULES.md', 'guide.md', 'game.ts', 'table.ts', 'checks.ts', 'web.ts', 'referee.ts', 'lesson.ts'],
    ...['state', 'options', 'setup', 'apply', 'view', 'moves', 'list-moves', 'refuse'].map(
      (role) => `rules/${role}.ts`,
    ),
    ...['rules/rules.ts', 'rules/scenario.ts', 'rules/stage-scenario.ts'],
    ...['bot/bot.ts', 'bot/levels.ts', 'bot/reasons.ts', 'bot/thinking-time.ts'],
    ...['say', 'table-text', 'option-texts', 'event-sentences', 'refusals', 'terminal'].map(
      (role) => `text/${role}.ts`,
    ),
    ...['board/Board.svelte', 'board/Picture.svelte', 'board/specimens.ts'],
    ...['board/draft.ts', 'board/preview.ts', 'board/captions.ts'],
  ];
  const missing = games.flatMap((game) =>
    roles.map((role) => `${game}/${role}`).filter((file) => globSync(file).length === 0),
  );
  expect(missing).toEqual([]);
});
