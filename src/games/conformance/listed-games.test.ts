import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { Json } from '../../core/game.ts';
import { openMatch } from '../../core/open-match.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { goldenMatches, replayGolden } from './golden-matches.testing.ts';

type Example = {
  readonly title: string;
  readonly seats: number;
  readonly preset?: string;
  readonly options?: { readonly [name: string]: unknown };
  readonly list?: 'standard' | 'broad';
  readonly scenario: { readonly words?: readonly string[] } & Json;
  readonly acts: readonly {
    readonly by: number | 'clock';
    readonly text: string;
    readonly at?: number;
    readonly refused?: string;
  }[];
};

describe.each(Object.values<AnyGame>(games))('$id', (game) => {
  it('is listed under its own name, with texts for all it offers', () => {
    expect((games as { [id: string]: AnyGame })[game.id]).toBe(game);
    expect(Object.keys(game.say.options).toSorted()).toEqual(Object.keys(game.options).toSorted());
    expect(Object.keys(game.say.presets).toSorted()).toEqual(Object.keys(game.presets).toSorted());
    expect(Object.keys(game.presets)).toEqual(expect.arrayContaining(['rulebook', 'relaxed']));
    expect(game.presets.rulebook).toEqual({});
    for (const preset of Object.keys(game.presets))
      expect(game.resolveSetup(preset, game.presets[preset]!).ok).toBe(true);
    for (const option of Object.values(game.options)) expect(option.values).toContain(option.normal);
    expect(game.levels.length).toBeGreaterThanOrEqual(6);
  });

  it('has golden matches that replay to the letter', () => {
    const files = globSync(`src/games/${game.id}/golden/*.txt`);
    expect(files.length).toBe(goldenMatches(game).length);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(replayGolden(game, text), file).toBe(text);
    }
  });

  it('has a guide whose examples can be played', () => {
    const guide = readFileSync(`src/games/${game.id}/guide.md`, 'utf8');
    const examples = Array.from(
      guide.matchAll(/^```scenario\n([\s\S]*?)^```$/gm),
      ([, json]) => JSON.parse(json!) as Example,
    );
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) playExample(game, example);
  });
});

function playExample(game: AnyGame, example: Example): void {
  const opened = openMatch(game, { ...example, seed: example.title }, loadLexicon);
  if (!opened.ok) throw new Error(`${example.title}: ${game.say.refusal(opened.error)}`);
  const { table } = opened.value;
  for (const { by, text, at, refused } of example.acts) {
    const done = performAct(table, by, text, at ?? table.at);
    expect(done.ok ? undefined : done.error.code, `${example.title}: ${text}`).toBe(refused);
  }
}
