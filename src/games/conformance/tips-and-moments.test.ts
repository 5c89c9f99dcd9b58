// Replays the golden matches of every game and looks at the tips and moments that each step brings.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { Json, Status } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { AnyGameMoments, Moment } from '../../core/moments.ts';
import { playerNames } from '../../core/player-names.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { Tip } from '../../ui-kit/game-manifest.ts';
import { games } from '../index.ts';
import { folderOf } from './golden-matches.testing.ts';
import { game as toy } from './toy/game.ts';

type Position = { readonly views: readonly Json[]; readonly status: Status; readonly events: readonly Json[] };

function positionsOf(game: AnyGame, text: string): readonly Position[] {
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const opened = game.openTable(match, loadLexicon(match.list));
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const read = (events: readonly Json[]): Position => ({
    views: Array.from({ length: match.seats }, (_, seat) => table.viewFor(seat)),
    status: table.status,
    events,
  });
  const positions = [read(table.openingEvents)];
  for (const [, at, by, move] of text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)) {
    const done = performAct(table, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
    if (!done.ok) throw new Error(done.error.code);
    positions.push(read(done.value.events));
  }
  return positions;
}

const importFrom = async <T>(game: AnyGame, file: string): Promise<T> =>
  (await import(pathToFileURL(resolve(folderOf(game), file)).href)) as T;

describe.each([...Object.values<AnyGame>(games), toy].map((game) => [game.id, game] as const))('%s', (id, game) => {
  const positions = globSync(`${folderOf(game)}/golden/*.txt`).flatMap((file) =>
    positionsOf(game, readFileSync(file, 'utf8')),
  );

  it('has three to six short tips, and each has its moment and its target', async () => {
    const { tips } = await importFrom<{ tips: readonly Tip[] }>(game, 'board/tips.ts');
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(tips.length).toBeLessThanOrEqual(6);
    expect(new Set(tips.map((tip) => tip.id)).size).toBe(tips.length);
    const board = globSync(`${folderOf(game)}/board/**/*.svelte`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    for (const tip of tips) {
      const facts = positions
        .flatMap(({ views, status }) =>
          views.map((view, seat) => ({
            view,
            seat,
            isToAct: status.toAct.includes(seat),
            players: playerNames(
              views.map((_, i) => `Player ${i + 1}`),
              seat,
            ),
          })),
        )
        .find((one) => tip.when(one));
      expect(facts, `${id}/${tip.id} never shows`).toBeDefined();
      const text = tip.text(facts!);
      expect(text.length, text).toBeLessThanOrEqual(72); // two lines on a phone
      expect(text).toMatch(/^[A-Z].*[.!?]$/);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      if (tip.target !== 'own-seat')
        expect(board, tip.target).toMatch(new RegExp(`data-tip=("${tip.target}"|\\{[^}]*'${tip.target}')`));
    }
    expect(board).toContain('data-seat-area=');
  });

  it('finds moments of seats at the table, and somebody close to winning', async () => {
    const { moments } = await importFrom<{ moments: AnyGameMoments }>(game, 'text/moments.ts');
    const found: Moment[] = [];
    let isClose = false;
    for (const { views, events, status } of positions) {
      const seats = [...views.keys()];
      const near = moments.nearWin(views[0]!);
      if (near !== null) {
        isClose = true;
        expect(status.outcome).toBeNull();
        expect(seats).toEqual(expect.arrayContaining([...near.seats]));
        expect(near.text).toMatch(/^[A-Z][^.]{4,30}!$/);
      }
      const step = moments.find(events, views[0]!);
      // Everybody at the table sees the same moments.
      for (const view of views) expect(moments.find(events, view)).toEqual(step);
      found.push(...step);
      for (const moment of step) {
        expect(seats).toContain(moment.by);
        if (moment.type === 'taken') expect(moment.from).not.toBe(moment.by);
        if ('word' in moment) expect(moment.word).toMatch(/^[A-Z?]+$/);
      }
    }
    expect(found.length).toBeGreaterThan(0);
    expect(isClose).toBe(true);
  });
});
