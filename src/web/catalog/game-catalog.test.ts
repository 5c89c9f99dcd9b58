import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { performAct } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { buildSpecimenRequest } from '../gallery/build-specimen-request.ts';
import { gameCatalog, manifestOf } from './game-catalog.ts';

it('has a manifest for every game of the list, and no other', () => {
  expect(gameCatalog.map(({ id }) => id).toSorted()).toEqual(Object.keys(games).toSorted());
  expect(new Set(gameCatalog.map(({ startPageOrder }) => startPageOrder)).size).toBe(gameCatalog.length);
});

describe.each(Object.values<AnyGame>(games))('the manifest of $id', (game) => {
  const manifest = manifestOf(game.id)!;

  it('agrees with the game', () => {
    expect(manifest).toMatchObject({ title: game.say.title, seats: game.seats });
    for (const options of [manifest.untimedOptions, manifest.oneDeviceOptions])
      for (const preset of Object.keys(game.presets)) {
        const setup = game.resolveSetup(preset, options);
        expect(setup.ok ? null : game.say.refusal(setup.error, playerNames([], null)), preset).toBeNull();
      }
  });

  it('describes its guide pages', () => {
    const { guidePages = [] } = manifest;
    for (const { path, title, blurb, buttonText } of guidePages) {
      expect(path).toMatch(/^[a-z-]+$/);
      for (const text of [title, blurb, buttonText]) expect(text).toMatch(/\S/);
    }
    expect(new Set(guidePages.map(({ path }) => path)).size).toBe(guidePages.length);
  });

  it('has specimens that can be built; only the last act of each may be refused', async () => {
    const { specimens } = await manifest.loadSpecimens();
    expect(specimens.length).toBeGreaterThan(0);
    expect(new Set(specimens.map(({ title }) => title)).size).toBe(specimens.length);
    for (const specimen of specimens) {
      const { matchRequest, acts } = buildSpecimenRequest(game.id, specimen);
      const opened = openMatch(game, { ...matchRequest, seats: matchRequest.names.length }, loadLexicon);
      if (!opened.ok) throw new Error(`${specimen.title}: ${game.say.refusal(opened.error, playerNames([], null))}`);
      const { table } = opened.value;
      const refused = acts.map(({ by, text }) => !performAct(table, by, text, table.at).ok);
      expect(refused.slice(0, -1), specimen.title).not.toContain(true);
    }
  });
});
