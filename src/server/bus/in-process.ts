// The bus for a single process: the one node of a small server, or several nodes in a test.

import type { Bus, BusMessage } from './bus.ts';

type LocalSubscriber = { readonly node: string; readonly rooms: Set<string>; deliver(message: BusMessage): void };
/** The nodes that share a process. */
export type LocalHub = Set<LocalSubscriber>;

export function openInProcessBus(node: string, hub: LocalHub = new Set(), singleNode = true): Bus {
  const self: LocalSubscriber = { node, rooms: new Set(), deliver: () => {} };
  hub.add(self);
  return {
    node,
    singleNode,
    publish(message) {
      for (const other of hub)
        if (other !== self && (!('room' in message) || other.rooms.has(message.room)))
          setImmediate(() => other.deliver(message));
    },
    onMessage(listener) {
      self.deliver = listener;
    },
    subscribe: (room) => void self.rooms.add(room),
    unsubscribe: (room) => void self.rooms.delete(room),
    async close() {
      hub.delete(self);
    },
  };
}
