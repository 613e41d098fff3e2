import { formatLongDate, formatShortDate, formatShortDateTime } from '../dates'

/** The team's desk: what waits, and what all its lists and forms say. */
export const desk = {
  day: formatShortDate,
  moment: formatShortDateTime,
  longDay: formatLongDate,
  search: {
    label: 'Search the team’s side',
    button: 'Search',
    title: 'Search',
    for: (words: string) => `Found for “${words}”`,
    nothing: 'Nothing found. Each word has to begin one of the words that are looked for.',
    empty: 'Type a name, an e-mail address, a phone number, a reference or a certificate’s number.',
    schools: 'Schools',
    people: 'People',
    forms: 'Forms',
    messages: 'Messages',
    certificates: 'Certificates',
  },
  list: {
    next: 'Next page',
    first: 'Back to the first page',
    nothing: 'Nothing here.',
    find: 'Show',
    search: 'Look for',
    all: 'All',
    clear: 'Show all again',
  },
  form: {
    busy: 'One moment...',
    failure: 'That did not work. Please try again.',
    noScript:
      'The buttons of this page need JavaScript. Please switch it on and load the page again.',
    readsNow: (text: string) => (text ? `It reads now: ${text}` : 'It is empty now.'),
    undo: 'Undo',
    undone: 'Taken back.',
    anyway: 'Do it',
  },
  lookers: {
    look: (names: string) => `Also looking at this: ${names}`,
    write: (names: string) => `Writing at this moment: ${names}`,
  },
  home: {
    title: 'Today',
    lede: 'What waits for one of us, the oldest first.',
    nothing: 'Nothing waits. Everything is done.',
    forms: 'Forms of schools',
    messages: 'Messages',
    requests: 'Requests about their data',
    mail: 'Letters that failed',
    mailSays: (count: number, since: string) =>
      `${count === 1 ? 'One letter has' : `${count} letters have`} not gone out, the oldest since ${since}.`,
    seeAll: (count: number, most: number) =>
      count >= most ? `See all, more than ${most - 1}` : `See all ${count}`,
    daysLeft: (days: number) =>
      days < 0
        ? `${-days === 1 ? '1 day' : `${-days} days`} over the thirty`
        : days === 1
          ? '1 day left to answer'
          : `${days} days left to answer`,
    next: 'The next session',
    noNext: 'No session is planned.',
    weeks: 'The last twelve weeks',
    registrations: 'People who registered',
    attendance: 'Attendance of sessions',
    schools: 'New schools',
    week: 'Week from',
    number: 'Number',
    figures: 'In figures',
    weekOf: (monday: string) => weekFormatter.format(new Date(`${monday}T00:00:00Z`)),
  },
}

const weekFormatter = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
