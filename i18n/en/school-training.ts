import { site } from '@/base/site'
import { formatLongDate } from '../dates'
import { formatHours } from './common/hours'
import { list } from './common/list'

type Totals = {
  teachers: number
  left: number
  complete: number
  certificates: number
  minutes: number
}

export const schoolTraining = {
  title: 'Training',
  lede: 'What your school hands in for the training year: who attended what, and what is missing.',
  years: 'School year',
  year: (first: number) => `${first}–${String(first + 1).slice(2)}`,
  download: {
    heading: 'Download',
    report: 'Report for signatures (PDF)',
    csv: 'Table (CSV)',
    note: 'The report has lines for the signatures. The table opens in any spreadsheet program.',
  },
  summary: {
    heading: 'Summary',
    teachers: ({ teachers, left }: Totals) =>
      left > 0
        ? `${countTeachers(teachers)}, of these, ${left} left during the year or later.`
        : `${countTeachers(teachers)}.`,
    hours: ({ minutes, certificates }: Totals) =>
      `${formatHours(minutes)} of training, ${certificates} ${certificates === 1 ? 'certificate' : 'certificates'}.`,
    complete: ({ complete, teachers }: Totals) =>
      `All hours are complete for ${complete} of ${countTeachers(teachers)}.`,
    included: `Sessions of ${site.name} count from the day a teacher joined to the day the teacher left. Training elsewhere counts where a teacher shares it.`,
  },
  domains: { heading: 'By domain (NPST)', none: 'Domain not stated' },
  months: { heading: 'By month' },
  teachers: {
    heading: 'Teachers',
    none: 'No teacher had a seat in this school year.',
    joined: (day: string) => `Joined on ${formatLongDate(day)}`,
    left: (day: string) => `left on ${formatLongDate(day)}`,
    facts: (day: string, provider: string, providerClass: string, minutes: number) =>
      [formatLongDate(day), provider, providerClass, formatHours(minutes)].join(' · '),
    show: (count: number) =>
      count === 1 ? 'Show 1 session or training' : `Show ${count} sessions and trainings`,
  },
  calendar: {
    heading: 'Calendar of the year',
    none: 'No session was attended in this school year.',
    item: (day: string, minutes: number, teachers: number) =>
      `${formatLongDate(day)}, ${formatHours(minutes)}, ${countTeachers(teachers)}`,
  },
  csv: {
    heads: list(
      'Teacher',
      'Email',
      'Joined on',
      'Left on',
      'Day',
      'Training',
      'Provider',
      'Kind of provider',
      'Mode',
      'Domain (NPST)',
      'Hours',
      'Certificate',
    ),
  },
  report: {
    heading: 'Training of the teachers',
    subtitle: (first: number) => `School year from 1 April ${first} to 31 March ${first + 1}`,
    domainsChart: 'Bars: hours of all teachers by domain',
    monthsChart: 'Bars: hours of all teachers by month',
    teacherHeads: list('Teacher', 'Joined', 'Left', 'Government', 'In-house', 'Other', 'Missing'),
    totalHeads: list('Teacher', 'Joined', 'Left', 'Hours', 'Missing'),
    calendarHeads: list('Day', 'Session', 'Hours', 'Teachers'),
    missingParts: (government: number, inHouse: number) =>
      [
        ...(government > 0 ? [`Government: ${formatHours(government)}`] : []),
        ...(inHouse > 0 ? [`In-house: ${formatHours(inHouse)}`] : []),
      ].join('. '),
    missing: (minutes: number) => formatHours(minutes),
    complete: 'Nothing',
    statement:
      'We have compared these entries with the records of the school. The sessions and hours are correct to the best of our knowledge.',
    signatures: list(
      'Name and signature of the coordinator',
      'Name and signature of the principal',
      'Date',
    ),
    stamp: 'Stamp of the school',
    note: (day: string) =>
      `As of ${formatLongDate(day)}. ${site.name} recorded the attendance at its own sessions. Teachers entered training elsewhere.`,
    page: 'Page {page} of {pages}',
  },
}

function countTeachers(count: number) {
  return `${count} ${count === 1 ? 'teacher' : 'teachers'}`
}
