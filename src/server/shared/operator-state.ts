// What operators decided for the whole server, cached on this node: bans, the announcement, and a new secret for cookies. Every node reads the store
// every few seconds, so a decision made on one node soon counts on all.

import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Announcement, OperatorStore, ServerBan } from '../store/operator.ts';

export interface OperatorState {
  readonly announcement: Announcement | null;
  /** null: cookies are signed with the server's first secret. */
  readonly cookieSecret: string | null;
  findBan(person: string | null, address: string): ServerBan | null;
  /** Reads the store, and calls `onChange` if anything is different. */
  refresh(): Promise<void>;
}

type ActiveBan = { readonly ban: ServerBan; readonly range: BlockList | null };

export function createOperatorState(store: OperatorStore, onChange: () => void): OperatorState {
  let bans: readonly ActiveBan[] = [];
  let announcement: Announcement | null = null;
  let cookieSecret: string | null = null;
  let known = JSON.stringify([[], null, null]);
  return {
    get announcement() {
      return announcement !== null && announcement.expiresAt > Date.now() ? announcement : null;
    },
    get cookieSecret() {
      return cookieSecret;
    },
    findBan(person, address) {
      const matches = ({ ban: { target, expiresAt }, range }: ActiveBan): boolean =>
        expiresAt > Date.now() &&
        (range === null ? target === person : range.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
      return bans.find(matches)?.ban ?? null;
    },
    async refresh() {
      const now = Date.now();
      const reads = [store.listBans(now), store.getAnnouncement(now), store.getCookieSecret()] as const;
      const [stored, latest, secret] = await Promise.all(reads);
      const next = JSON.stringify([stored, latest, secret]);
      if (next === known) return;
      known = next;
      bans = stored.map((ban) => ({ ban, range: ban.kind === 'person' ? null : parseRange(ban.target) }));
      announcement = latest;
      cookieSecret = secret;
      onChange();
    },
  };
}

/** An address, or a range such as 203.0.113.0/24 or 2001:db8::/48; null if it is neither. */
export function parseRange(text: string): BlockList | null {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const longest = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (isIP(address) === 0 || rest.length > 0 || prefix < 0 || prefix > longest) return null;
  const range = new BlockList();
  range.addSubnet(address, prefix, family);
  return range;
}
