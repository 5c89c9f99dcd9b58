import { describe, expect, it } from 'vitest';
import { lay, rows } from '../testing/table.testing.ts';
import { beginFinale, isOver, isTold, litOn, stepFinale, TOLD } from './score-reveal.ts';

const full = (...words: string[]): readonly string[] => rows(...words).map((row) => row.replaceAll('.', 'X'));
const view = lay({ words: 'SPARK ACE', scenario: { grids: { 0: full('SPARK', 'ACE'), 1: full('ACE') } } }).see();

describe('the counting at the end', () => {
  it('begins with one’s own pad and goes on round the table', () => {
    expect(beginFinale(view, 1).pads).toEqual([1, 0]);
    expect(beginFinale(view, null).pads).toEqual([0, 1]);
  });

  it('leaves out whoever left', () => {
    expect(beginFinale({ ...view, results: [null, view.results[1]!] }, 0).pads).toEqual([1]);
  });

  it('lights word after word, and tells the total after the last one', () => {
    let finale = beginFinale(view, 1);
    const course: [lit: number, own: boolean, other: boolean][] = [];
    for (; !isOver(finale); finale = stepFinale(finale, view))
      course.push([litOn(finale, finale.pads[finale.at]!), isTold(finale, view, 1), isTold(finale, view, 0)]);
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
    expect([0, 1].map((seat) => isTold(finale, view, seat))).toEqual([true, true]);
  });

  it('has told everything where nothing is counted out', () => {
    expect([isOver(TOLD), litOn(TOLD, 0), isTold(TOLD, view, 0)]).toEqual([true, Infinity, true]);
  });
});
