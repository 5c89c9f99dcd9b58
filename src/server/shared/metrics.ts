// Measurements for /metrics, made with prom-client. Stores, buses and bot pools are measured from outside, by wrapping them.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

export interface Metrics {
  readonly registry: Registry;
  /** From the arrival of a move until it was stored and sent to everybody at the table. */
  observeMove(ms: number): void;
  countRefusal(code: string): void;
  measureStore(store: Store): Store;
  measureBots(bots: BotPool): BotPool;
  measureBus(bus: Bus, now: () => number): Bus;
  stop(): void;
}

const FAST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BOT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const LOOP_RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const histogram = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name: `wordhoard_${name}`, help, buckets, registers: [registry] });
  const moves = histogram('move_seconds', 'Time from receiving a move to sending it to everyone', FAST_BUCKETS);
  const commits = histogram('store_commit_seconds', 'Time to store an act', FAST_BUCKETS);
  const bots = histogram(
    'bot_seconds',
    'Time from asking for a bot move to the answer, including the wait',
    BOT_BUCKETS,
  );
  const busDelay = histogram('bus_delay_seconds', 'Time a heartbeat took to arrive from another node', FAST_BUCKETS);
  const refusals = new Counter({
    name: 'wordhoard_refusals_total',
    help: 'Refused requests by code',
    labelNames: ['code'],
    registers: [registry],
  });
  let botRequests = 0;
  addGauge(registry, 'bot_requests', 'Bot moves being computed or waiting for a thread', () => botRequests);
  const stopProcessMetrics = addProcessMetrics(registry);

  return {
    registry,
    observeMove: (ms) => moves.observe(ms / 1000),
    countRefusal: (code) => refusals.inc({ code }),
    measureStore: (store) => ({
      ...store,
      async appendAct(...args) {
        const startedAt = performance.now();
        const stored = await store.appendAct(...args);
        commits.observe((performance.now() - startedAt) / 1000);
        return stored;
      },
    }),
    measureBots(pool) {
      addGauge(registry, 'bots_waiting', 'Bot moves, hints and reviews waiting for a thread', () => pool.waiting);
      return {
        ...pool,
        get waiting() {
          return pool.waiting;
        },
        async choose(...args) {
          const startedAt = performance.now();
          botRequests++;
          try {
            return await pool.choose(...args);
          } finally {
            botRequests--;
            bots.observe((performance.now() - startedAt) / 1000);
          }
        },
      };
    },
    // Heartbeats carry the service time, which is the same on every node.
    measureBus: (bus, now) => ({
      ...bus,
      publish: (message) => bus.publish(message.t === 'here' ? { ...message, at: now() } : message),
      onMessage: (listener) =>
        bus.onMessage((message) => {
          if (message.t === 'here' && message.at !== undefined)
            busDelay.observe(Math.max(0, now() - message.at) / 1000);
          listener(message);
        }),
    }),
    stop: stopProcessMetrics,
  };
}

/** Reads the value whenever the figures are asked for. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name: `wordhoard_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

export function addCounter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name: `wordhoard_${name}`,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function addProcessMetrics(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  new Gauge({
    name: 'wordhoard_event_loop_delay_seconds',
    help: 'Delay of the event loop since the figures were last read',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of [50, 99, 100])
        this.set({ quantile: String(quantile / 100) }, delay.percentile(quantile) / NANOSECONDS);
      delay.reset();
    },
  });
  addGauge(registry, 'heap_used_bytes', 'Used JavaScript heap', () => process.memoryUsage().heapUsed);
  addGauge(registry, 'memory_bytes', 'Resident memory', () => process.memoryUsage().rss);
  addCounter(registry, 'cpu_seconds_total', 'Processor time', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return () => delay.disable();
}
