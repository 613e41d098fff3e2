import { formatLongDate, formatTime } from '../dates'

const monthFormatter = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const teamCalendar = {
  title: 'Calendar',
  lede: 'Sessions, and what ends or is due.',
  month: (month: string) => monthFormatter.format(new Date(`${month}-01T00:00:00Z`)),
  earlier: (month: string) =>
    `Earlier: ${monthFormatter.format(new Date(`${month}-01T00:00:00Z`))}`,
  later: (month: string) => `Later: ${monthFormatter.format(new Date(`${month}-01T00:00:00Z`))}`,
  today: 'This month',
  day: (day: string) => formatLongDate(day),
  time: (moment: Date) => formatTime(moment),
  nothing: 'Nothing in this month.',
  kinds: {
    session: 'Live session',
    term: 'Term ends',
    order: 'Last day to pay',
    reminder: 'Reminder to pay is sent',
    announcement: 'Announcement is sent',
  },
  entry: (kind: string, title: string) => `${kind}: ${title}`,
  feed: {
    heading: 'In your own calendar',
    lede: 'An address that your calendar program reads. Anyone who has it sees these entries, so keep it to yourself. It has no amounts and no names of teachers.',
    none: 'You have no address yet.',
    since: (day: string) => `Your address is from ${day}. We show it only once.`,
    create: 'Create the address',
    replace: 'Replace the address',
    remove: 'Turn it off',
    created: 'Copy this address into your calendar program now. An older one no longer works.',
    address: 'Address of the feed',
    removed: 'The address no longer works.',
    name: 'UNS team',
  },
}
