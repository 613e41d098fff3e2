import { formatLongDate, formatShortDate, formatShortDateTime } from '../dates'

export const teamHome = {
  day: formatShortDate,
  moment: formatShortDateTime,
  longDay: formatLongDate,
  search: {
    label: 'Search the team area',
    button: 'Search',
    title: 'Search',
    for: (words: string) => `Results for “${words}”`,
    nothing: 'No results. Try fewer words, or only the first letters of a word.',
    empty: 'Type a name, email address, phone number, reference or certificate number.',
    schools: 'Schools',
    people: 'People',
    forms: 'Applications',
    messages: 'Messages',
    certificates: 'Certificates',
  },
  list: {
    next: 'Next page',
    first: 'Back to the first page',
    nothing: 'No entries.',
    find: 'Show',
    search: 'Search for',
    all: 'All',
    clear: 'Clear filters',
  },
  form: {
    busy: 'One moment...',
    failure: 'This action failed. Try again.',
    noScript: 'The buttons on this page need JavaScript. Turn it on and reload the page.',
    readsNow: (text: string) => (text ? `Current value: ${text}` : 'This field is now empty.'),
    undo: 'Undo',
    undone: 'Undone.',
    anyway: 'Confirm',
  },
  otherViewers: {
    look: (names: string) => `Also viewing this page: ${names}`,
    write: (names: string) => `Writing now: ${names}`,
  },
  home: {
    title: 'Today',
    lede: 'Open tasks for the team, oldest first.',
    nothing: 'No open tasks.',
    forms: 'School applications',
    messages: 'Messages',
    requests: 'Data requests',
    mail: 'Failed emails',
    mailSays: (count: number, since: string) =>
      `${count === 1 ? '1 email was' : `${count} emails were`} not sent. The oldest has been waiting since ${since}.`,
    seeAll: (count: number, most: number) =>
      count >= most ? `See all (more than ${most - 1})` : `See all ${count}`,
    daysLeft: (days: number) =>
      days < 0
        ? `${-days === 1 ? '1 day' : `${-days} days`} late`
        : days === 1
          ? '1 day left to answer'
          : `${days} days left to answer`,
    next: 'Next session',
    noNext: 'No session is planned.',
    weeks: 'Last 12 weeks',
    registrations: 'Registrations',
    attendance: 'Session attendance',
    schools: 'New schools',
    week: 'Week from',
    number: 'Number',
    figures: 'Numbers',
    weekOf: (monday: string) => weekFormatter.format(new Date(`${monday}T00:00:00Z`)),
  },
}

const weekFormatter = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
