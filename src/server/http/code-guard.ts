// Keeps people from finding tables by trying codes: wrong codes are limited per address and for the whole server.

import type { RateLimit } from '../shared/rate-limit.ts';

export interface CodeGuard {
  /** What `find` found, or 'too many' without looking, so that a guess above the limits learns nothing. */
  find(address: string, find: () => Promise<string | null>): Promise<string | null | 'too many'>;
}

export function createCodeGuard(perAddress: RateLimit, onServer: RateLimit): CodeGuard {
  return {
    async find(address, find) {
      if (!perAddress.tryTake(address)) return 'too many';
      if (!onServer.tryTake('')) return 'too many';
      // Tokens are taken before looking, because guesses sent at the same time must count too.
      const room = await find();
      if (room === null) return null;
      perAddress.giveBack(address);
      onServer.giveBack('');
      return room;
    },
  };
}
