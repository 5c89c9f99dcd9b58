// Sends push messages. Browsers choose their push service, so the server only talks to services it knows: otherwise anybody
// could make it send requests to addresses in its own network.

import type { PushSubscription } from '../store/notifications.ts';
import { encryptPush } from './push-encryption.ts';
import { type VapidKeys, vapidAuthorization } from './vapid.ts';

/** The push services of the browsers. `*.` stands for one or more names. */
export const DEFAULT_PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** `http://127.0.0.1:4000` allows that origin, for tests; `*.example.org` and `example.org` allow https hosts. */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (hosts.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/** `gone`: the browser has unsubscribed. `failed`: worth another try. */
export type PushResult = 'sent' | 'gone' | 'failed';

const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;

export type PushSender = (subscription: PushSubscription, text: string, topic: string) => Promise<PushResult>;

/** A newer message with the same topic replaces one that was not delivered yet. */
export const createPushSender =
  (keys: VapidKeys, contact: string, wallTime: () => number = Date.now): PushSender =>
  async ({ endpoint, publicKey, auth }, text, topic) => {
    try {
      const keyBytes = { publicKey: Buffer.from(publicKey, 'base64url'), auth: Buffer.from(auth, 'base64url') };
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: vapidAuthorization(endpoint, contact, keys, wallTime()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_SECONDS),
          urgency: 'normal',
          topic,
        },
        body: new Uint8Array(encryptPush(text, keyBytes)),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      return [400, 403, 404, 410, 413].includes(response.status) ? 'gone' : 'failed';
    } catch {
      return 'failed';
    }
  };
