// What every route of the HTTP interface needs: who asks, how much they may, and how to say no.
// Not the routes themselves (api.ts, archive.ts).

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Surroundings } from '../shared/context.ts';
import { COOKIE, type People } from '../shared/identity.ts';
import { createLimit, type Limit, NO_LIMIT } from '../shared/rate-limit.ts';

const YEAR = 365 * 24 * 3600;

export type Desk = {
  readonly around: Surroundings;
  /** Who asks. Somebody without a name tag gets one. */
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  wear(person: string, request: FastifyRequest, reply: FastifyReply): string;
  limit(burst: number, perSecond: number): Limit;
  say(reply: FastifyReply, code: number, sentence: string): FastifyReply;
};

export function openDesk(around: Surroundings, people: People, limits: boolean): Desk {
  const wear: Desk['wear'] = (person, request, reply) => {
    void reply.setCookie(COOKIE, people.sign(person), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: YEAR,
      secure: request.protocol === 'https',
    });
    return person;
  };
  return {
    around,
    personOf: (request, reply) => people.read(request.cookies[COOKIE]) ?? wear(people.make(), request, reply),
    wear,
    limit: (burst, perSecond) => (limits ? createLimit(burst, perSecond, () => performance.now()) : NO_LIMIT),
    say: (reply, code, sentence) => reply.code(code).send({ ok: false, sentence }),
  };
}
