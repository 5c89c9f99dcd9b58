// For operators: /metrics for Prometheus. It does not show what is played or said.

import type { FastifyInstance } from 'fastify';
import type { RoomRegistry } from '../rooms/room-registry.ts';

export type TrafficCounters = {
  messagesIn: number;
  messagesOut: number;
  dropped: number;
  refused: number;
  connections: number;
};

export function registerMetrics(app: FastifyInstance, rooms: RoomRegistry, counters: TrafficCounters): void {
  app.get('/metrics', (_, reply) => {
    const { user, system } = process.cpuUsage();
    // Dashboards and alerts use these names: they stay.
    const metrics: [name: string, kind: 'gauge' | 'counter', value: number][] = [
      ['rooms', 'gauge', rooms.count],
      ['matches_running', 'gauge', rooms.all().filter((room) => room.running).length],
      ['lines', 'gauge', counters.connections],
      ['messages_in_total', 'counter', counters.messagesIn],
      ['messages_out_total', 'counter', counters.messagesOut],
      ['messages_dropped_total', 'counter', counters.dropped],
      ['refused_total', 'counter', counters.refused],
      ['cpu_seconds_total', 'counter', (user + system) / 1e6],
      ['memory_bytes', 'gauge', process.memoryUsage().rss],
    ];
    return reply
      .type('text/plain; version=0.0.4')
      .send(
        metrics.map(([name, kind, value]) => `# TYPE wordhoard_${name} ${kind}\nwordhoard_${name} ${value}\n`).join(''),
      );
  });
}
