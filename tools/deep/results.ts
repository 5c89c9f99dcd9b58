// The results file of `npm run deep`, and the table made from it in docs/reliability.md.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type DeepResult = {
  readonly part: string;
  readonly commit: string;
  /** As 2026-01-31T12:00:00.000Z. */
  readonly date: string;
  readonly seconds: number;
  /** 1: the full budget. */
  readonly scale: number;
  readonly passed: number;
  readonly failed: number;
  readonly figures: { readonly [name: string]: number };
};

export const RESULTS_FILE = 'build/deep-results.json';
export const RELIABILITY_PAGE = 'docs/reliability.md';
const TABLE = /(<!-- deep results -->\n)[\s\S]*?(<!-- end -->)/;

/** The commit of the working tree; with changes on top it is marked, and never counts as done. */
export function currentCommit(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+changes');
}

export const readResults = (file = RESULTS_FILE): readonly DeepResult[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DeepResult[]) : [];

/** Keeps the latest result of each part and commit. */
export function saveResult(result: DeepResult, file = RESULTS_FILE): void {
  const others = readResults(file).filter(({ part, commit }) => part !== result.part || commit !== result.commit);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...others, result], null, 2)}\n`);
}

export const isDone = (results: readonly DeepResult[], part: string, commit: string): boolean =>
  !commit.endsWith('+changes') &&
  results.some((one) => one.part === part && one.commit === commit && one.failed === 0 && one.scale === 1);

/** The page with the latest full result of each part. A part that was not run on this machine keeps the result it has there. */
export function fillReliabilityTable(page: string, results: readonly DeepResult[], parts: readonly string[]): string {
  const written = (TABLE.exec(page)?.[0] ?? '').split('\n');
  const rows = parts.map((part) => {
    const latest = results.findLast((result) => result.part === part && result.scale === 1);
    if (latest === undefined)
      return written.find((row) => row.startsWith(`| ${part} |`)) ?? `| ${part} | not run yet | | | |`;
    const figures = Object.entries(latest.figures).map(([name, n]) => `${n.toLocaleString('en-US')} ${spell(name)}`);
    const outcome = latest.failed === 0 ? `${latest.passed} passed` : `**${latest.failed} failed**`;
    const minutes = Math.max(1, Math.round(latest.seconds / 60));
    return `| ${part} | ${[outcome, ...figures].join(', ')} | ${minutes} min | ${latest.date.slice(0, 10)} | ${latest.commit} |`;
  });
  const header = '| part | result | time | date | commit |\n|---|---|---|---|---|';
  if (!TABLE.test(page)) throw new Error(`${RELIABILITY_PAGE} has no place for the table.`);
  return page.replace(TABLE, (_, start: string, end: string) => `${start}${[header, ...rows].join('\n')}\n${end}`);
}

/** `reachedRules` → `reached rules` */
const spell = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
