import { expect, it } from 'vitest';
import { type Moment, tellCourse, tellingReasons } from './match-summary.ts';

const NAMES = ['Ann', 'Ben'];
const moment = (n: number, by: number | 'clock', scores: readonly number[], line = ''): Moment => ({
  n,
  by,
  scores,
  lines: line === '' ? [] : [line],
});
const texts = (moments: readonly Moment[], ranking: readonly (readonly number[])[]): readonly string[] =>
  tellCourse(moments, NAMES, ranking).map(({ text }) => text);

it('tells who led, who came from behind, the best move and the one that decided', () => {
  const moments = [
    moment(1, 1, [0, 12], 'Ben played CAT.'),
    moment(2, 0, [15, 12], 'Ann played DOG.'),
    moment(3, 1, [15, 40], 'Ben played ZEBRA.'),
    moment(4, 0, [15, 40], 'Ann passed.'),
    moment(5, 'clock', [15, 40]),
    moment(6, 0, [45, 40], 'Ann played QUARTZ.'),
    moment(7, 1, [45, 40]),
  ];
  expect(texts(moments, [[0], [1]])).toEqual([
    'The lead changed hands 3 times.',
    'Ben led for 4 of the 7 acts.',
    'The strongest move, worth 30: Ann played QUARTZ.',
    'Ann was 25 behind at the worst.',
    'Ann took the lead for good at act 6 of 7: Ann played QUARTZ.',
  ]);
});

it('names no best move where several were as good, and nothing for good in a shared game', () => {
  const moments = [moment(1, 0, [1, 0], 'Ann made CAT.'), moment(2, 1, [1, 1], 'Ben made DOG.')];
  expect(texts(moments, [[0, 1]])).toEqual([]);
});

it('gives nobody the points that are counted for everybody at the end', () => {
  const moments = [moment(1, 1, [0, 0], 'Ben called E.'), moment(2, 0, [81, 70], 'Ann took no last letter.')];
  expect(texts(moments, [[0], [1]])).not.toContainEqual(expect.stringContaining('strongest'));
});

it('counts what others lose by a move in its favour', () => {
  const moments = [
    moment(1, 1, [0, 1], 'Ben made TAR.'),
    moment(2, 0, [1, 1], 'Ann made DOG.'),
    moment(3, 0, [2, 0], 'Ann stole TAR and made RATE.'),
  ];
  expect(texts(moments, [[0], [1]])).toEqual([
    'The strongest move, worth 2: Ann stole TAR and made RATE.',
    'Ann took the lead with the very last act: Ann stole TAR and made RATE.',
  ]);
});

it('tells of a lead that was never lost', () => {
  const moments = [moment(1, 0, [2, 0], 'Ann did.'), moment(2, 1, [2, 2]), moment(3, 0, [4, 2]), moment(4, 1, [4, 3])];
  expect(texts(moments, [[0], [1]]).at(-1)).toBe('Ann led from act 3 to the end.');
});

it('does not claim what the scores do not show: a winner by other means', () => {
  expect(texts([moment(1, 0, [3, 1], 'Ann did.'), moment(2, 1, [3, 2], 'Ben did.')], [[1], [0]])).toEqual([
    'Ann led for 2 of the 2 acts.',
    'The strongest move, worth 2: Ann did.',
  ]);
});

it('picks the reasons of the acts that brought most, in their order', () => {
  const moments = [moment(1, 0, [1, 0]), moment(2, 1, [1, 9]), moment(3, 0, [1, 9]), moment(4, 1, [1, 14])];
  const reasons = [1, 2, 3, 4].map((n) => ({ n, seat: (n + 1) % 2, why: `${n}` }));
  expect(tellingReasons(moments, reasons, 2).map(({ why }) => why)).toEqual(['2', '4']);
});

it('takes no count at the end for a turn of events', () => {
  const moments = [moment(1, 0, [0, 0], 'Ann called E.'), moment(2, 1, [40, 30], 'Ben answered.')];
  expect(texts(moments, [[0], [1]])).toEqual([]);
});
