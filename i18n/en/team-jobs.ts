import { formatDateTime } from '../dates'

const pluralRules = new Intl.PluralRules('en')
const MINUTE_MS = 60_000

export const teamJobs = {
  title: 'Jobs',
  lede: 'What the site does by itself, and when it last did it. All instances count together; new runs show after half a minute.',
  columns: {
    job: 'Job',
    every: 'Every',
    start: 'Last start',
    end: 'Last end',
    took: 'Took',
    success: 'Last success',
    failures: 'Failures',
  },
  names: {
    mail: 'Sending emails',
    reminders: 'Reminders of sessions',
    push: 'Reminders on devices',
    announcements: 'Starting announcements',
    webhooks: 'Delivering webhooks',
    publishing: 'Publishing scheduled items',
    housekeeping: 'All housekeeping',
  },
  states: { running: 'running', late: 'late', failed: 'failed' },
  time: (time: Date) => formatDateTime(time),
  never: 'not yet',
  every: (ms: number) =>
    ms < MINUTE_MS ? count(ms / 1000, 'second') : count(ms / MINUTE_MS, 'minute'),
  took: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`),
  failures: (failures: number, runs: number) => `${failures} of ${runs}`,
}

const count = (number: number, unit: string) =>
  `${number} ${unit}${pluralRules.select(number) === 'one' ? '' : 's'}`
