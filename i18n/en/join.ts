import { formatLongDate } from '../dates'
import { list } from './common/list'

export const join = {
  title: 'Invitation',
  asks: (school: string) => `${school} has a seat for you`,
  asksCoordinator: (school: string) => `Coordinate ${school}`,
  greeting: (name: string) => `Dear ${name},`,
  lede: 'It gives you all e-books, videos, workshops and the whole teaching toolkit. It is free for you.',
  ledeCoordinator:
    'You registered the school, and our team approved it. As its coordinator, you invite teachers, see who has joined and renew the subscription.',
  until: (day: string) => `The school’s subscription runs until ${formatLongDate(day)}.`,
  sees: 'What the school can see',
  seen: list(
    'Your name and email address',
    'Your sessions of the whole school year, also from before you joined, with hours and certificates',
  ),
  unseen:
    'It cannot see what you read, watch or download. It cannot see sessions of earlier school years, or from after you leave.',
  free: 'You can give up the seat at any time, under My school.',
  first: 'To accept, you need your own account. You return to this page afterwards.',
  register: 'Register',
  login: 'Log in',
  accept: 'Accept the seat',
  acceptCoordinator: 'Accept and coordinate the school',
  decline: 'Decline',
  busy: 'Accepting...',
  failure: 'We could not give you the seat. Try again.',
  success: (school: string) => `You have a seat at ${school}.`,
  opened: 'You can now use:',
  ways: { books: 'E-books', videos: 'Videos', workshops: 'Workshops', toolkit: 'Teaching toolkit' },
  mySchool: 'My school',
  noScript: 'This page needs JavaScript. Turn it on and reload the page.',
  code: {
    title: 'Join your school with a code',
    lede: 'Your coordinator has the code. It is also on the card in the staff room.',
    label: 'Code',
    hint: 'Eight letters and digits, like K7PM-4X2D. There is no 0, O, 1, I or L.',
    button: 'Open the invitation',
    wrong: 'That code is wrong. Check the eight characters and try again.',
    again: 'Type the code again',
  },
  dead: {
    unknown: {
      title: 'We cannot find this invitation',
      text: 'The link may be incomplete. Open it from the email again, or ask your school’s coordinator for a new one.',
    },
    tooMany: {
      title: 'Too many wrong codes',
      text: 'There were too many wrong codes from your network. Wait 10 minutes, then try again.',
    },
    logInFirst: {
      title: 'Log in first',
      text: 'There are many wrong codes at the moment. Log in, then open your link or type your code again.',
    },
    used: {
      title: 'This invitation has been used',
      text: 'Each invitation link works once. If you used it, log in and open My school. If not, ask your school’s coordinator for a new one.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'The link works for 14 days. Ask your school’s coordinator to send it again.',
    },
    over: {
      title: 'The school’s subscription has ended',
      text: 'Ask your school’s coordinator to renew it. After that, this link works again.',
    },
    full: {
      title: 'All seats of the school are taken',
      text: 'Ask your school’s coordinator. A seat becomes free when someone leaves the school.',
    },
  },
  here: {
    title: (school: string) => `You already have a seat at ${school}`,
    text: 'You can use everything on the site.',
  },
  elsewhere: {
    title: (own: string) => `You have a seat at ${own}`,
    text: (school: string, own: string) =>
      `You can belong to one school at a time. To join ${school}, first give up your seat at ${own}, under My school. Then open this link again.`,
  },
  /** Offered by a login of the school, without an invitation. */
  bySchool: {
    title: 'A seat at your school',
    none: {
      title: 'Your login offers no seat',
      text: 'It belongs to no school that lets its teachers join this way. Your coordinator can invite you.',
    },
    old: (school: string) =>
      `${school} gives seats to its teachers. Log in with your school account again, so that we know it is still yours.`,
    over: 'Ask your school’s coordinator to renew it. After that, you can join at your next login.',
    ask: (school: string) =>
      `You can ask for a seat. Then the coordinators of ${school} see that you wait, with your name and email address.`,
    askButton: 'Ask for a seat',
    waits: (school: string) =>
      `The coordinators of ${school} see that you wait. Once a seat is free, we offer it at your next login.`,
    stopWaiting: 'Stop waiting',
    elsewhere: (school: string, own: string) =>
      `You can belong to one school at a time. To join ${school}, first give up your seat at ${own}, under My school. Then log in again.`,
  },
  home: 'Go to the home page',
}
