import { expect, it } from 'vitest';
import { ANIMALS } from './animals.ts';
import { buildTable, formatCsv, sumPoints } from './lesson-table.ts';
import type { ItemMark, PromptResult } from './prompt.ts';

const item = (points: number, mark: ItemMark = 'right') => ({ mark, points, text: '' });
const result = (labels: readonly string[], points: readonly (readonly number[])[]): PromptResult => ({
  ...{ unit: 'points', possible: 3, best: '', groups: [] },
  items: labels.map((label) => ({ label, possible: 3 })),
  pupils: points.map((own) => ({
    points: own.reduce((sum, one) => sum + one, 0),
    items: own.map((one) => item(one)),
    missed: ['OAK'],
  })),
});

const pupils = [
  { animal: 'Fox', answers: [['A'], null] },
  { animal: 'Owl', answers: [['A'], ['B']] },
];
const results = [
  result(
    ['OAK', 'ELM'],
    [
      [1, 0],
      [1, 2],
    ],
  ),
  result(['EVA'], [[0], [0.67]]),
];

it('has a line for each pupil, and empty cells where there is no answer', () => {
  const { columns, rows } = buildTable(pupils, results);
  expect(columns.map(({ prompt, label }) => `${prompt} ${label}`)).toEqual(['0 OAK', '0 ELM', '1 EVA']);
  expect(rows.map(({ animal, points, cells }) => [animal, points, cells.map((cell) => cell?.points ?? null)])).toEqual([
    ['Fox', 1, [1, 0, null]],
    ['Owl', 3.67, [1, 2, 0.67]],
  ]);
  expect(rows[0]!.missed).toEqual([['OAK'], ['OAK']]);
});

it('writes CSV that a spreadsheet reads, with names only if the teacher has some', () => {
  const table = buildTable(pupils, results);
  expect(formatCsv(table)).toBe('Animal,1. OAK,1. ELM,2. EVA,Points\r\nFox,1,0,,1\r\nOwl,1,2,0.67,3.67\r\n');
  const named = formatCsv(table, (animal) => (animal === 'Fox' ? 'Doe, "Jo"' : '=1+1'));
  expect(named.split('\r\n').slice(0, 3)).toEqual([
    'Name,Animal,1. OAK,1. ELM,2. EVA,Points',
    '"Doe, ""Jo""",Fox,1,0,,1',
    "'=1+1,Owl,1,2,0.67,3.67",
  ]);
});

it('adds fractions without what computers make of them', () => {
  expect(sumPoints([0.1, 0.2])).toBe(0.3);
  expect(sumPoints([])).toBe(0);
});

it('has an animal for each of a hundred pupils, short enough for a phone', () => {
  expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
  expect(ANIMALS.length).toBeGreaterThanOrEqual(100);
  for (const animal of ANIMALS) expect(animal).toMatch(/^[A-Z][a-z]{1,11}$/);
});
