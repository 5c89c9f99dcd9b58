import { expect, it } from 'vitest';
import { DEFAULT_PUSH_HOSTS, isAllowedEndpoint } from './push-sender.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com@127.0.0.1/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s: %s', (endpoint, allowed) => {
  expect(isAllowedEndpoint(endpoint, DEFAULT_PUSH_HOSTS)).toBe(allowed);
});

it('allows the origins that an operator names', () => {
  expect(isAllowedEndpoint('http://127.0.0.1:4000/abc', ['http://127.0.0.1:4000'])).toBe(true);
  expect(isAllowedEndpoint('http://127.0.0.1:4001/abc', ['http://127.0.0.1:4000'])).toBe(false);
});
