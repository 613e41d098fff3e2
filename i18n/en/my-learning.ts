import { site } from '@/base/site'
import {
  formatFullDate,
  formatIndianTime,
  formatLongDate,
  formatMonth,
  formatShortDate,
} from '../dates'
import { home } from './home'
import { list } from './list'

const { weeks } = home.themes

type LearningMinutesValues = { ours: number; own: number }
type LearningYear = { first: number }

/** A person's own record: sessions, certificates, hours, and training elsewhere. */
export const myLearning = {
  title: 'My learning',
  lede: (name: string) => `${name}, this is what you have taken part in, and what comes next.`,
  shortDay: formatShortDate,
  day: formatLongDate,
  when: (at: Date) => `${formatFullDate(at)}, ${formatIndianTime(at)} Indian time`,
  month: formatMonth,
  themes: {
    'social-impact': weeks.impact.name,
    'youth-leadership': weeks.leadership.name,
    'global-goals': weeks.goals.name,
    'ethics-innovation': weeks.ethics.name,
  },
  noTheme: 'Other',
  hours: formatHours,
  name: {
    heading: 'Your name on certificates',
    stands: (name: string) => `This name stands on your certificates: ${name}`,
    none: 'Certificates carry your name as you write it yourself, once you have confirmed it.',
    choose: 'Choose the name',
    ask: 'This name will stand on your certificates. Write it in the script you like, as you want to read it on the wall.',
    label: 'Name on certificates',
    hint: 'With initials or titles if you use them; 60 letters at most.',
    button: 'Confirm this name',
    change: 'Change it for the next certificates',
    busy: 'Keeping …',
    failure: 'The name could not be kept. Please try again.',
  },
  waits: {
    heading: 'Certificates that wait for you',
    name: (count: number) =>
      count === 1
        ? 'One certificate waits for your name. Once you have confirmed it, it is issued at once.'
        : `${count} certificates wait for your name. Once you have confirmed it, they are issued at once.`,
    address: (email: string) =>
      `Your e-mail address ${email} is not confirmed yet. As soon as you open the link that we send there, your certificates are issued.`,
  },
  coming: {
    heading: 'Next sessions',
    none: 'You have not registered for a session yet.',
    see: 'See what comes',
    join: 'Open and join',
    open: 'Open the session',
    waiting: 'on the waiting list',
  },
  year: {
    heading: ({ first }: LearningYear) => `School year ${first}–${String(first + 1).slice(2)}`,
    of: (asked: number) => `of ${asked} hours`,
    ring: (minutes: LearningMinutesValues, asked: number) =>
      `${formatHours(minutes.ours + minutes.own)} of ${asked} hours: ${formatHours(minutes.ours)} with ${site.name}, ${formatHours(minutes.own)} elsewhere.`,
    asked: list(
      'CBSE asks for 50 hours of training in a school year, from 1 April to 31 March.',
      'Of these, 25 come from CBSE or a government institute, and 25 are in-house or in the school complex.',
      `No board has recognised ${site.name} sessions. Ask your school which hours it counts.`,
    ),
    ours: `With ${site.name}`,
    own: 'Elsewhere',
    all: 'Together',
    byMonth: 'Hours by month',
    byTheme: 'Hours by theme',
    monthHead: 'Month',
    themeHead: 'Theme',
    table: 'The numbers as a table',
    nothing:
      'No hours yet in this school year. They appear here when a session you attended is over.',
  },
  certificates: {
    heading: 'Sessions and certificates',
    none: 'Here your sessions will stand, each with its certificate.',
    pdf: 'PDF',
    pdfOf: (title: string) => `PDF of the certificate: ${title}`,
    corrected: 'corrected',
    revoked: 'revoked',
    soon: 'The certificate comes when the session is closed, a day after it at the latest.',
    waiting: 'The certificate waits for your confirmation above.',
  },
  certificate: {
    title: 'Your certificate',
    back: 'My learning',
    number: 'Number',
    pdf: 'Open to print (PDF)',
    picture: 'Save as a picture',
    linkedIn: 'Add to LinkedIn',
    badge: 'Open Badge (JSON)',
    share: 'Share it',
    sharing:
      'Whoever opens this link sees that the certificate is valid, whom it names and for what.',
    text: (session: string, link: string) =>
      `I took part in “${session}” with ${site.name}. My certificate: ${link}`,
    correct: 'Correct the name',
    correcting: (left: number) =>
      `Is a letter wrong? You can correct this certificate ${left === 2 ? 'twice' : 'once more'}. The number stays the same, and it says that it was issued anew.`,
    noMore: 'You have corrected this certificate twice. If it is still wrong, please write to us.',
    correctButton: 'Correct it',
    revoked: 'Our team has revoked this certificate.',
    because: (reason: string) => `The reason: ${reason}`,
  },
  entries: {
    heading: 'Training elsewhere',
    lede: 'What you learnt with others counts, too. Note it here; nobody checks it, and it gives no certificate.',
    none: 'Nothing noted yet.',
    add: 'Add a training',
    shared: 'your school sees it',
    addTitle: 'Add a training',
    changeTitle: 'A training of yours',
    title: 'What it was about',
    provider: 'Held by',
    day: 'Day',
    hours: 'Hours',
    hoursHint: 'Such as 2 or 1.5',
    theme: 'Theme',
    anyTheme: 'Another theme',
    share: 'My school may see this entry',
    keep: 'Keep it',
    busy: 'Keeping …',
    failure: 'The entry could not be kept. Please try again.',
    remove: 'Remove this entry',
    back: 'My learning',
  },
  record: {
    heading: 'Your record on paper',
    pdf: 'This school year (PDF)',
    csv: 'Everything, for a spreadsheet (CSV)',
    heads: ['Day', 'Session or training', 'Held by', 'Theme', 'Hours', 'Certificate'],
  },
  print: {
    title: (name: string) => `Learning record of ${name}`,
    heading: 'Learning record',
    year: ({ first }: LearningYear) => `School year from 1 April ${first} to 31 March ${first + 1}`,
    totals: ({ ours, own }: LearningMinutesValues) =>
      `${formatHours(ours)} with ${site.name}, ${formatHours(own)} elsewhere as noted by the person: ${formatHours(ours + own)} together`,
    heads: {
      day: 'Day',
      what: 'Session or training, and by whom',
      hours: 'Hours',
      number: 'Certificate',
    },
    made: (day: string) =>
      `As of ${formatLongDate(day)}. ${site.name} recorded the attendance at its own sessions.`,
    elsewhere: `The teacher added all other entries, and ${site.name} has not checked them.`,
    split:
      'CBSE asks for 50 hours a year: 25 by CBSE or a government institute, 25 in-house or in the school complex.',
    check: (address: string) =>
      `No board has recognised ${site.name} sessions. Check a certificate by its number at ${address}.`,
    page: 'Page {page} of {pages}',
  },
}

/** `1.5 hours`; people who count to fifty want no minutes. */
function formatHours(minutes: number) {
  const count = Math.round((minutes / 60) * 10) / 10
  return `${count} ${count === 1 ? 'hour' : 'hours'}`
}
