// The finished matches of this device as items of the person's copy.

import * as v from 'valibot';
import { parseJson } from '../../../core/parse-json.ts';
import {
  applyMatchChanges,
  type FinishedMatch,
  listDeletedMatches,
  loadFinishedMatches,
  stampOf,
} from '../finished-matches.ts';
import { finishedMatchSchema } from './finished-match-schema.ts';
import type { ItemSource } from './sync-source.ts';

export const gameItems: ItemSource = {
  kind: 'games',
  async list() {
    const [matches, deleted] = await Promise.all([loadFinishedMatches(), listDeletedMatches()]);
    if (matches === null || deleted === null) return null;
    return [
      ...matches.map((match) => ({ id: match.id, stamp: stampOf(match), isDeleted: false })),
      ...deleted.map(({ id, deletedAt }) => ({ id, stamp: deletedAt, isDeleted: true })),
    ];
  },
  async read(ids) {
    const wanted = new Set(ids);
    const matches = (await loadFinishedMatches()) ?? [];
    return new Map(matches.flatMap((match) => (wanted.has(match.id) ? [[match.id, JSON.stringify(match)]] : [])));
  },
  async apply(items) {
    const changed: FinishedMatch[] = [];
    const deleted: { id: string; deletedAt: number }[] = [];
    for (const { id, stamp, data } of items) {
      if (data === null) {
        deleted.push({ id, deletedAt: stamp });
        continue;
      }
      const json = parseJson(data);
      const match = v.safeParse(finishedMatchSchema, json.ok ? json.value : undefined);
      if (match.success && match.output.id === id) changed.push({ ...match.output, changedAt: stamp });
    }
    await applyMatchChanges(changed, deleted);
  },
};
