import { site } from '@/base/site'
import { formatLongDate } from '../dates'
import { formatHours } from './common/hours'

export const recordCheck = {
  title: 'Check a learning record',
  hours: formatHours,
  name: 'Learning record of',
  yearLabel: 'School year',
  year: (first: number) => `1 April ${first} to 31 March ${first + 1}`,
  rows: {
    government: 'By CBSE or government',
    inHouse: 'In-house or school complex',
    other: 'With other providers',
    ours: `Of these, recorded by ${site.name}`,
  },
  current: {
    title: 'This record is genuine',
    note: (day: string) =>
      `We printed it on ${formatLongDate(day)}, and its hours are still the same. Compare them with your copy.`,
  },
  changed: {
    title: 'This record is genuine, but its hours have changed',
    note: (day: string) =>
      `We printed it on ${formatLongDate(day)} with these hours. They have changed since then.`,
    today: 'Hours today',
  },
  checked: `${site.name} recorded the attendance at its own sessions. Schools recorded their in-house sessions, and the teacher added all other hours. ${site.name} has not checked these.`,
  unknown: {
    title: 'We did not print this record',
    note: 'The link is not complete, or the account no longer exists. Scan the code again, or ask the teacher.',
  },
  tooMany: 'You checked many records. Wait a minute, then scan the code again.',
}
