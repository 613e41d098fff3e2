import { formatLongDate, formatShortDate } from '../dates'

/** The school's own page: for its teachers, and for those who coordinate it. */
export const mySchool = {
  title: 'My school',
  day: formatLongDate,
  shortDay: formatShortDate,
  none: {
    title: 'You have no school here yet',
    lede: 'A seat comes with an invitation from your school: by e-mail, or by a link or QR code in the staff room. With it, everything on this site is open to you.',
    asked:
      'Were you invited? Open the link in the invitation again, or use the code of your staff room.',
    code: 'Type the code',
    subscribe: 'Subscribe your school',
    notYet:
      'Does your school not subscribe yet? One form, signed off by the principal, opens it to all its teachers.',
  },
  over: (day: string) =>
    `The school’s subscription ended on ${formatLongDate(day)}. Premium content is closed until it is renewed; the seats are kept.`,
  overForTeacher: 'The school’s coordinator can renew it.',
  coming: (day: string) => `The subscription begins on ${formatLongDate(day)}.`,
  renewSoon: (day: string, left: number) =>
    `The subscription ends on ${formatLongDate(day)}, ${left === 0 ? 'today' : `in ${formatDays(left)}`}. Renew it now and nobody notices a gap.`,
  renew: 'Renew the subscription',
  noInvitingYet: 'You can invite teachers once the subscription runs.',
  withdraw: 'Withdraw the form',
  reason: (reason: string) => `Our reason: ${reason}`,
  correct: 'Correct the form and send it again',
  teacher: {
    lede: (school: string) => `You are one of the teachers of ${school}.`,
    facts: 'Your seat',
    since: 'Since',
    until: 'The subscription runs until',
    coordinator: 'Coordinator',
    coordinators: 'Coordinators',
    sees: 'What the school sees',
    seen: 'Your name, your e-mail address, and the sessions and hours you attend while you hold the seat. It sees nothing of what you read or watch.',
    leave: 'Leave the school',
    leaving:
      'Your seat becomes free for a colleague, and premium content closes for you at once. Your account and your certificates stay yours.',
    leaveButton: 'Give back my seat',
    left: (school: string) => `You have left ${school}.`,
  },
  coordinator: {
    lede: (day: string) =>
      `You coordinate this school. Its subscription runs until ${formatLongDate(day)}.`,
    ledeWithoutTerm: 'You coordinate this school.',
    parts: 'Of the school',
    teachers: 'Teachers',
    invite: 'Invite',
    help: 'How it works',
    details: 'School details',
    subscription: 'Subscription',
  },
  seats: {
    heading: 'Seats',
    of: (all: number) => `of ${all} seats`,
    used: 'used',
    invited: (count: number) =>
      count === 1
        ? '1 teacher is invited and has not answered. An invitation takes a seat only when it is accepted.'
        : `${count} teachers are invited and have not answered. An invitation takes a seat only when it is accepted.`,
    free: 'free',
    picture: ({ used, invited, free, all }: SchoolSeatCount) =>
      `Of ${all} seats, ${used} are used, ${invited} are invited and ${free} are free.`,
    full: 'All seats are taken. Give up a seat of someone who has left, or take back an invitation that nobody answers.',
    begin: 'Bring your teachers: by e-mail, or by one link for the staff room.',
    invite: 'Invite teachers',
  },
  list: {
    heading: 'Teachers',
    search: 'Name or e-mail',
    sort: 'Order',
    sorts: { name: 'By name', since: 'Newest first' },
    find: 'Show',
    all: 'Show all teachers',
    found: (count: number) => (count === 1 ? '1 teacher' : `${count} teachers`),
    foundFor: (count: number, words: string) =>
      `${count === 1 ? '1 teacher' : `${count} teachers`} for “${words}”`,
    nothing: 'Nobody by that name or e-mail has a seat here.',
    empty: 'Nobody has joined yet.',
    name: 'Name',
    joined: 'Joined',
    coordinator: 'Coordinator',
    you: 'you',
    next: 'Next page',
    first: 'Back to the first page',
    csv: 'Download the record (CSV)',
  },
  training: {
    heading: 'Training',
    nothing:
      'No hours yet in this school year. They appear when a session that your teachers attended is over.',
    together: (year: string, ours: string, shared: string) =>
      `${year}: ${ours} with us, and ${shared} elsewhere that teachers share with the school.`,
    of: (sessions: number, minutes: number, shared: number) =>
      [
        sessions === 1 ? '1 session' : `${sessions} sessions`,
        formatHours(minutes),
        ...(shared > 0 ? [`${formatHours(shared)} elsewhere`] : []),
      ].join(', '),
  },
  person: {
    back: 'All teachers',
    since: 'Joined',
    email: 'E-mail',
    role: 'Role',
    roles: { teacher: 'Teacher', coordinator: 'Coordinator' },
    name: 'Make a coordinator',
    naming: (name: string) =>
      `${name} can then invite, give up seats, renew the subscription and name others, just as you can. A school has at most three coordinators.`,
    three: 'The school has three coordinators, which is the most it can have.',
    handOver: 'Hand over to them',
    handingOver: (name: string) =>
      `${name} coordinates the school instead of you; you keep your seat as a teacher.`,
    remove: 'Give up this seat',
    removing: (name: string) =>
      `${name} loses premium content at once and is told by e-mail. Certificates stay. The seat becomes free.`,
    canRejoin: (name: string) =>
      `${name} knows the staff room’s link and code, and could join again with them.`,
    replaceLink:
      'Replace the link and the code too. Cards printed so far stop working; print a new one.',
    self: {
      remove: 'Leave the school',
      removing: 'Your seat becomes free, and premium content closes for you at once.',
      stop: 'To stop coordinating and keep your seat, open a colleague in the list of teachers and hand over.',
      last: 'You are the only coordinator, so you cannot leave yet: somebody must answer for the seats and renew the subscription. Open a colleague in the list of teachers, make them a coordinator or hand over to them, and come back here.',
    },
  },
  story: {
    heading: 'Subscription',
    kinds: {
      registration: 'Registered',
      subscription: 'Subscription form',
      renewal: 'Renewal form',
    },
    sent: (form: string, day: Date) => `${form}, sent on ${formatShortDate(day)}`,
    decided: (state: string, day: Date | null) =>
      day ? `${state} on ${formatShortDate(day)}` : state,
    reference: (reference: string) => `Reference ${reference}`,
    states: {
      received: 'Waits for our team',
      approved: 'Approved',
      rejected: 'Not approved',
      withdrawn: 'Withdrawn',
    },
    closed: 'Closed as a duplicate',
    terms: 'Terms',
    forms: 'Forms',
    term: (from: string, to: string, seats: number) =>
      `${formatShortDate(from)} to ${formatShortDate(to)}, ${seats} seats`,
    correct: 'Look at the school’s details, or correct them',
  },
}

type SchoolSeatCount = { used: number; invited: number; free: number; all: number }

const formatDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function formatHours(minutes: number) {
  const count = Math.round((minutes / 60) * 10) / 10
  return `${count} ${count === 1 ? 'hour' : 'hours'}`
}
