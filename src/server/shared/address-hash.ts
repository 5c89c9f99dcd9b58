// Keyed hashes of network addresses: a room can recognize an address it has banned, and nobody can read it from the store.

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Hashes an IPv4 address, or the /64 network of an IPv6 address, because one household has all of it. */
export function createAddressHash(secret: string): (address: string, room: string) => string {
  return (address, room) =>
    createHmac('sha256', secret)
      .update(`address ${room} ${networkOf(address)}`)
      .digest('base64url')
      .slice(0, 22);
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = address.split('%')[0]!.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === '' ? [] : after.split(':');
  const groups = address.includes('::')
    ? [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
    : head;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
