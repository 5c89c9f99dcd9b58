// How a question is asked whose words may still be on their way.

import { MissingWordsError } from './word-parts.ts';

/** Runs a function that asks a growing lexicon. If a part is missing, waits for it and runs the function again, so it must
 *  not change anything before it has asked. */
export async function retryWithWords<T>(
  run: () => T,
  waitFor: (part: MissingWordsError['part']) => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof MissingWordsError)) throw error;
      await waitFor(error.part);
    }
  }
}
