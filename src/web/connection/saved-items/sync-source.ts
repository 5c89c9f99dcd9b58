// Brings the items of one kind on this device and in the person's copy on the server together. Reading comes first, so that of
// two versions only the newer one is ever written; repeating it changes nothing.

import type { Item, ItemKind, ItemsApi, ItemsFailure } from './items-api.ts';

/** Where a kind of item is kept on this device. Deleted items are listed too, as long as the device remembers them. */
export interface ItemSource {
  readonly kind: ItemKind;
  /** null if the device can't read them now. */
  list(): Promise<readonly ItemVersion[] | null>;
  /** The text of these items, without those that are gone by now. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Takes over what another device changed or deleted. It must list these items with their stamps from then on. Text that it
   *  can't read is ignored. */
  apply(items: readonly Item[]): Promise<void>;
}
export type ItemVersion = { readonly id: string; readonly stamp: number; readonly isDeleted: boolean };

/** What this device knows of the copy. */
export type SyncState = {
  readonly kind: ItemKind;
  readonly copy: string;
  /** Where reading goes on. */
  readonly since: string;
  /** The stamp that each item had when it was last read or written there. */
  readonly known: ReadonlyMap<string, number>;
};
export type SyncStates = {
  load(kind: ItemKind): Promise<SyncState | null>;
  save(state: SyncState): Promise<void>;
};

export type SyncResult = { readonly ok: true; readonly received: number; readonly sent: number } | ItemsFailure;

const MAX_ITEMS_AT_ONCE = 100;
const MAX_CHARS_AT_ONCE = 500_000;
const TOO_LONG = 413;

export async function syncSource(
  source: ItemSource,
  copy: string,
  api: ItemsApi,
  states: SyncStates,
): Promise<SyncResult> {
  const { kind } = source;
  const stored = await states.load(kind);
  let state = stored?.copy === copy ? stored : { kind, copy, since: '', known: new Map<string, number>() };
  let received = 0;

  for (let more = true; more; ) {
    const answer = await api.read(kind, copy, state.since);
    if (!answer.ok) return answer;
    const applied = await applyNewer(source, answer.items);
    if (applied === null) return { ok: true, received, sent: 0 };
    received += applied;
    state = { ...state, since: answer.next, known: withStamps(state.known, answer.items) };
    await states.save(state);
    ({ more } = answer);
  }

  const own = await source.list();
  if (own === null) return { ok: true, received, sent: 0 };
  // Also what is older here than there, such as a deleted game that an open page has kept again: the answer has the newer version.
  const changed = own.filter(({ id, stamp }) => stamp !== state.known.get(id));
  let sent = 0;
  for (let from = 0; from < changed.length; from += MAX_ITEMS_AT_ONCE) {
    const versions = changed.slice(from, from + MAX_ITEMS_AT_ONCE);
    const texts = await source.read(versions.flatMap(({ id, isDeleted }) => (isDeleted ? [] : [id])));
    const items = versions.flatMap(({ id, stamp, isDeleted }): Item[] => {
      const data = isDeleted ? null : texts.get(id);
      return data === undefined ? [] : [{ id, stamp, data }];
    });
    for (const batch of splitByLength(items)) {
      const answer = await writeBatch(kind, copy, batch, api);
      if (!answer.ok) return answer;
      received += (await applyNewer(source, answer.newer)) ?? 0;
      state = { ...state, known: withStamps(withStamps(state.known, batch), answer.newer) };
      await states.save(state);
      sent += batch.length;
    }
  }
  return { ok: true, received, sent };
}

/** Returns how many were newer than what is on this device; null if the device can't read its own. */
async function applyNewer(source: ItemSource, items: readonly Item[]): Promise<number | null> {
  const own = await source.list();
  if (own === null) return null;
  const stamps = new Map(own.map(({ id, stamp }) => [id, stamp]));
  const newer = items.filter(({ id, stamp, data }) => {
    const mine = stamps.get(id);
    return mine === undefined ? data !== null : stamp > mine;
  });
  if (newer.length > 0) await source.apply(newer);
  return newer.length;
}

/** Items that are too long for the server stay on this device; the others must not wait for them. */
async function writeBatch(
  kind: ItemKind,
  copy: string,
  batch: readonly Item[],
  api: ItemsApi,
): Promise<Awaited<ReturnType<ItemsApi['write']>>> {
  const answer = await api.write(kind, copy, batch);
  if (answer.ok || answer.status !== TOO_LONG) return answer;
  if (batch.length === 1) return { ok: true, newer: [] };
  const newer: Item[] = [];
  for (const item of batch) {
    const one = await writeBatch(kind, copy, [item], api);
    if (!one.ok) return one;
    newer.push(...one.newer);
  }
  return { ok: true, newer };
}

function withStamps(known: ReadonlyMap<string, number>, items: readonly Item[]): ReadonlyMap<string, number> {
  const next = new Map(known);
  for (const { id, stamp } of items) next.set(id, stamp);
  return next;
}

function splitByLength(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = item.data?.length ?? 0;
    if (length + own > MAX_CHARS_AT_ONCE) {
      batches.push([]);
      length = 0;
    }
    batches.at(-1)!.push(item);
    length += own;
  }
  return batches;
}
