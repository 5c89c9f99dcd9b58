// Bus messages as text. Unknown messages are ignored: nodes of another version may be running.

import * as v from 'valibot';
import type { BusMessage } from './bus.ts';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const messageSchema: v.GenericSchema<unknown, BusMessage> = v.variant('t', [
  v.object({ t: v.literal('room'), room: text, rev: count, from: text }),
  v.object({ t: v.literal('match'), room: text, match: text, n: count, from: text }),
  v.object({ t: v.literal('here'), room: text, people: v.array(count), from: text, at: v.optional(v.number()) }),
  v.object({
    t: v.literal('chat'),
    room: text,
    who: count,
    text,
    among: v.picklist(['players', 'watchers']),
    n: v.optional(count),
    from: text,
  }),
  v.object({
    t: v.literal('notice'),
    room: text,
    sentence: text,
    own: v.optional(v.object({ who: count, sentence: text })),
    from: text,
  }),
  v.object({ t: v.literal('lesson'), room: text, from: text }),
  v.object({ t: v.literal('revoked'), id: text, at: v.number(), from: text }),
  v.object({ t: v.literal('bye'), from: text }),
]);

export const formatBusMessage = (message: BusMessage): string => JSON.stringify(message);

export function parseBusMessage(source: string): BusMessage | null {
  try {
    const parsed = v.safeParse(messageSchema, JSON.parse(source));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
