// How much the members of a lesson may send. A whole school can share an address, so they count for their lesson; everybody else
// counts for their address.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../shared/limits.ts';
import { createNamedLimit, type RateLimit } from '../../shared/rate-limit.ts';
import { SerialQueue } from '../../shared/serial-queue.ts';
import { createCodeGuard } from '../code-guard.ts';
import { type RequestContext, sessionOf } from '../request-context.ts';

const MAX_KNOWN_MEMBERS = 20_000;
/** A class that types its code at the same moment waits in line; more than this can't be a class. */
const MAX_WAITING = 200;

export function createLessonLimits(
  { createLimit, createServerLimit, sendTooFast }: RequestContext,
  limits: Limits,
  requestLimit: RateLimit,
) {
  const ofLesson = createNamedLimit(limits, 'lessonRequests');
  const ofMember = createNamedLimit(limits, 'lessonMember');
  const members = new Set<string>();
  const keyOf = (lesson: string, person: string): string => `${lesson} ${person}`;

  const guard = createCodeGuard(createLimit('wrongCodes'), createServerLimit('serverWrongCodes'));
  const lines = new Map<string, { readonly queue: SerialQueue; waiting: number }>();

  return {
    /** The store has said that this person is the teacher or a pupil of the lesson. */
    remember(lesson: string, person: string): void {
      if (members.size >= MAX_KNOWN_MEMBERS) members.clear();
      members.add(keyOf(lesson, person));
    },
    /** For routes of one lesson, before the body is read. */
    async check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      const { id } = request.params as { readonly id?: string };
      const person = sessionOf(request)?.person;
      const key = id === undefined || person === undefined ? null : keyOf(id, person);
      const isWithin =
        key !== null && members.has(key)
          ? ofMember.tryTake(key) && ofLesson.tryTake(id!)
          : requestLimit.tryTake(request.ip);
      return isWithin ? undefined : sendTooFast(reply);
    },
    /** Looks for a code. Those who ask at the same time take turns, so that a class with the right code uses up no guesses. */
    async findCode(address: string, find: () => Promise<string | null>): Promise<string | null | 'too many'> {
      const line = lines.get(address) ?? { queue: new SerialQueue(), waiting: 0 };
      if (line.waiting >= MAX_WAITING) return 'too many';
      lines.set(address, line);
      line.waiting++;
      try {
        return await line.queue.run(() => guard.find(address, find));
      } finally {
        if (--line.waiting === 0) lines.delete(address);
      }
    },
  };
}
