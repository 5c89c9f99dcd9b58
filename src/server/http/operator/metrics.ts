// For operators: /metrics for Prometheus. It does not show what is played or said.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { RoomRegistry } from '../../rooms/room-registry.ts';
import { addCounter, addGauge, type Metrics } from '../../shared/metrics.ts';

export type TrafficCounters = {
  messagesIn: number;
  messagesOut: number;
  dropped: number;
  refused: number;
  connections: number;
};

/** Dashboards and alerts use these names: they stay. shared/metrics.ts has more. */
export function addTrafficMetrics(registry: Registry, rooms: RoomRegistry, counters: TrafficCounters): void {
  const running = (): number => rooms.all().filter((room) => room.running).length;
  addGauge(registry, 'rooms', 'Rooms this node has loaded', () => rooms.count);
  addGauge(registry, 'matches_running', 'Running matches on this node', running);
  addGauge(registry, 'lines', 'Open WebSockets', () => counters.connections);
  addCounter(registry, 'messages_in_total', 'Messages received', () => counters.messagesIn);
  addCounter(registry, 'messages_out_total', 'Messages sent', () => counters.messagesOut);
  addCounter(
    registry,
    'messages_dropped_total',
    'Messages that came too fast or could not be read',
    () => counters.dropped,
  );
  addCounter(registry, 'refused_total', 'Refused requests', () => counters.refused);
}

export function registerMetrics(
  app: FastifyInstance,
  { registry, countRefusal }: Metrics,
  mayRead: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onResponse', async (_, { statusCode }) => {
    if (statusCode >= 400) countRefusal(`HTTP_${statusCode}`);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.code(403).send({ ok: false, sentence: METRICS_REFUSED });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const METRICS_REFUSED = 'These figures need a token: Authorization: Bearer METRICS_TOKEN.';
