// The one worker of the client. Its name says what it does; one file for all, so that games and words are loaded once.
// Not what is said to it: each role has its own messages.

/// <reference lib="webworker" />

import { answer } from './connection/bot-host.ts';
import { host } from './connection/local-host.ts';
import type { Role } from './connection/start-worker.ts';
import { make } from './gallery/specimen-host.ts';
import { replay } from './replay/replay-host.ts';
import { review } from './replay/review-host.ts';

const roles: { readonly [R in Role]: (message: never) => void } = {
  host,
  bot: answer,
  replayer: replay,
  reviewer: review,
  maker: make,
};
const hear = roles[self.name as Role];
addEventListener('message', ({ data }) => hear(data as never));
