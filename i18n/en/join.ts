import { formatLongDate } from '../dates'
import { list } from './list'

/** The invitation: one question, and what stands in its way. */
export const join = {
  title: 'Invitation',
  asks: (school: string) => `${school} keeps a seat for you`,
  asksCoordinator: (school: string) => `Take charge of ${school}`,
  lede: 'With it, all e-books, videos, workshops and the whole teaching toolkit are open to you. It costs you nothing.',
  ledeCoordinator:
    'You registered the school, and our team has approved it. As its coordinator you invite the teachers, see who has joined, and renew the subscription.',
  until: (day: string) => `The school’s subscription runs until ${formatLongDate(day)}.`,
  sees: 'What the school will see',
  seen: list(
    'Your name and e-mail address',
    'The live sessions you attend while you hold the seat, and their hours',
  ),
  unseen: 'It does not see what you read, watch or download, nor anything from before or after.',
  free: 'You can give the seat back at any time, under My school.',
  first: 'To say yes you need an account of your own. You come back to this page afterwards.',
  register: 'Register',
  login: 'Log in',
  accept: 'Yes, take the seat',
  acceptCoordinator: 'Yes, I coordinate the school',
  decline: 'No, thank you',
  busy: 'Taking the seat...',
  failure: 'The seat could not be taken. Please try again.',
  success: (school: string) => `You have a seat at ${school}.`,
  opened: 'All of this is open to you now:',
  ways: { books: 'E-books', videos: 'Videos', workshops: 'Workshops', toolkit: 'Teaching toolkit' },
  mySchool: 'My school',
  noScript: 'To answer, this page needs JavaScript. Please switch it on and load the page again.',
  code: {
    title: 'Join your school with a code',
    lede: 'Your coordinator has the code, and it is on the card in the staff room.',
    label: 'Code',
    hint: 'Eight letters and digits, like K7PM-4X2D. There is no 0, O, 1, I or L.',
    button: 'Open the invitation',
    wrong: 'This is not a code. Check the eight characters and try again.',
    again: 'Type the code again',
  },
  /** Nothing to say yes to. */
  dead: {
    unknown: {
      title: 'This invitation is not known here',
      text: 'The link may have been cut in half on its way. Please open it from the letter once more, or ask your school’s coordinator for a new one.',
    },
    tooMany: {
      title: 'Too many wrong codes',
      text: 'Too many wrong codes came from your network. Wait ten minutes, then try again.',
    },
    logInFirst: {
      title: 'Log in first',
      text: 'Many wrong codes are being tried at the moment. Log in, then open your link or type your code again.',
    },
    used: {
      title: 'This invitation has been used',
      text: 'Each letter’s link works once. If it was you, log in and open My school. If not, ask your school’s coordinator for a new one.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'The link works for fourteen days. Please ask your school’s coordinator to send it again.',
    },
    over: {
      title: 'The school’s subscription has ended',
      text: 'Its seats open again when the school renews. Please ask your school’s coordinator; this link works again then.',
    },
    full: {
      title: 'All seats of the school are taken',
      text: 'Please ask your school’s coordinator: a seat becomes free when someone gives theirs back.',
    },
  },
  here: {
    title: (school: string) => `You have a seat at ${school} already`,
    text: 'There is nothing more to do: everything on the site is open to you.',
  },
  elsewhere: {
    title: (own: string) => `You have a seat at ${own}`,
    text: (school: string, own: string) =>
      `One person belongs to one school at a time. To join ${school}, first give back your seat at ${own}, under My school; then open this link once more.`,
  },
  home: 'Go to the home page',
}
