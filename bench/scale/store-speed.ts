// Measures a store directly, without a server: the cost of an act with few and with many stored matches, and its throughput.

import type { Store } from '../../src/server/store/store.ts';
import type { Measurement } from '../shared/measure.ts';

const WARM_UP = 3;
const AT_ONCE = 500;
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

let matches = 0;
const newId = (): string => `bench-${++matches}-${Math.random().toString(36).slice(2)}`;

async function addMatch(store: Store, id: string): Promise<void> {
  await store.addRoom({ id: `r${id}`, code: id, state: '{}', rev: 0, isListed: false, peopleCount: 2 });
  await store.addMatch({
    ...{ id, room: `r${id}`, names: ['Ann', 'Bo'], bots: [null, null], players: [{ person: id, seat: 0 }] },
    match: {
      ...{ game: 'word-xchange', version: 1, seats: 2, setup: {}, list: 'standard', words: null },
      ...{ scenario: null, lexicon: '', seed: '', at: 0 },
    },
  });
}

const append = (store: Store, id: string, n: number): Promise<boolean> =>
  store.appendAct(id, { n, at: n * 1000, by: n % 2, text: 'steal RACE REACT' }, { actor: 'ann', id: `a${n}` });

/** Opens a match, appends fifty acts one after the other as a node does, and ends it. Returns ms per act. */
async function playMatch(store: Store): Promise<number> {
  const id = newId();
  const acts = 50;
  const started = performance.now();
  await addMatch(store, id);
  for (let n = 1; n <= acts; n++) {
    await append(store, id, n);
    if (n % 10 > 0) continue;
    await store.readProgress([{ room: `r${id}`, match: id }]);
    await store.saveClocks([{ match: id, tableTimeMs: n * 1000 }]);
    await store.touchRooms([{ id: `r${id}`, here: 2 }]);
    await store.listDueMatches(1, 100);
  }
  await store.endMatch(id, { ranking: [[0], [1]], reason: 'six words' });
  await store.listMatchesOf(id, 10);
  return (performance.now() - started) / acts;
}

/** Cost of an act with many stored matches divided by the cost with few, alternating. */
export async function compareStores(name: string, few: Store, many: Store, rounds: number): Promise<Measurement> {
  const ratios: number[] = [];
  const spent: number[] = [];
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const cost = new Map<Store, number>();
    for (const store of round % 2 === 0 ? [few, many] : [many, few]) cost.set(store, await playMatch(store));
    if (round < WARM_UP) continue;
    ratios.push(cost.get(many)! / cost.get(few)!);
    spent.push(cost.get(many)!);
  }
  ratios.sort((a, b) => a - b);
  spent.sort((a, b) => a - b);
  return {
    name,
    value: percentile(ratios, 0.5),
    spread: `${percentile(ratios, 0.25).toFixed(2)}–${percentile(ratios, 0.75).toFixed(2)}, ${percentile(spent, 0.5).toFixed(2)} ms`,
    target: ['<=', 1.3],
    peer: 'itself',
  };
}

/** Many matches at once: appends, reads of other nodes' acts, and saved clocks per second. */
export async function measureStore(name: string, store: Store, seconds: number): Promise<Measurement[]> {
  const ids = Array.from({ length: AT_ONCE }, newId);
  for (const id of ids) await addMatch(store, id);
  const measure = async (what: string, each: (id: string, i: number) => Promise<unknown>): Promise<Measurement> => {
    const started = performance.now();
    let done = 0;
    await Promise.all(
      ids.map(async (id) => {
        for (let i = 1; performance.now() - started < seconds * 1000; i++, done++) await each(id, i);
      }),
    );
    const value = (done / (performance.now() - started)) * 1000;
    return { ...{ name: `${name}: ${what}`, value, spread: `${AT_ONCE} at once`, target: null, peer: '' } };
  };
  const latest = new Map<string, number>();
  const written = await measure('acts written per second', async (id, n) => {
    latest.set(id, n);
    await append(store, id, n);
  });
  const read = await measure('reads of the latest act per second', (id) => store.readActs(id, latest.get(id)! - 1));
  const started = performance.now();
  let saved = 0;
  for (let i = 1; performance.now() - started < seconds * 1000; i++, saved += AT_ONCE)
    await store.saveClocks(ids.map((match) => ({ match, tableTimeMs: i })));
  const clocks = (saved / (performance.now() - started)) * 1000;
  return [
    written,
    read,
    { ...{ name: `${name}: clocks saved per second`, value: clocks, spread: '', target: null, peer: '' } },
  ];
}
