// The one worker of the client. Its name says what it does; one file for all, so that games and words are loaded once.
// Not what is said to it: each role has its own messages.

/// <reference lib="webworker" />

const roles = {
  /** Hosts a table. */
  host: () => import('./link/host.ts'),
  /** Plays a record again. */
  replayer: () => import('./link/replayer.ts'),
  /** Asks bots for their reasons. */
  reviewer: () => import('./link/reviewer.ts'),
  /** Makes positions for the gallery. */
  maker: () => import('./gallery/maker.ts'),
};
export type Role = keyof typeof roles;

// What is said before the role is learned waits.
const waiting: unknown[] = [];
const hold = ({ data }: MessageEvent): void => void waiting.push(data);
addEventListener('message', hold);
void roles[self.name as Role]().then(() => {
  removeEventListener('message', hold);
  for (const data of waiting) dispatchEvent(new MessageEvent('message', { data }));
});
