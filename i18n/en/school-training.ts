import { site } from '@/base/site'
import type { ArchivePart } from '@/base/training-kinds'
import { formatDateTime, formatLongDate } from '../dates'
import { formatHours } from './common/hours'
import { list } from './common/list'

type Totals = {
  teachers: number
  left: number
  complete: number
  certificates: number
  minutes: number
}

const partNames: Record<ArchivePart, string> = {
  letter: 'cover page',
  calendar: 'calendar',
  staff: 'staff list',
  certificates: 'certificates by teacher',
  summary: 'summary',
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
    xlsx: 'Table for Excel (XLSX)',
    archive: 'Everything for the board (ZIP)',
    archiveNote: (chosenParts: ArchivePart[]) =>
      `The ZIP file has what your board asks for: ${chosenParts.map((part) => partNames[part]).join(', ')}. With many certificates, it takes some minutes. This page shows the progress.`,
    progress: (done: number, total: number) =>
      `The ZIP file is being made: ${done} of ${total} documents. You can use other pages meanwhile.`,
    ended: 'The ZIP file has ended. Look for it in the downloads of your browser.',
    note: 'The report has lines for the signatures. The table opens in any spreadsheet program.',
  },
  notices: {
    heading: 'Email your teachers',
    lede: 'Your school can send each of these emails once a week. Teachers can unsubscribe.',
    withoutHours: (count: number) =>
      count === 1
        ? '1 teacher has no hours in this school year.'
        : `${count} teachers have no hours in this school year.`,
    remind: 'Remind teachers without hours',
    next: (title: string, startsAt: Date) =>
      `Next live session: ${title}, ${formatDateTime(startsAt)}.`,
    announce: 'Announce the next session',
    announceThis: 'Announce this session',
    sent: (count: number) =>
      count === 1 ? 'The email goes to 1 teacher.' : `The email goes to ${count} teachers.`,
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
    included:
      'For teachers with a seat today, all training of the school year counts, also from before they joined. That part is marked “Before joining”. For teachers who left, the sessions between joining and leaving count. Training elsewhere counts only where a teacher with a seat shares it.',
  },
  domains: { heading: 'By domain (NPST)', none: 'Domain not stated' },
  months: { heading: 'By month' },
  teachers: {
    heading: 'Teachers',
    none: 'No teacher had a seat in this school year.',
    joined: (day: string) => `Joined on ${formatLongDate(day)}`,
    left: (day: string) => `left on ${formatLongDate(day)}`,
    beforeJoining: 'Before joining',
    minutesBeforeJoining: (minutes: number) => `Before joining: ${formatHours(minutes)}`,
    facts: (day: string, provider: string, providerClass: string, minutes: number) =>
      [formatLongDate(day), provider, providerClass, formatHours(minutes)].join(' · '),
    show: (count: number) =>
      count === 1 ? 'Show 1 session or training' : `Show ${count} sessions and trainings`,
  },
  calendar: {
    heading: 'Calendar of the year',
    none: 'No session was attended in this school year.',
    item: (day: string, minutes: number, attendees: Attendees) =>
      `${formatLongDate(day)}, ${formatHours(minutes)}, ${describeAttendees(attendees)}`,
    attendees: describeAttendees,
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
      'Before joining',
      'Employee number',
      'Joined the school on',
    ),
    yes: 'Yes',
  },
  report: {
    heading: 'Training of the teachers',
    subtitle: (first: number) => `School year from 1 April ${first} to 31 March ${first + 1}`,
    domainsChart: 'Bars: hours of all teachers by domain',
    monthsChart: 'Bars: hours of all teachers by month',
    teacherHeads: list(
      'Teacher',
      'Joined',
      'Left',
      'Government',
      'In-house',
      'Other',
      'Before joining',
      'Missing',
    ),
    totalHeads: list('Teacher', 'Joined', 'Left', 'Hours', 'Before joining', 'Missing'),
    domainHours: 'Hours by teacher and domain (NPST)',
    domainHead: (domain: string, hours: number) =>
      hours > 0 ? `${domain}: ${hours} asked` : domain,
    allHours: 'All',
    calendarHeads: list('Day', 'Session', 'Hours', 'Teachers'),
    missingParts: (government: number, inHouse: number) =>
      [
        ...(government > 0 ? [`Government: ${formatHours(government)}`] : []),
        ...(inHouse > 0 ? [`In-house: ${formatHours(inHouse)}`] : []),
      ].join('. '),
    missing: (minutes: number) => formatHours(minutes),
    complete: 'Nothing',
    ours: `No board has recognised the sessions of ${site.name}.`,
    statement:
      'We have compared these entries with the records of the school. The sessions and hours are correct to the best of our knowledge.',
    signatures: list(
      'Name and signature of the coordinator',
      'Name and signature of the principal',
      'Date',
    ),
    stamp: 'Stamp of the school',
    note: (day: string) =>
      `As of ${formatLongDate(day)}. ${site.name} recorded the attendance at its own sessions. The school recorded its in-house sessions. Teachers entered training elsewhere.`,
    page: 'Page {page} of {pages}',
  },
  archive: {
    letter: {
      heading: 'Cover page',
      to: 'To the regional office of the board',
      subject: (first: number) =>
        `Training of our teachers in the school year ${first}–${String(first + 1).slice(2)}`,
      paragraphs: (school: string, { teachers, minutes }: Totals) => [
        `We send you the record of training of ${school}: ${countTeachers(teachers)}, ${formatHours(minutes)} of training.`,
        'The documents follow in the order that you ask for.',
        `${site.name} recorded the attendance at its own sessions. Anyone can check its certificates by their numbers.`,
      ],
    },
    calendar: 'Calendar of the training year',
    staff: {
      heading: 'Staff list',
      text: `The second column is the day of the teacher’s seat on ${site.name}. The last one comes from your school’s staff list. Write the day by hand where it is empty, if the board asks for it.`,
      heads: list(
        'Teacher',
        `On ${site.name} since`,
        'Left',
        'Certificates',
        'Employee number',
        'Joined the school on',
      ),
    },
    certificates: (name: string) => `Certificates of ${name}`,
    summary: 'Summary by teacher and domain',
    fileNames: {
      letter: 'cover-page',
      calendar: 'calendar',
      staff: 'staff-list',
      certificates: 'certificates',
      summary: 'summary',
    },
  },
}

type Attendees = { teachers: number; beforeJoining: number }

function describeAttendees({ teachers, beforeJoining }: Attendees) {
  if (beforeJoining === 0) return countTeachers(teachers)
  return `${countTeachers(teachers)}, of these, ${beforeJoining} before joining`
}

function countTeachers(count: number) {
  return `${count} ${count === 1 ? 'teacher' : 'teachers'}`
}
