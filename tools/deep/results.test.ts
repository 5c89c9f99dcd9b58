import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEEP_PARTS } from './parts.ts';
import { type DeepResult, fillReliabilityTable, isDone, RELIABILITY_PAGE, readResults, saveResult } from './results.ts';

const passed: DeepResult = {
  ...{ part: 'fuzz', commit: 'abc', date: '2026-01-31T12:00:00.000Z', seconds: 610, scale: 1, passed: 1, failed: 0 },
  figures: { frames: 1_000_000, reachedRules: 700_000 },
};

it('a part is done if it passed in full for this very commit', () => {
  expect(isDone([passed], 'fuzz', 'abc')).toBe(true);
  expect(isDone([passed], 'leaks', 'abc')).toBe(false);
  expect(isDone([passed], 'fuzz', 'def')).toBe(false);
  expect(isDone([{ ...passed, failed: 1 }], 'fuzz', 'abc')).toBe(false);
  expect(isDone([{ ...passed, scale: 0.1 }], 'fuzz', 'abc')).toBe(false);
  expect(isDone([{ ...passed, commit: 'abc+changes' }], 'fuzz', 'abc+changes')).toBe(false);
});

it('keeps the latest result of each part and commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-results-'));
  const file = join(folder, 'deep/results.json');
  try {
    saveResult({ ...passed, failed: 1 }, file);
    saveResult({ ...passed, commit: 'def' }, file);
    saveResult(passed, file);
    expect(readResults(file)).toEqual([{ ...passed, commit: 'def' }, passed]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('fills the table of docs/reliability.md with full results', () => {
  const page = '<!-- deep results -->\n| gone | 3 passed | 1 min | 2026-01-01 | 012 |\n<!-- end -->\n';
  const names = DEEP_PARTS.map(({ name }) => name);
  const filled = fillReliabilityTable(page, [passed, { ...passed, part: 'leaks', scale: 0.1 }], names);
  expect(filled).toContain('| fuzz | 1 passed, 1,000,000 frames, 700,000 reached rules | 10 min | 2026-01-31 | abc |');
  expect(filled).toContain('| leaks | not run yet | | | |');
  expect(filled).not.toContain('gone');
  // A part that was not run on this machine keeps its row.
  const later = fillReliabilityTable(filled, [{ ...passed, part: 'leaks', commit: 'def' }], names);
  expect(later).toContain('| fuzz | 1 passed, 1,000,000 frames, 700,000 reached rules | 10 min | 2026-01-31 | abc |');
  expect(later).toMatch(/\| leaks \| 1 passed, .* \| def \|/);
});

it('docs/reliability.md has a row for every part', () => {
  const page = readFileSync(RELIABILITY_PAGE, 'utf8');
  for (const { name } of DEEP_PARTS) expect(page).toContain(`| ${name} |`);
  expect(page.match(/^\| [a-z-]+ \| .*\|$/gm)?.filter((row) => !row.startsWith('| part |'))).toHaveLength(
    DEEP_PARTS.length,
  );
});

it('every part is meant to finish within an hour', () => {
  expect(DEEP_PARTS.filter(({ minutes }) => minutes > 60)).toEqual([]);
});
