// Reads flags and positional arguments of a command strictly: an unknown flag or an extra argument is an error with a sentence.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../core/result.ts';

export type FlagTypes = {
  readonly [flag: string]: {
    readonly type: 'string' | 'boolean';
    readonly short?: string;
    readonly multiple?: boolean;
  };
};
export type FlagValues = { readonly [flag: string]: string | boolean | readonly (string | boolean)[] | undefined };
export type ParsedArguments = { readonly flags: FlagValues; readonly positionals: readonly string[] };

/** Every command understands --help. */
export function parseArguments(
  args: readonly string[],
  flags: FlagTypes,
  maxPositionals: number,
): Result<ParsedArguments, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...flags, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    const extra = positionals[maxPositionals];
    return extra === undefined ? ok({ flags: values, positionals }) : err(`Unexpected argument “${extra}”.`);
  } catch (error) {
    // Node explains at length how to pass a positional that starts with a dash; its first sentence is enough.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return err(`${sentence.replace(/\.$/, '').replaceAll("'", '"')}.`);
  }
}

/** Prints a sentence to standard error and returns the exit code: 2 for wrong usage, 1 for a failure. */
export function printError(sentence: string, exitCode: 1 | 2): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}
