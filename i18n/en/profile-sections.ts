import { formatLongDate } from '../dates'

/** The rooms of the profile: details, mail address, mails. */
export const profileSections = {
  heading: 'Your account',
  back: 'Back to the profile',
  noScript:
    'To change anything, this page needs JavaScript. Please switch it on and load it again.',
  /** Title and what one finds behind it, by the name of the page. */
  ways: {
    profileDetails: { title: 'Details', about: 'Names and phone number' },
    profileEmail: { title: 'Mail address', about: 'Confirm it, or change it' },
    profileMails: { title: 'Mails', about: 'Reminders and news' },
    changePassword: { title: 'Change password', about: 'It ends all other logins' },
    passkeys: { title: 'Passkeys', about: 'Log in without typing a password' },
    logins: { title: 'Logins', about: 'Where you are logged in; end one or all' },
    myData: { title: 'My data', about: 'What is stored, a copy, erasure' },
  },
  address: {
    confirmed: 'confirmed',
    unconfirmed:
      'Your mail address is not confirmed yet. Invitations and certificates wait for it.',
    failed:
      'Our letters to your mail address come back. Please correct the address, or confirm it again once the mailbox works.',
    way: 'See to it',
  },
  planned: (day: string) => `Your account will be erased on ${formatLongDate(day)}.`,
  details: {
    title: 'Details',
    lede: 'A certificate keeps the name that you have confirmed for it.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    phoneHint: '10 digits; +91 or 0 in front, spaces and dashes do no harm',
    button: 'Keep the changes',
    busy: 'Keeping...',
    failure: 'The details could not be changed. Please try again.',
    success: 'Your details are changed.',
  },
  email: {
    title: 'Mail address',
    now: 'Your address now',
    state: {
      confirmed: 'Confirmed',
      unconfirmed: 'Not confirmed yet',
      failed: 'Letters come back',
    },
    awaited: (address: string) =>
      `A letter is on its way to ${address}. Your address changes when its link is opened.`,
    again: 'Send me the link to confirm it',
    sending: 'Sending...',
    changeHeading: 'Change it',
    changeLede:
      'We send a link to the new address; until you open it, nothing changes. The old address is told, and can take the change back for seven days.',
    next: 'New mail address',
    password: 'Your password',
    button: 'Send the link',
    busy: 'Sending...',
    failure: 'The letter could not be sent. Please try again.',
    success: 'A letter is on its way to the new address.',
  },
  mails: {
    title: 'Mails',
    lede: 'Letters about what you do yourself (a password, a seat, a certificate) always come. The others are yours to choose; each also carries a link that ends it.',
    reminders:
      'Reminders: of sessions that you have registered for, and when your school’s subscription ends',
    news: 'News: now and then, what is new on the site',
    button: 'Keep my choice',
    busy: 'Keeping...',
    failure: 'Your choice could not be kept. Please try again.',
    success: 'Your choice is kept.',
  },
}
