// Parses the arguments of a command strictly: an unknown flag or an extra argument is an error. Every command has --help.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../core/result.ts';

/** 0: done. 1: it failed, for example because a record is wrong. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

export type FlagTypes = {
  readonly [flag: string]: {
    readonly type: 'string' | 'boolean';
    readonly short?: string;
    readonly multiple?: boolean;
  };
};
export type FlagValues = { readonly [flag: string]: string | boolean | readonly (string | boolean)[] | undefined };
export type ParsedArguments = { readonly flags: FlagValues; readonly positionals: readonly string[] };

export type CommandUsage = {
  readonly name: string;
  readonly help: string;
  readonly flags: FlagTypes;
  readonly maxPositionals: number;
};

/** If there is nothing to run, prints the help or what is wrong, and returns the exit code as the error. */
export function parseArguments(args: readonly string[], usage: CommandUsage): Result<ParsedArguments, ExitCode> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...usage.flags, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    if (values.help === true) {
      process.stdout.write(usage.help);
      return err(0);
    }
    const extra = positionals[usage.maxPositionals];
    return extra === undefined
      ? ok({ flags: values, positionals })
      : err(printUsageError(`Unexpected argument “${extra}”.`, usage));
  } catch (error) {
    // Node explains at length how to pass a positional that starts with a dash; its first sentence is enough.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return err(printUsageError(`${sentence.replace(/\.$/, '').replaceAll("'", '"')}.`, usage));
  }
}

/** Prints what is wrong with the arguments, and where to read about them. */
export function printUsageError(sentence: string, { name }: { readonly name: string }): 2 {
  process.stderr.write(`${sentence}\nRun “wordhoard ${name} --help” to see how to use it.\n`);
  return 2;
}

export function printFailure(sentence: string): 1 {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/** The value of a flag that takes a whole number; `fallback` if the flag is not given. */
export function parseWholeNumber(
  flags: FlagValues,
  flag: string,
  fallback: number,
  [min, max]: readonly [number, number] = [1, Number.POSITIVE_INFINITY],
): Result<number, string> {
  const text = flags[flag];
  if (text === undefined) return ok(fallback);
  const number = /^\d+$/.test(String(text)) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  const range = max === Number.POSITIVE_INFINITY ? `, ${min} or more` : ` from ${min} to ${max}`;
  return err(`--${flag} must be a whole number${range}, not “${text}”.`);
}
