import { beforeAll, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { collectTexts, type TextGroup } from './collect-texts.ts';

let groups: readonly TextGroup[];
beforeAll(() => {
  groups = collectTexts();
}, 120_000);

it('has every kind of text of every game', () => {
  for (const { say } of Object.values(games))
    for (const kind of [
      'summary and presets',
      'options',
      'bot levels',
      'events',
      'prompts',
      'refusals',
      'hints',
      'guide',
    ])
      expect(
        groups.find(({ title }) => title === `${say.title}: ${kind}`)?.texts.length,
        `${say.title}: ${kind}`,
      ).toBeGreaterThan(1);
});

it('has the texts of boards, pages, documents, server, terminal and setup', () => {
  const places = groups.map(({ title }) => title);
  for (const path of [
    'src/games/word-xchange/board/captions.ts',
    'src/web/pages/HomePage.svelte',
    'src/web/app/SettingsDialog.svelte',
    'src/ui-kit/components/RefusalBubble.svelte',
    'src/core/table-game.ts',
    'src/lexicon/explain-word.ts',
    'src/server/shared/refusals.ts',
    'src/cli/run-command.ts',
    'tools/setup.mjs',
    'docs/privacy.md',
    'src/games/word-power/guide/history.md',
    'src/web/table/moments/bot-lines.ts',
    'src/games/word-xchange/board/tips.ts',
    'src/games/word-xchange/text/ending.ts',
    'src/web/start/own-table-text.ts',
    'src/web/friends/rematch-status.ts',
    'src/web/result/share-text.ts',
  ])
    expect(
      places.some((place) => place.endsWith(path)),
      path,
    ).toBe(true);
});
