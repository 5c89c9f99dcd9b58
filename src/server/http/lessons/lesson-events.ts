// The live channel of a lesson: server-sent events. A browser opens it again by itself, and the first event says everything.

import type { FastifyReply } from 'fastify';
import type { LessonView } from '../../../core/lessons/lesson-api.ts';
import type { Lessons } from '../../lessons/lessons.ts';
import type { Session } from '../../shared/identity.ts';
import type { Sessions } from '../../shared/sessions.ts';

/** So that neither the server nor a proxy takes the connection for dead. */
const PING_MS = 25_000;
/** After this time a browser tries again when the connection was lost. */
const RETRY_MS = 1000;
/** Somebody who reads more slowly than this is disconnected; the next connection begins with the newest view. */
const MAX_UNREAD_BYTES = 1_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // nginx would collect the events.
  'x-accel-buffering': 'no',
};

/** false if the person has too many of them open. */
export function sendLessonEvents(
  reply: FastifyReply,
  { id, session, lessons, sessions }: { id: string; session: Session; lessons: Lessons; sessions: Sessions },
): boolean {
  const { raw } = reply;
  const end = (): void => void raw.end();
  const stop = lessons.feeds.open(id, {
    person: session.person,
    send: (view: LessonView) => {
      raw.write(`event: lesson\ndata: ${JSON.stringify(view)}\n\n`);
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    },
    close: end,
  });
  if (stop === null) return false;
  reply.hijack();
  raw.writeHead(200, HEADERS);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const untrack = sessions.track(session, end);
  const pinging = setInterval(() => raw.write(': ping\n\n'), PING_MS);
  raw.on('error', () => {});
  raw.on('close', () => {
    clearInterval(pinging);
    untrack();
    stop();
  });
  return true;
}
