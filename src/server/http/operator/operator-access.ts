// Who may use what is for operators only: /metrics and the operator page.

import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export const isPrivateAddress = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Hashes have the same length, and comparing them takes the same time for every wrong token. */
export function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The token of the header `Authorization: Bearer …`; empty if there is none. */
export const bearerToken = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';

export type MetricsAccess = {
  readonly isOpen: boolean;
  readonly tokens: readonly string[];
  readonly tokenOnly: boolean;
};

/** Without tokens only private addresses may read. A proxy that is not trusted hides the real address. */
export function mayReadMetrics(request: FastifyRequest, trustProxy: boolean, access: MetricsAccess): boolean {
  if (access.isOpen) return true;
  const given = bearerToken(request);
  if (access.tokens.some((token) => isSameToken(given, token))) return true;
  const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  const isHidden = !trustProxy && (forwarded !== undefined || forwardedFor !== undefined);
  return !access.tokenOnly && !isHidden && isPrivateAddress(request.ip);
}
