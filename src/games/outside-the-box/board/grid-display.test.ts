// What a letter in a square would add: the figures drawn on the pad agree with the rules' own scoring.

import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom.ts';
import type { Setup } from '../rules/options.ts';
import { findExtendedWord, forecastPlacement, scorePlayerGrid, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { parseGrid, parseSquare } from '../rules/scoring/grid.ts';
import { createWordJudge } from '../rules/scoring/word-validity.ts';
import { gridRows, openTestTable } from '../testing/table.testing.ts';
import { forecastCaption } from './captions.ts';
import { buildGridDisplay, buildGridOverlay, EMPTY_OVERLAY } from './grid-display.ts';

const judge = createWordJudge(null, customLexicon('SPAR SPARK ACE TO TOE OE'.split(' ')));
const grid = parseGrid(gridRows('S', 'P', 'ACE.TO', 'R'))!;
const owner = { first: false, cards: 'JQ' };
const see = (square: string, letter: string) => forecastPlacement(grid, owner, parseSquare(square)!, letter, judge);

describe('a forecast', () => {
  it('tells the word that grows', () => {
    const foreseen = see('R5C1', 'K');
    expect(foreseen.gained.map(({ word }) => word)).toEqual(['SPARK']);
    expect(findExtendedWord(foreseen.gained[0]!, foreseen.lost)?.word).toBe('SPAR');
    expect([foreseen.before.total, foreseen.after.total]).toEqual([8, 10]);
    expect(forecastCaption(foreseen, 24)).toBe('Column 1, 7 points. Then 10 in all.');
  });

  it('tells that nothing is gained', () => {
    const foreseen = see('R6C6', 'Z');
    expect([foreseen.gained, foreseen.lost]).toEqual([[], []]);
    expect(forecastCaption(foreseen, 35)).toBe('Row 6, column 6. Still 8 in all.');
  });

  it('draws the sums of the lines as they would be, and names those that change', () => {
    const foreseen = see('R5C1', 'K');
    const figures = buildGridOverlay(foreseen.before.counted, foreseen);
    expect(figures.sums.filter((points) => points > 0)).toEqual([5, 7]);
    expect(figures.changed).toEqual([6]);
    expect(figures.lost).toEqual([]);
  });

  it('shows a word as lost that another takes the letters of', () => {
    const better = createWordJudge(null, customLexicon(['TO', 'OBOE']));
    const lost = forecastPlacement(parseGrid(gridRows('TOBO'))!, owner, parseSquare('R1C5')!, 'E', better);
    expect(buildGridOverlay(lost.before.counted, lost).lost.map(({ word }) => word)).toEqual(['TO']);
    expect(lost.gained.map(({ word }) => word)).toEqual(['OBOE']);
  });

  it('finds the words through a square', () => {
    const { counted } = scorePlayerGrid(grid, owner, judge);
    const through = (square: string) => wordsThroughSquare(parseSquare(square)!, counted).map(({ word }) => word);
    expect([through('R3C1'), through('R3C2'), through('R3C4')]).toEqual([['ACE', 'SPAR'], ['ACE'], []]);
  });

  it('is drawn without one from what counts now', () => {
    const { counted, lines } = scorePlayerGrid(grid, owner, judge);
    expect(buildGridOverlay(counted, null)).toEqual({ counted, gained: [], lost: [], sums: lines, changed: [] });
  });
});

describe('what the board tells', () => {
  const words = 'SPAR SPARK ACE TO';
  const scenario = { grids: { 0: gridRows('S', 'P', 'ACE.TO', 'R'), 1: 20 }, letter: 'K', caller: 1 };
  const trial = { square: parseSquare('R5C1')!, letter: 'K' };
  const read = (setup: Partial<Setup>, viewer: number | null = 0, looked: number | null = 0) =>
    buildGridDisplay(
      openTestTable({ words, scenario, setup }).view(viewer ?? 'spectator'),
      viewer,
      looked,
      Infinity,
      viewer === null ? null : trial,
      customLexicon(words.split(' ')),
    );

  it('is the score and the try, to their owner', () => {
    const { score: worth, forecast: foreseen, overlay: figures } = read({});
    expect([worth?.total, foreseen?.after.total]).toEqual([10, 12]);
    expect(figures.gained.map(({ word }) => word)).toEqual(['SPARK']);
  });

  it('keeps to itself what the options keep', () => {
    expect(read({ lookup: 'off' })).toMatchObject({ score: { total: 10 }, forecast: null });
    expect(read({ showScore: 'off' })).toEqual({ score: null, forecast: null, overlay: EMPTY_OVERLAY });
    expect(read({ openGrids: 'on' }, 0, 1).overlay.counted).toEqual([]);
    expect(read({ openGrids: 'on' }, null, 0)).toEqual({ score: null, forecast: null, overlay: EMPTY_OVERLAY });
  });

  it('is the words counted out, once play is over', () => {
    const table = openTestTable({
      words,
      scenario: { grids: { 0: gridRows('SPARK', 'ACE').map((row) => row.replaceAll('.', 'X')), 1: 36 } },
    });
    const { results } = table.view();
    expect(results[0]!.counted.length).toBeGreaterThan(1);
    expect(buildGridDisplay(table.view(), null, 0, 1, null, null).overlay.counted).toEqual(
      results[0]!.counted.slice(0, 1),
    );
  });
});
