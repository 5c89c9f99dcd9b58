// For operators: /healthz, for proxies, load balancers and monitoring. It does not show what is played or said.

import type { FastifyInstance } from 'fastify';

export type Health = {
  /** Whether the store answers. */
  isAnswering(): boolean;
  /** How many rooms could not be read. */
  unreadableRooms(): number;
  /** Whether a check of the database found damage. */
  isDamaged(): boolean;
};

/**
 * Damaged data is reported, but doesn't fail the check unless it is asked for with ?strict: a proxy must not cut off all
 * tables because one is damaged.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get<{ Querystring: { strict?: string } }>('/healthz', (request, reply) => {
    const unreadable = health.unreadableRooms();
    const damaged = health.isDamaged() || unreadable > 0;
    const ok = health.isAnswering() && !(damaged && request.query.strict !== undefined);
    return reply.code(ok ? 200 : 503).send({ ok, ...(damaged ? { damaged, unreadable } : {}) });
  });
}
