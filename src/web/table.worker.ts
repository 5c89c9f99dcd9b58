// The one worker of the client. Its name says what it does; one file for all, so that games and words are loaded once.
// Not what is said to it: each role has its own messages.

/// <reference lib="webworker" />

import type { Role } from './worker.ts';

const roles: { readonly [R in Role]: () => Promise<unknown> } = {
  host: () => import('./link/host.ts'),
  replayer: () => import('./link/replayer.ts'),
  reviewer: () => import('./link/reviewer.ts'),
  maker: () => import('./gallery/maker.ts'),
};

// What is said before the role is learned waits.
const waiting: unknown[] = [];
const hold = ({ data }: MessageEvent): void => void waiting.push(data);
addEventListener('message', hold);
void roles[self.name as Role]().then(() => {
  removeEventListener('message', hold);
  for (const data of waiting) dispatchEvent(new MessageEvent('message', { data }));
});
