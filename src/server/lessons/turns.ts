// Work that takes long if a whole class wants it at once, a few milliseconds at a time: tables have their turn in between.

import { SerialQueue } from '../shared/serial-queue.ts';

const SLICE_MS = 10;

export type InTurn = <T>(work: () => T) => Promise<T>;

export function createTurns(): InTurn {
  const queue = new SerialQueue();
  let sliceEnd = 0;
  return (work) =>
    queue.run(async () => {
      if (performance.now() > sliceEnd) {
        await new Promise(setImmediate);
        sliceEnd = performance.now() + SLICE_MS;
      }
      return work();
    });
}
