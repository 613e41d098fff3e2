import { formatDateTime, formatFullDateOfTime, formatIndianTime, formatTime } from '../dates'
import { WEEKLY_SESSION } from './common/weekly-session'

export const liveSession = {
  title: 'Live sessions',
  description: `The weekly series for teachers of grades 6 to 12, live at ${WEEKLY_SESSION}. With workshops and meetings by subject and region. Dates, times and registration.`,
  lede: `The weekly series at ${WEEKLY_SESSION}, workshops, and meetings by subject and region. Everything is live and online.`,
  kinds: { series: 'Weekly series', workshop: 'Workshop', meeting: 'Meeting' },
  phases: {
    upcoming: 'Upcoming',
    open: 'You can join now',
    live: 'Live now',
    over: 'Over',
    cancelled: 'Cancelled',
  },
  /** `{}` is filled in by the browser. */
  ownTime: '({} where you are)',
  filter: {
    heading: 'Find a session',
    more: 'Filters',
    kind: 'Kind',
    anyKind: 'All kinds',
    theme: 'Theme',
    anyTheme: 'All themes',
    region: 'Region',
    anyRegion: 'All regions',
    show: 'Show sessions',
    all: 'Show all sessions',
  },
  coming: {
    heading: 'Upcoming sessions',
    none: 'No date is set at the moment. The next one appears here as soon as it is set.',
    noneFound: 'No matching sessions are planned. Change the filters.',
  },
  past: {
    heading: 'Past sessions',
    none: 'There are no past sessions yet.',
    noneFound: 'No matching past sessions. Change the filters.',
    earlier: 'Earlier sessions',
    recording: 'Recording',
  },
  share: {
    heading: 'Share this session',
    message: (title: string, when: string, link: string) =>
      `Live session for teachers: ${title}. ${when}. Register here: ${link}`,
  },
  calendar: {
    subscribe: 'Add all dates to your calendar',
    add: 'Add to calendar',
  },
  minutes: (count: number) => `${count} minutes`,
  labels: {
    language: 'Language',
    host: 'Host',
    theme: 'Theme',
    subject: 'Subject',
    region: 'Region',
    where: 'Where',
    audience: 'For',
    capacity: 'Places',
    attendanceMethod: 'Certificate',
  },
  online: 'Online, in a video meeting.',
  onlineFromHere: 'Online, in a video meeting. You join from this page.',
  audiences: {
    user: 'Everyone with an account',
    subscriber: 'Teachers whose school subscribes',
  },
  capacity: (count: number) => `${count}, in the order of registration`,
  attendanceMethods: {
    code: 'For everyone who enters the attendance code on this page, at most 30 minutes after the end',
    joining: 'For everyone who joins from this page before the end',
  },
  when: (moment: Date) => formatDateTime(moment),
  /** From start to end. */
  hours: (start: Date, end: Date) => `${formatTime(start)} to ${formatIndianTime(end)}`,
  moved: (before: Date) => `Moved from ${formatDateTime(before)}.`,
  cancelled: 'This session is cancelled.',
  resourceIds: 'From the toolkit',
  worksNote: 'These resources go with the session.',
  all: 'All live sessions',
  participation: 'Your participation',
  visitor: {
    heading: 'Log in or register',
    text: 'You need an account to register. After that, you come back to this page.',
    textNow: 'You need an account to join. After that, you come back to this page.',
    login: 'Log in',
    register: 'Register as a teacher',
    noScript: 'Already logged in? Open your registration for this session',
  },
  registration: {
    heading: 'Take part',
    title: (title: string) => `Your registration: ${title}`,
    description: 'Register, join, and record your attendance.',
    waitingForPlace: 'Loading your registration...',
    failed: 'Your registration could not be loaded.',
    openRegistration: 'Open your registration',
    ended: 'You are logged out.',
    subscribersOnly: 'This session is for teachers whose school subscribes.',
    subscribe: 'Subscribe',
    notYet: (opensAt: string) =>
      `You can join from ${formatIndianTime(opensAt)} on ${formatFullDateOfTime(opensAt)}, 15 minutes before the start.`,
    registered: 'You are registered.',
    notRegistered: 'You are not registered yet. If you join, we register you.',
    waiting: (ahead: number) =>
      ahead === 0
        ? 'You are next on the waiting list.'
        : `You are on the waiting list. ${ahead === 1 ? '1 person is' : `${ahead} people are`} before you.`,
    fullWhileWaiting:
      'You are on the waiting list, and this session is full. If someone cancels, you can join.',
    full: 'This session is full.',
    fullWhileOpen: 'This session is full. If someone cancels, you can join from this page.',
    register: 'Register',
    wait: 'Join the waiting list',
    cancelRegistration: 'Cancel my registration',
    leaveList: 'Leave the waiting list',
    join: 'Join the session',
    joinAgain: 'Join again',
    joining: 'Opens in a new tab and records your attendance.',
    joiningAgain: 'Opens in a new tab. Use it again if the meeting closes.',
    joinAndKeep: 'Opens in a new tab. Keep this page open for the attendance code.',
    over: 'This session is over.',
    codeFrom: (from: string) =>
      `From ${formatIndianTime(from)} you can enter the attendance code on this page.`,
    codeUntil: (until: string) =>
      `You can enter the attendance code until ${formatIndianTime(until)}.`,
    attendanceCodeLabel: 'Attendance code from the host',
    attendanceCodeHint:
      'Capitals, spaces and accents do not matter. You have five tries in ten minutes.',
    submitAttendanceCode: 'Record my attendance',
    present: 'Your attendance is recorded. Your certificate follows when the session is closed.',
    attended: 'You attended this session.',
    certificate: 'Open your certificate',
    certificateWaits:
      'Your attendance is recorded. Your certificate follows when your name and email are confirmed.',
    seeWhatWaits: 'See what is missing',
    refresh: 'Update this page',
    recording: 'Watch the recording',
    back: 'Back to the session',
    calendar: 'Add to calendar',
  },
  results: {
    registered: 'We are emailing you a confirmation.',
    waiting: 'We email you when you are registered.',
    registrationCancelled: 'Your registration is cancelled.',
    tooManyAttempts: 'Too many tries. Wait 10 minutes, then try again.',
    odd: 'We could not process your request. Reload the page and try again.',
  },
  next: {
    heading: 'Next session',
    kinds: {
      series: 'The next session of the series',
      workshop: 'The next workshop',
      meeting: 'The next meeting',
    },
    none: {
      series: 'No date is set for the next session yet.',
      workshop: 'No date is set for the next workshop yet.',
      meeting: 'No date is set for the next meeting yet.',
    },
    all: 'All live sessions',
    cancelled: 'Cancelled',
  },
}
