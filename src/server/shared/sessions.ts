// Which cookies are still good: a device can be signed out, and so can all devices of a person. A node caches what the store
// says and hears from other nodes over the bus, so that messages on a WebSocket cost no check at all.

import type { Bus } from '../bus/bus.ts';
import { OLD_COOKIE_PREFIX, type Revocation } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { type Identity, isOldPersonId, randomId, type Session } from './identity.ts';

const DAY_MS = 24 * 3_600_000;
/** A device that was not used for this long is signed out. Browsers keep cookies no longer anyway. */
export const SESSION_MAX_AGE_MS = 400 * DAY_MS;
/** A cookie in use is replaced after this time, so that it does not expire. */
const REISSUE_AFTER_MS = 30 * DAY_MS;
const CACHE_MS = 60_000;
const MAX_CACHED = 20_000;
const LOOKUP_BATCH = 200;

export type DeviceSession = Session & { readonly device: string };

type OpenConnection = { readonly session: Session; close(): void };

export class Sessions {
  readonly identity: Identity;
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #cache = new Map<string, { readonly revokedAt: number | null; readonly checkedAt: number }>();
  readonly #connections = new Map<string, Set<OpenConnection>>();
  /** The day each device was last reported to the store. */
  readonly #reported = new Map<string, number>();

  constructor(identity: Identity, store: Store, bus: Bus, now: () => number) {
    this.identity = identity;
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
  }

  /** The session of a cookie; null if the cookie is forged, expired or signed out. */
  async authenticate(cookie: string | undefined): Promise<Session | null> {
    const session = this.identity.verifyCookie(cookie);
    if (session === null || (session.device !== null && this.#now() - session.issuedAt > SESSION_MAX_AGE_MS))
      return null;
    const revocations = await this.#lookUp(this.#idsOf(session));
    return revocations.some((revocation) => isRevokedBy(session, revocation)) ? null : session;
  }

  /** A session for a new device. It is stored when the device is first reported. */
  start(person: string): DeviceSession {
    return { person, device: randomId(), issuedAt: this.#now() };
  }

  /** The session to replace this one with; null if it can stay. `deviceName` tells apart the browsers that share an old cookie. */
  renew({ person, device, issuedAt }: Session, deviceName: string): DeviceSession | null {
    if (device !== null && this.#now() - issuedAt < REISSUE_AFTER_MS) return null;
    // Requests that come at the same time with an old cookie must all become the same device.
    const id = device ?? this.identity.keyedHash('old device', `${person} ${deviceName}`);
    return { person, device: id, issuedAt: this.#now() };
  }

  /** Stores that the device is in use, once a day at most. */
  async report({ person, device }: Session, name: string): Promise<void> {
    const day = Math.floor(this.#now() / DAY_MS);
    if (device === null || this.#reported.get(device) === day) return;
    if (this.#reported.size > MAX_CACHED) this.#reported.clear();
    this.#reported.set(device, day);
    const at = day * DAY_MS;
    await this.#store.saveDevice({ id: device, person, name, createdAt: at, seenAt: at }).catch((error) => {
      this.#reported.delete(device);
      throw error;
    });
  }

  async signOutDevice(person: string, device: string): Promise<boolean> {
    if (!(await this.#store.deleteDevice(person, device))) return false;
    await this.#revoke({ id: device, at: this.#now() });
    // The part of the cookie that older nodes accept must not outlive the device.
    if (isOldPersonId(person)) await this.#revoke({ id: this.#personKey(person), at: 0 });
    return true;
  }

  /** Signs out all devices, the one that asks included: it needs a new cookie, issued after the returned time. */
  async signOutPerson(person: string, erase = false): Promise<number> {
    const at = Math.floor(this.#now());
    await this.#revoke({ id: this.#personKey(person), at }, erase ? person : null);
    await this.#store.deleteDevices(person);
    return at;
  }

  finishErasure(person: string): Promise<void> {
    return this.#store.finishErasure(this.#personKey(person));
  }

  /** Calls `close` when the session is signed out. Returns a function that ends this. */
  track(session: Session, close: () => void): () => void {
    const connection = { session, close };
    const ids = this.#idsOf(session);
    for (const id of ids) this.#connections.set(id, (this.#connections.get(id) ?? new Set()).add(connection));
    return () => {
      for (const id of ids) {
        const open = this.#connections.get(id);
        open?.delete(connection);
        if (open?.size === 0) this.#connections.delete(id);
      }
    };
  }

  /** Signs everybody out. null: cookies are signed with the server's first secret. */
  useCookieSecret(secret: string | null): void {
    if (secret === null) return;
    this.identity.useCookieSecret(secret);
    for (const connections of [...this.#connections.values()]) for (const { close } of [...connections]) close();
  }

  /** This node or another signed somebody out. */
  onRevoked({ id, at }: Revocation): void {
    this.#cache.set(id, { revokedAt: at, checkedAt: performance.now() });
    for (const { session, close } of [...(this.#connections.get(id) ?? [])])
      if (isRevokedBy(session, { id, at })) close();
  }

  /** Finds what other nodes revoked, in case a message on the bus was lost. */
  async recheckConnections(): Promise<void> {
    const ids = [...this.#connections.keys()];
    for (let i = 0; i < ids.length; i += LOOKUP_BATCH)
      for (const revocation of await this.#store.findRevocations(ids.slice(i, i + LOOKUP_BATCH)))
        this.onRevoked(revocation);
  }

  #personKey(person: string): string {
    return (isOldPersonId(person) ? OLD_COOKIE_PREFIX : '') + this.identity.keyedHash('revoked', person);
  }

  #idsOf({ person, device }: Session): string[] {
    return device === null ? [this.#personKey(person)] : [device, this.#personKey(person)];
  }

  async #lookUp(ids: readonly string[]): Promise<Revocation[]> {
    const isFresh = (id: string): boolean =>
      performance.now() - (this.#cache.get(id)?.checkedAt ?? Number.NEGATIVE_INFINITY) < CACHE_MS;
    if (!ids.every(isFresh)) {
      if (this.#cache.size > MAX_CACHED) this.#cache.clear();
      const checkedAt = performance.now();
      const found = await this.#store.findRevocations(ids);
      // A message of the bus may have come meanwhile, and is newer.
      for (const id of ids)
        if ((this.#cache.get(id)?.checkedAt ?? 0) <= checkedAt)
          this.#cache.set(id, { revokedAt: found.find((one) => one.id === id)?.at ?? null, checkedAt });
    }
    return ids.flatMap((id) => {
      const at = this.#cache.get(id)?.revokedAt ?? null;
      return at === null ? [] : [{ id, at }];
    });
  }

  async #revoke(revocation: Revocation, erasing: string | null = null): Promise<void> {
    await this.#store.revoke(revocation, erasing);
    this.onRevoked(revocation);
    this.#bus.publish({ t: 'revoked', ...revocation, from: this.#bus.node });
  }
}

/** A device is revoked for good; of a person's cookies, those that were issued before. */
const isRevokedBy = ({ device, issuedAt }: Session, { id, at }: Revocation): boolean => id === device || issuedAt <= at;
