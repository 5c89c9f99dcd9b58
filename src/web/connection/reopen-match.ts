// Finds a match of this device by its id, unfinished or finished, in the form that a LocalConnection opens.

import type { SavedMatch } from './local-messages.ts';
import { loadUnfinishedMatch } from './unfinished-matches.ts';

export type ReopenedMatch = { readonly id: string; readonly saved: SavedMatch; readonly isFinished: boolean };

export async function reopenMatch(id: string): Promise<ReopenedMatch | null> {
  const unfinished = loadUnfinishedMatch(id);
  if (unfinished !== null) return { id, saved: unfinished.match, isFinished: false };
  const { loadFinishedMatch } = await import('./finished-matches.ts');
  const finished = await loadFinishedMatch(id);
  const saved = finished === null ? null : await readRecord(finished.record);
  return saved === null ? null : { id, saved, isFinished: true };
}

async function readRecord(text: string): Promise<SavedMatch | null> {
  const { parseRecord } = await import('../../core/records/record.ts');
  const record = parseRecord(text);
  if (!record.ok) return null;
  const { match, names, bots, entries } = record.value;
  const { game, setup, list, scenario, deck, seed } = match;
  return {
    matchRequest: {
      ...{ game, names, list, seed, preset: 'rulebook', options: setup },
      botLevels: bots ?? names.map(() => null),
      ...(scenario === null ? {} : { scenario }),
      ...(deck === undefined ? {} : { deck }),
    },
    acts: entries,
    at: entries.at(-1)?.at ?? match.at,
  };
}
