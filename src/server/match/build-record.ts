// The record of a stored match.

import type { MatchRecord } from '../../core/records/record.ts';
import type { Store, StoredMatch } from '../store/store.ts';

export async function buildRecord(
  { id, match, names, bots, outcome }: StoredMatch,
  store: Store,
): Promise<MatchRecord> {
  const entries = (await store.readActs(id, 0)).map(({ n, at, by, text }) => ({ n, at, by, text }));
  return { match, names, bots, entries, outcome };
}
