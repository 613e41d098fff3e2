import { formatLongDate, formatShortDate } from '../dates'
import { formatHours } from './common/hours'

export const mySchool = {
  title: 'My school',
  day: formatLongDate,
  shortDay: formatShortDate,
  none: {
    title: 'You do not have a school yet',
    lede: 'Your school can invite you by email, or with a link or QR code in the staff room. With a seat, you can use everything on this site.',
    question:
      'Were you invited? Open the link in the invitation again, or use your staff room’s code.',
    code: 'Type the code',
    subscribe: 'Subscribe your school',
    notYet:
      'Does your school not subscribe yet? With one form, signed off by the principal, all its teachers get access.',
  },
  over: (day: string) =>
    `The school’s subscription ended on ${formatLongDate(day)}. Premium content is locked until you renew. Teachers keep their seats.`,
  overForTeacher: 'The school’s coordinator can renew it.',
  coming: (day: string) => `The subscription starts on ${formatLongDate(day)}.`,
  renewSoon: (day: string, left: number) =>
    `The subscription ends on ${formatLongDate(day)}, ${left === 0 ? 'today' : `in ${formatDays(left)}`}. Renew it now so that your teachers keep their access.`,
  renew: 'Renew the subscription',
  noInvitingYet: 'You can invite teachers when the subscription starts.',
  withdraw: 'Withdraw the application',
  reason: (reason: string) => `Our reason: ${reason}`,
  correct: 'Correct the application and send it again',
  teacher: {
    lede: (school: string) => `You are a teacher at ${school}.`,
    facts: 'Your seat',
    since: 'Since',
    until: 'The subscription runs until',
    coordinator: 'Coordinator',
    coordinators: 'Coordinators',
    sees: 'What the school can see',
    seen: 'Your name and your email address. Your sessions of the whole school year, also from before you joined, with hours and certificates. Training elsewhere where you share it. It cannot see what you read or watch.',
    leave: 'Leave the school',
    leaving:
      'A colleague can then use your seat. You lose access to premium content at once. You keep your account and certificates.',
    leaveButton: 'Give up my seat',
    left: (school: string) => `You have left ${school}.`,
  },
  coordinator: {
    lede: (day: string) =>
      `You coordinate this school. Its subscription runs until ${formatLongDate(day)}.`,
    ledeWithoutTerm: 'You coordinate this school.',
    parts: 'School pages',
    teachers: 'Teachers',
    training: 'Training',
    invite: 'Invite',
    billing: 'Billing',
    website: 'Website',
    signIn: 'Login',
    webhooks: 'Webhooks',
    api: 'API',
    help: 'How it works',
    details: 'School details',
    subscription: 'Subscription',
  },
  figures: {
    heading: 'Seats and term',
    used: (all: number) => (all === 1 ? 'of 1 seat used' : `of ${all} seats used`),
    free: (count: number) => (count === 1 ? 'seat free' : 'seats free'),
    daysLeft: (count: number, lastDay: string) =>
      `${count === 1 ? 'day' : 'days'} left of the term, until ${formatShortDate(lastDay)}`,
    hours: ({ first }: FiguresYear) =>
      `hours of training of all teachers in ${first}–${String(first + 1).slice(2)}`,
    asked: (complete: number, all: number, asked: number) =>
      `${complete} of ${all === 1 ? '1 teacher has' : `${all} teachers have`} all ${asked} hours that the rule asks.`,
  },
  tasks: {
    heading: 'To do first',
    none: 'Nothing is waiting for you. Your school is up to date.',
    names: (names: string[], more: number) =>
      more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
    seeWaiting: 'See who waits',
    invitations: (count: number) =>
      count === 1 ? '1 invitation has no answer' : `${count} invitations have no answer`,
    seeInvitations: 'Open the invitations',
    attendance: (day: Date) => `The attendance of ${formatShortDate(day)} is still open`,
    closeAttendance: 'Close the attendance',
    enquiries: (count: number) =>
      count === 1 ? '1 new admission enquiry' : `${count} new admission enquiries`,
    seeEnquiries: 'Open the enquiries',
    newSite: 'Your website is not published yet',
    changedSite: 'Visitors do not see your last changes to the website yet',
    design: 'Name and design',
    documents: (count: number) =>
      count === 1
        ? '1 document of the disclosure needs renewal'
        : `${count} documents of the disclosure need renewal`,
    seeDocuments: 'Open the disclosure',
    askedSite: 'A teacher asks you to publish the website',
    seeAsked: 'Look at the changes',
    seeWebsite: 'Open the website',
    hours: (count: number, asked: number, lastDay: string) =>
      `${count === 1 ? '1 teacher needs' : `${count} teachers need`} more hours to reach ${asked} by ${formatShortDate(lastDay)}`,
    seeTraining: 'Open the training file',
  },
  seats: {
    invited: (count: number) =>
      count === 1
        ? '1 invitation is waiting for an answer. An invitation uses a seat only when the teacher accepts it.'
        : `${count} invitations are waiting for an answer. An invitation uses a seat only when the teacher accepts it.`,
    full: 'All seats are taken. To free a seat, remove a teacher who has left.',
    begin: 'Invite your teachers by email, or with one link for the staff room.',
    invite: 'Invite teachers',
  },
  list: {
    heading: 'Teachers',
    search: 'Name or email',
    sort: 'Order by',
    columns: { name: 'Name', hours: 'Hours', last: 'Last session', since: 'Joined' },
    missing: (minutes: number) => `${formatHours(minutes)} missing`,
    complete: (asked: number) => `all ${asked} hours done`,
    never: 'None this year',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    seen: 'Hours and sessions are those of this school year. You cannot see logins, or what teachers read or watch.',
    counting:
      'Only hours by CBSE or government and in-house hours fill what is missing. Hours with other providers count in the total only. Hours from before joining count too.',
    find: 'Show teachers',
    all: 'Show all teachers',
    found: (count: number) => (count === 1 ? '1 teacher' : `${count} teachers`),
    foundFor: (count: number, words: string) =>
      `${count === 1 ? '1 teacher' : `${count} teachers`} for “${words}”`,
    nothing: 'No teacher here has that name or email.',
    coordinator: 'Coordinator',
    you: 'you',
    next: 'Next page',
    first: 'Back to the first page',
    csv: 'Download the record (CSV)',
  },
  training: {
    heading: 'Training',
    nothing: 'No hours yet in this school year. They appear after your teachers attend a session.',
    together: (year: string, ours: string, shared: string) =>
      `${year}: ${ours} with UNS. ${shared} in-house or from entries that teachers share.`,
    of: ({ sessions, minutes, shared, beforeJoining }: TrainingValues) =>
      [
        sessions === 1 ? '1 session' : `${sessions} sessions`,
        formatHours(minutes),
        ...(shared > 0 ? [`${formatHours(shared)} elsewhere`] : []),
        ...(beforeJoining > 0 ? [`of these, ${formatHours(beforeJoining)} before joining`] : []),
      ].join(', '),
  },
  person: {
    back: 'All teachers',
    since: 'Joined',
    email: 'Email',
    role: 'Role',
    staffList: {
      employeeNumber: 'Employee number',
      subject: 'Subject',
      joiningDay: 'Joined the school on',
    },
    roles: { teacher: 'Teacher', coordinator: 'Coordinator' },
    name: 'Make a coordinator',
    naming: (name: string) =>
      `${name} can then invite and remove teachers, renew the subscription and add coordinators. A school can have three coordinators.`,
    three: 'The school already has three coordinators, the maximum.',
    handOver: 'Hand over to them',
    handingOver: (name: string) =>
      `${name} becomes the coordinator instead of you. You keep your seat as a teacher.`,
    remove: 'Remove from the school',
    removing: (name: string) =>
      `${name} loses premium content at once and gets an email about it. The seat becomes free. ${name} keeps all certificates.`,
    canRejoin: (name: string) => `${name} can join again with the staff room’s link or code.`,
    replaceLink:
      'Replace the link and the code too. Printed cards stop working, so print a new one.',
    self: {
      remove: 'Leave the school',
      removing: 'Your seat becomes free. You lose access to premium content at once.',
      stop: 'To stop coordinating and keep your seat, open a colleague in the list of teachers. Then hand over to them.',
      last: 'You are the only coordinator, so you cannot leave yet. Open a colleague in the list of teachers and make them a coordinator, or hand over to them. Then come back here.',
    },
  },
  story: {
    heading: 'Subscription',
    kinds: {
      registration: 'Registered',
      subscription: 'Subscription application',
      renewal: 'Renewal application',
    },
    sent: (form: string, day: Date) => `${form}, sent on ${formatShortDate(day)}`,
    decided: (state: string, day: Date | null) =>
      day ? `${state} on ${formatShortDate(day)}` : state,
    reference: (reference: string) => `Reference ${reference}`,
    states: {
      received: 'Waiting for our team',
      approved: 'Approved',
      rejected: 'Not approved',
      withdrawn: 'Withdrawn',
    },
    closed: 'Closed as a duplicate',
    terms: 'Terms',
    forms: 'Applications',
    term: (from: string, to: string, seats: number) =>
      `${formatShortDate(from)} to ${formatShortDate(to)}, ${seats} seats`,
    correct: 'See or correct the school’s details',
  },
}

type TrainingValues = { sessions: number; minutes: number; shared: number; beforeJoining: number }
type FiguresYear = { first: number }

const formatDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)
