import { formatHours } from './common/hours'

export const sessionPage = {
  takeaway: 'You leave with',
  preparation: 'What to prepare',
  counts: 'How it counts',
  hours: (minutes: number) => `${formatHours(minutes)} in your learning record, with a certificate`,
  registered: (count: number) => `${count} teachers have registered`,
  facts: 'About this session',
  day: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    inDays: (days: number) => `In ${days} days`,
  },
}
