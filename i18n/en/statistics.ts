import { formatLongDate, formatMonth, formatShortDateTime } from '../dates'

const formatNumber = (value: number) => numberFormat.format(value)
/** From 1,000 on as `1.5K`, above bars. */
const formatShort = (value: number) => shortFormat.format(value)
const shortFormat = new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  maximumFractionDigits: 1,
})

const numberFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
})

export const statistics = {
  title: 'Statistics',
  formatNumber,
  formatShort,
  shortMonth: (start: string) => formatMonth(start.slice(0, 7)),
  period: (from: string, to: string) => `${formatLongDate(from)} to ${formatLongDate(to)}`,
  updated: (time: Date | null) =>
    time ? `Updated ${formatShortDateTime(time)}.` : 'The first update has not run yet.',
  periods: {
    label: 'Period',
    year: 'This school year',
    'last-year': 'Last school year',
    month: 'This month',
    'last-month': 'Last month',
    from: 'First day',
    to: 'Last day',
    show: 'Show these days',
  },
  counts: {
    accounts: 'New accounts',
    registrations: 'Registrations',
    attendances: 'Attendance',
    hours: 'Hours',
    certificates: 'Certificates',
    downloads: 'Downloads',
    books: 'Books read',
    active: 'Active teachers',
    activeAverage: 'Active teachers a month',
  },
  summary: 'Totals',
  charts: 'Over time',
  figures: 'Numbers',
  bars: {
    day: ['Day', (start: string) => dayFormat.format(new Date(start))],
    month: ['Month', (start: string) => monthFormat.format(new Date(start))],
    year: ['School year from', (start: string) => start.slice(0, 4)],
  } as Record<'day' | 'month' | 'year', [string, (start: string) => string]>,
  groupings: {
    label: 'Group by',
    district: 'District',
    board: 'Board',
    theme: 'Theme',
    school: 'School',
  },
  by: {
    district: 'By district',
    board: 'By board',
    theme: 'By theme',
    school: 'By school',
  },
  rest: {
    district: 'District not set',
    board: 'Without a school',
    theme: 'Without a theme',
    school: 'Without a school',
  },
  withoutSchool: 'Without a school',
  filter: {
    district: (name: string) => `Only the district ${name}`,
    board: (name: string) => `Only the board ${name}`,
    theme: (name: string) => `Only the theme ${name}`,
    districtNotSet: 'Only schools without a district',
    withoutSchool: 'Only teachers without a school',
    remove: 'Show all',
  },
  empty: 'No counts in this period. Choose another period.',
  download: 'Download as CSV',
  report: 'Page to print',
  notes: {
    title: 'How we count',
    lines: [
      'Registrations, attendance, hours and certificates count on the day of the session. Cancelled sessions do not count.',
      'Hours are the length of each attended session, as in the learning record. Sessions that schools hold themselves do not count.',
      'An active teacher attended at least one session. Teachers count once in a school year or a month.',
      'For other periods we show the average of the months. A month counts whole.',
      'Downloads are files and sets of the toolkit. Books read counts each e-book once a day for each teacher. Both count from November 2026.',
      'A session counts for the school that the teacher belonged to on that day. A new account counts for the teacher’s first school.',
      'District and board are those of the school today. The team sets the district on the page of the school.',
      'Late changes of a past day, such as imported attendance, appear within one day.',
      'Erased accounts stay in the totals, without names.',
    ],
  },
  print: {
    title: 'Report',
    button: 'Print this page',
    back: 'Back to the statistics',
    note: 'Print on A4, or save as PDF.',
    first: (count: number) => `These are the first ${count} rows. The CSV file has all of them.`,
    asOf: (day: string) => `As of ${formatLongDate(day)}`,
    from: (name: string) => `${name}: results`,
  },
  fileName: 'statistics',
}
