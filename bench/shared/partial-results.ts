// Results of a measurement that takes long: kept while it runs, so that the next call goes on where one was stopped, as long as the
// code is still the same.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The commit that is measured. */
export const currentCommit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();

export type PartialResults<T> = {
  /** What there is so far; `empty` at first. */
  readonly results: T;
  save(): void;
  /** Everything is measured: the next call starts again. */
  finish(): void;
};

/** `name` has to name everything about the measurement that can differ besides the code. */
export function resumeResults<T>(name: string, empty: T): PartialResults<T> {
  const file = join(tmpdir(), `wordhoard-${name}-${currentCommit()}.json`);
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : empty;
  return {
    results,
    save: () => writeFileSync(file, JSON.stringify(results)),
    finish: () => rmSync(file, { force: true }),
  };
}
