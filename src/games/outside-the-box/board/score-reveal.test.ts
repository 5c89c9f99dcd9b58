import { describe, expect, it } from 'vitest';
import { gridRows, openTestTable } from '../testing/table.testing.ts';
import {
  advanceReveal,
  countRevealedWords,
  isRevealFinished,
  isTotalRevealed,
  REVEAL_FINISHED,
  startReveal,
} from './score-reveal.ts';

const full = (...words: string[]): readonly string[] => gridRows(...words).map((row) => row.replaceAll('.', 'X'));
const view = openTestTable({
  words: 'SPARK ACE',
  scenario: { grids: { 0: full('SPARK', 'ACE'), 1: full('ACE') } },
}).view();

describe('the score reveal at the end', () => {
  it('starts with the viewer’s own grid and goes around the table', () => {
    expect(startReveal(view, 1).seats).toEqual([1, 0]);
    expect(startReveal(view, null).seats).toEqual([0, 1]);
  });

  it('skips players who left', () => {
    expect(startReveal({ ...view, results: [null, view.results[1]!] }, 0).seats).toEqual([1]);
  });

  it('reveals word by word, and the total after the last word', () => {
    let finale = startReveal(view, 1);
    const course: [lit: number, own: boolean, other: boolean][] = [];
    for (; !isRevealFinished(finale); finale = advanceReveal(finale, view))
      course.push([
        countRevealedWords(finale, finale.seats[finale.index]!),
        isTotalRevealed(finale, view, 1),
        isTotalRevealed(finale, view, 0),
      ]);
    expect(view.results.map((result) => result!.counted.length)).toEqual([2, 1]);
    expect(course).toEqual([
      [0, false, false],
      [1, false, false],
      [2, true, false],
      [0, true, false],
      [1, true, false],
      [2, true, false],
      [3, true, true],
    ]);
    expect([0, 1].map((seat) => isTotalRevealed(finale, view, seat))).toEqual([true, true]);
  });

  it('counts everything as revealed when no reveal is running', () => {
    expect([
      isRevealFinished(REVEAL_FINISHED),
      countRevealedWords(REVEAL_FINISHED, 0),
      isTotalRevealed(REVEAL_FINISHED, view, 0),
    ]).toEqual([true, Infinity, true]);
  });
});
