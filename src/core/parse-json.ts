// JSON.parse with a Result: untrusted text must not throw.

import { err, ok, type Result } from './result.ts';

export function parseJson(source: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(source));
  } catch {
    return err('This isn’t JSON.');
  }
}
