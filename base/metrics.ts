import 'server-only'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { getProcessSingleton } from './process-singleton'

export const metrics = getProcessSingleton('metrics', () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'uns_http_request_seconds',
      help: 'How long answers took, from the first byte of the request to the last of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    webhookQueue: new Gauge({
      name: 'uns_webhook_queue_length',
      help: 'Events that webhooks have still to get, without those of paused ones',
      registers,
    }),
    webhookQueueAge: new Gauge({
      name: 'uns_webhook_queue_oldest_seconds',
      help: 'How long the oldest of them waits',
      registers,
    }),
    events: new Counter({
      name: 'uns_events_total',
      help: 'What the log tells of mail, database, limits and housekeeping, by event',
      labelNames: ['event', 'level'],
      registers,
    }),
  }
})
