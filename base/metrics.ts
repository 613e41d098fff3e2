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
    mailQueue: new Gauge({
      name: 'uns_mail_queue_length',
      help: 'Emails that are due and not sent',
      registers,
    }),
    mailQueueAge: new Gauge({
      name: 'uns_mail_queue_oldest_seconds',
      help: 'How long the oldest of them is due',
      registers,
    }),
    jobRuns: new Counter({
      name: 'uns_job_runs_total',
      help: 'Runs of scheduled jobs; skipped means that the run before had not ended',
      labelNames: ['name', 'result'],
      registers,
    }),
    jobSeconds: new Gauge({
      name: 'uns_job_duration_seconds',
      help: 'How long the last run of the job took',
      labelNames: ['name'],
      registers,
    }),
    jobIntervals: new Gauge({
      name: 'uns_job_interval_seconds',
      help: 'How often the job runs',
      labelNames: ['name'],
      registers,
    }),
    jobStarts: new Gauge({
      name: 'uns_job_last_start_timestamp_seconds',
      help: 'When the job started last',
      labelNames: ['name'],
      registers,
    }),
    jobEnds: new Gauge({
      name: 'uns_job_last_end_timestamp_seconds',
      help: 'When the job ended last',
      labelNames: ['name'],
      registers,
    }),
    jobSuccesses: new Gauge({
      name: 'uns_job_last_success_timestamp_seconds',
      help: 'When the job succeeded last; before its first run, when the process started',
      labelNames: ['name'],
      registers,
    }),
    passwordQueue: new Gauge({
      name: 'uns_password_queue_length',
      help: 'Logins and registrations that wait until a password can be hashed',
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'uns_database_connections',
      help: 'Connections to PostgreSQL: how many there may be, how many are in use, how many are waited for',
      labelNames: ['state'],
      registers,
    }),
    backupTime: new Gauge({
      name: 'uns_backup_last_timestamp_seconds',
      help: 'When the newest backup of this host was written; 0 without one, no value without a folder of backups',
      labelNames: ['folder'],
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
