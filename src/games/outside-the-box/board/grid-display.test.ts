import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Setup } from '../rules/options.ts';
import { findExtendedWord, forecastPlacement, scorePlayerGrid, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { parseGrid, parseSquare } from '../rules/scoring/grid.ts';
import { createWordChecker } from '../rules/scoring/word-validity.ts';
import { gridRows, openTestTable } from '../testing/table.testing.ts';
import { forecastCaption } from './captions.ts';
import { buildGridDisplay, buildGridOverlay, EMPTY_OVERLAY } from './grid-display.ts';

const checkWord = createWordChecker(null, customLexicon('SPAR SPARK ACE TO TOE OE'.split(' ')));
const grid = parseGrid(gridRows('S', 'P', 'ACE.TO', 'R'))!;
const owner = { first: false, cards: 'JQ' };
const forecastAt = (square: string, letter: string) =>
  forecastPlacement(grid, owner, parseSquare(square)!, letter, checkWord);

describe('the forecast and its overlay', () => {
  it('names the word that is extended', () => {
    const forecast = forecastAt('R5C1', 'K');
    expect(forecast.gained.map(({ word }) => word)).toEqual(['SPARK']);
    expect(findExtendedWord(forecast.gained[0]!, forecast.lost)?.word).toBe('SPAR');
    expect([forecast.before.total, forecast.after.total]).toEqual([8, 10]);
    expect(forecastCaption(forecast, 24)).toBe('Column 1: 7 points. New total: 10.');
  });

  it('says when nothing is gained', () => {
    const forecast = forecastAt('R6C6', 'Z');
    expect([forecast.gained, forecast.lost]).toEqual([[], []]);
    expect(forecastCaption(forecast, 35)).toBe('Row 6, column 6. Total: 8.');
  });

  it('shows the resulting points of the lines and which of them change', () => {
    const forecast = forecastAt('R5C1', 'K');
    const overlay = buildGridOverlay(forecast.before.counted, forecast);
    expect(overlay.sums.filter((points) => points > 0)).toEqual([5, 7]);
    expect(overlay.changed).toEqual([6]);
    expect(overlay.lost).toEqual([]);
  });

  it('shows a word as lost if a gained word overlaps it', () => {
    const better = createWordChecker(null, customLexicon(['TO', 'OBOE']));
    const lost = forecastPlacement(parseGrid(gridRows('TOBO'))!, owner, parseSquare('R1C5')!, 'E', better);
    expect(buildGridOverlay(lost.before.counted, lost).lost.map(({ word }) => word)).toEqual(['TO']);
    expect(lost.gained.map(({ word }) => word)).toEqual(['OBOE']);
  });

  it('finds the words through a square', () => {
    const { counted } = scorePlayerGrid(grid, owner, checkWord);
    const through = (square: string) => wordsThroughSquare(parseSquare(square)!, counted).map(({ word }) => word);
    expect([through('R3C1'), through('R3C2'), through('R3C4')]).toEqual([['ACE', 'SPAR'], ['ACE'], []]);
  });

  it('shows the counted words when there is no forecast', () => {
    const { counted, lines } = scorePlayerGrid(grid, owner, checkWord);
    expect(buildGridOverlay(counted, null)).toEqual({ counted, gained: [], lost: [], sums: lines, changed: [] });
  });
});

describe('what the board shows', () => {
  const words = 'SPAR SPARK ACE TO';
  const scenario = { grids: { 0: gridRows('S', 'P', 'ACE.TO', 'R'), 1: 20 }, letter: 'K', caller: 1 };
  const tentativeLetter = { square: parseSquare('R5C1')!, letter: 'K' };
  const read = (setup: Partial<Setup>, viewer: number | null = 0, shownSeat: number | null = 0) =>
    buildGridDisplay(
      openTestTable({ words, scenario, setup }).view(viewer ?? 'spectator'),
      viewer,
      shownSeat,
      Infinity,
      viewer === null ? null : tentativeLetter,
      customLexicon(words.split(' ')),
    );

  it('shows the owner the score and the forecast', () => {
    const { score: worth, forecast, overlay } = read({});
    expect([worth?.total, forecast?.after.total]).toEqual([10, 12]);
    expect(overlay.gained.map(({ word }) => word)).toEqual(['SPARK']);
  });

  it('hides what the options hide', () => {
    expect(read({ lookup: 'off' })).toMatchObject({ score: { total: 10 }, forecast: null });
    expect(read({ showScore: 'off' })).toEqual({ score: null, forecast: null, overlay: EMPTY_OVERLAY });
    expect(read({ openGrids: 'on' }, 0, 1).overlay.counted).toEqual([]);
    expect(read({ openGrids: 'on' }, null, 0)).toEqual({ score: null, forecast: null, overlay: EMPTY_OVERLAY });
  });

  it('shows the revealed words once play is over', () => {
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
