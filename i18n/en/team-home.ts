import { formatLongDate, formatShortDate, formatShortDateTime } from '../dates'

export const teamHome = {
  day: formatShortDate,
  moment: formatShortDateTime,
  longDay: formatLongDate,
  search: {
    label: 'Search the team area',
    button: 'Search',
    shortcut: 'Ctrl K',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    title: 'Search',
    for: (words: string) => `Results for “${words}”`,
    nothing: 'No results. Try fewer words, or only the first letters of a word.',
    /** The role accounts finds documents only. */
    empty: (findsNames: boolean) =>
      findsNames
        ? 'Type a name, title, email address, phone number, reference, certificate or document number.'
        : 'Type a document number or the reference of a payment.',
    schools: 'Schools',
    people: 'People',
    forms: 'Applications',
    messages: 'Messages',
    certificates: 'Certificates',
    sessions: 'Sessions',
    content: 'Library and toolkit',
    documents: 'Documents and payments',
    places: 'Pages and actions',
    all: 'All results',
  },
  list: {
    next: 'Next page',
    first: 'Back to the first page',
    nothing: 'No entries.',
    find: 'Show',
    search: 'Search for',
    all: 'All',
    clear: 'Clear filters',
    more: 'More filters',
    filters: 'Filters',
    sort: 'Sort by',
    tools: 'Views and downloads',
    hits: (count: number, isMore: boolean) =>
      count === 1 ? '1 entry' : `${count.toLocaleString('en-IN')}${isMore ? '+' : ''} entries`,
    tick: (name: string) => `Select ${name}`,
    tickAll: 'Select all entries of this page',
    tickAllShort: 'Select all',
    bulk: 'Selected entries',
    ticked: (count: number) => `${count} selected`,
    /** Of what a change concerned. */
    names: (names: string[]) =>
      names.length <= MAX_NAMES + 1
        ? names.join(', ')
        : `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`,
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
    lede: 'Open tasks, the most urgent first.',
    nothing: 'No open tasks.',
    statistics: 'Statistics',
    statisticsLede: 'Numbers of the last 12 weeks. A chart appears once it has a value.',
    mail: 'Failed emails',
    mailSays: (count: number, since: string) =>
      `${count === 1 ? '1 email was' : `${count} emails were`} not sent. The oldest has been waiting since ${since}.`,
    endsSoon: 'Ends soon',
    waiting: 'Waiting, oldest first',
    moreWaiting: (count: number) =>
      `${count} more ${count === 1 ? 'task waits' : 'tasks wait'}. The pages of the menu show all.`,
    kinds: {
      request: 'Data request',
      privacyRequest: 'Data request of a user',
      term: 'Term of a school',
      application: 'Application',
      message: 'Message',
      payment: 'Payment to check',
      revocation: 'Certificate to revoke',
      session: 'Session to close',
    },
    daysLeft: (days: number) =>
      days < 0 ? `${formatDays(-days)} late` : days === 0 ? 'today' : `${formatDays(days)} left`,
    age: (days: number) => (days <= 0 ? 'today' : formatDays(days)),
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

const MAX_NAMES = 4

const formatDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

const weekFormatter = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
