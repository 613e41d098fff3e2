import { site } from '@/base/site'
import { toHours } from '@/base/training-kinds'
import {
  formatFullDate,
  formatIndianTime,
  formatLongDate,
  formatMonth,
  formatShortDate,
} from '../dates'
import { certificateLanguages } from './common/certificate-languages'
import { formatHours } from './common/hours'

type LearningMinutesValues = { ours: number; own: number }
type LearningYear = { first: number }

export const myLearning = {
  title: 'My learning',
  lede: (name: string) => `${name}, see what you have attended and what comes next.`,
  shortDay: formatShortDate,
  day: formatLongDate,
  when: (at: Date) => `${formatFullDate(at)}, ${formatIndianTime(at)}`,
  month: formatMonth,
  noTheme: 'Other',
  hours: formatHours,
  drafts: {
    heading: 'My drafts',
    text: 'Make a worksheet, questions or a rubric from the toolkit and the e-books.',
    open: 'Open My drafts',
    create: 'Make a draft',
  },
  name: {
    heading: 'Your name on certificates',
    stands: (name: string) => `Your certificates show this name: ${name}`,
    none: 'Your certificates show your name as you write it. Confirm it first.',
    choose: 'Choose your name',
    ask: 'Your certificates will show this name. Write it in any script, as it should appear on the certificate.',
    label: 'Name on certificates',
    hint: 'You may include initials or titles. At most 60 characters.',
    button: 'Confirm this name',
    change: 'Change the name for later certificates',
    busy: 'Saving …',
    failure: 'The name could not be saved. Try again.',
  },
  languages: certificateLanguages,
  tasks: {
    heading: 'Waiting for you',
    none: 'Nothing is waiting for you.',
    toolkit: 'Find something for your next lesson',
    confirm: 'Confirm it',
    feedback: 'How was this session?',
  },
  waits: {
    name: (count: number) =>
      count === 1
        ? '1 certificate needs your name. We issue it as soon as you confirm your name.'
        : `${count} certificates need your name. We issue them as soon as you confirm your name.`,
    address: (email: string) =>
      `Your email address ${email} is not confirmed yet. Open the link in our email. Then we issue your certificates.`,
  },
  coming: {
    next: 'Your next session',
    heading: 'Upcoming sessions',
    none: 'You have not registered for a session yet.',
    see: 'See upcoming sessions',
    join: 'Join the session',
    open: 'Open the session',
    waiting: 'on the waiting list',
  },
  year: {
    heading: ({ first }: LearningYear) => `School year ${first}–${String(first + 1).slice(2)}`,
    of: (asked: number) => `of ${asked} hours`,
    toGo: (minutes: number) =>
      minutes > 0 ? `${formatHours(minutes)} to go` : 'All hours are complete',
    doneOf: (minutes: number, asked: number) => `${toHours(minutes)} of ${asked}`,
    rule: 'How the hours count',
    ours: `With ${site.name}`,
    own: 'Other training',
    all: 'Total',
    byMonth: 'Hours by month',
    byTheme: 'Hours by theme',
    monthHead: 'Month',
    themeHead: 'Theme',
    table: 'Show the numbers as a table',
    nothing:
      'You have no hours in this school year yet. They appear here after a session that you attend.',
  },
  certificates: {
    older: (count: number) => (count === 1 ? '1 earlier session' : `${count} earlier sessions`),
    heading: 'Sessions and certificates',
    none: 'You have no sessions yet. They appear here with their certificates.',
    pdf: 'PDF',
    pdfOf: (title: string) => `PDF of the certificate: ${title}`,
    corrected: 'corrected',
    revoked: 'revoked',
    soon: 'We issue the certificate when the session is closed, at most 1 day after it ends.',
    waiting: 'Confirm your name above to get the certificate.',
  },
  certificate: {
    title: 'Your certificate',
    back: 'My learning',
    number: 'Number',
    pdf: 'Open to print (PDF)',
    picture: 'Save as a picture',
    linkedIn: 'Add to LinkedIn',
    badge: 'Open Badge (JSON)',
    toShare: 'Share',
    share: 'Share your certificate',
    sharing:
      'Anyone who opens this link sees that the certificate is valid, with your name and the session.',
    text: (session: string, link: string) =>
      `I took part in “${session}” with ${site.name}. My certificate: ${link}`,
    correct: 'Correct the name',
    correcting: (left: number) =>
      `Is your name wrong? You can correct this certificate ${left === 2 ? 'twice' : 'once more'}. The number stays the same, and the certificate shows that it was reissued.`,
    noMore: 'You have corrected this certificate twice. If it is still wrong, write to us.',
    correctButton: 'Save corrected name',
    revoked: 'Our team has revoked this certificate.',
    reason: (reason: string) => `Reason: ${reason}`,
  },
  entries: {
    heading: 'Training elsewhere',
    lede: 'Training with others counts, too. Add it here. We do not check it, and it gives no certificate.',
    none: 'No entries yet.',
    add: 'Add training',
    shared: 'visible to your school',
    addTitle: 'Add training',
    changeTitle: 'Edit training',
    title: 'Topic',
    provider: 'Provider',
    day: 'Day',
    hours: 'Hours',
    hoursHint: 'For example 2 or 1.5',
    theme: 'Theme',
    anyTheme: 'Another theme',
    share: 'My school can see this entry',
    keep: 'Save entry',
    busy: 'Saving …',
    failure: 'The entry could not be saved. Try again.',
    remove: 'Remove entry',
    back: 'My learning',
  },
  record: {
    heading: 'Download your record',
    pdf: 'This school year (PDF)',
    csv: 'All entries for a spreadsheet (CSV)',
    heads: [
      ...['Day', 'Session or training', 'Provider', 'Theme', 'Hours', 'Certificate'],
      ...['Kind of provider', 'Mode', 'Domain (NPST)'],
    ],
  },
  print: {
    title: (name: string) => `Learning record of ${name}`,
    heading: 'Learning record',
    year: ({ first }: LearningYear) => `School year from 1 April ${first} to 31 March ${first + 1}`,
    totals: ({ ours, own }: LearningMinutesValues) =>
      `${formatHours(ours + own)} in total: ${formatHours(ours)} with ${site.name}, ${formatHours(own)} in-house or elsewhere (not checked by ${site.name})`,
    heads: {
      day: 'Day',
      topic: 'Session or training, and provider',
      hours: 'Hours',
      number: 'Certificate',
    },
    createdAt: (day: string) =>
      `As of ${formatLongDate(day)}. ${site.name} recorded the attendance at its own sessions.`,
    elsewhere: `The school recorded its in-house sessions. The teacher added all other entries. ${site.name} has checked none of these.`,
    check: (address: string) => `Check a certificate by its number at ${address}.`,
    statement:
      'The signatures confirm that the school has seen proof of the hours that the teacher added. They do not confirm other entries again.',
    signatures: ['Teacher: signature and date', 'Principal: name, signature and date'],
    stamp: 'Stamp of the school',
    code: {
      label: 'Scan to check this page',
      alt: 'QR code for the page where anyone can check this record',
    },
    page: 'Page {page} of {pages}',
  },
}
