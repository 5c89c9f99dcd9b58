// The one worker of the client. Its name says what it does; one file for all, so that games and words are loaded once.
// Not what is said to it: each role has its own messages.

/// <reference lib="webworker" />

import { make } from './gallery/maker.ts';
import { host } from './link/host.ts';
import { replay } from './link/replayer.ts';
import { review } from './link/reviewer.ts';
import type { Role } from './worker.ts';

const roles: { readonly [R in Role]: (message: never) => void } = {
  host,
  replayer: replay,
  reviewer: review,
  maker: make,
};
const hear = roles[self.name as Role];
addEventListener('message', ({ data }) => hear(data as never));
