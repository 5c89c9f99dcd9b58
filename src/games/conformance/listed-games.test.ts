import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS } from '../../core/bot-cast.ts';
import type { Json } from '../../core/game.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { folderOf, listGoldenMatches, replayGoldenMatch } from './golden-matches.testing.ts';
import { game as toy } from './toy/game.ts';

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

it('lists every game under its own id', () => {
  for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
});

describe.each([...Object.values<AnyGame>(games), toy])('$id', (game) => {
  it('has texts for its options, presets, levels and moves', () => {
    expect(Object.keys(game.say.options).toSorted()).toEqual(Object.keys(game.options).toSorted());
    expect(Object.keys(game.say.presets).toSorted()).toEqual(Object.keys(game.presets).toSorted());
    expect(Object.keys(game.presets)).toEqual(expect.arrayContaining(['rulebook', 'relaxed']));
    expect(game.presets.rulebook).toEqual({});
    for (const preset of Object.keys(game.presets))
      expect(game.resolveSetup(preset, game.presets[preset]!).ok).toBe(true);
    for (const option of Object.values(game.options)) expect(option.values).toContain(option.normal);
    expect(game.levels).toEqual(BOT_LEVELS);
    expect(Object.keys(game.say.levels).toSorted()).toEqual(BOT_LEVELS.toSorted());
    const texts = [
      ...[...Object.values(game.say.options), ...Object.values(game.say.presets)].flatMap(({ label, help }) => [
        label,
        help ?? label,
      ]),
      ...Object.values(game.say.levels),
      ...game.say.moves.flatMap(({ text, help }) => [text, help]),
    ];
    expect(game.say.moves.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/\S/);
  });

  it('replays its golden matches without any difference', () => {
    const files = globSync(`${folderOf(game)}/golden/*.txt`);
    expect(files.length).toBe(listGoldenMatches(game).length);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(replayGoldenMatch(game, text), file).toBe(text);
    }
  });

  it('has a guide whose examples can be played', () => {
    const guide = readFileSync(`${folderOf(game)}/guide.md`, 'utf8');
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
  if (!opened.ok) throw new Error(`${example.title}: ${game.say.refusal(opened.error, playerNames([], null))}`);
  const { table } = opened.value;
  for (const { by, text, at, refused } of example.acts) {
    const done = performAct(table, by, text, at ?? table.at);
    expect(done.ok ? undefined : done.error.code, `${example.title}: ${text}`).toBe(refused);
  }
}
