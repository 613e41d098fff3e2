import { formatLongDate } from '../dates'

/** Pages that a letter's link opens: one question each. */
export const linkPages = {
  noScript: 'To answer, this page needs JavaScript. Please switch it on and load the page again.',
  busy: 'One moment...',
  failure: 'That did not work. Please try again.',
  onward: 'Go on',
  home: 'Go to the home page',
  login: 'Login',
  dead: {
    title: 'This link does not work any more',
    text: 'It may have been used already, or is too old, or a newer letter has taken its place. If you have opened it before, all is done: log in and look under Profile.',
  },
  confirm: {
    title: 'Confirm your mail address',
    text: (address: string) => `Is ${address} your mailbox?`,
    button: 'Yes, this is my address',
  },
  change: {
    title: 'Your new mail address',
    text: (address: string) =>
      `From now on ${address} is the address of your account. Shall it be so?`,
    button: 'Yes, change it',
  },
  back: {
    title: 'Take the change back',
    text: (address: string) =>
      `${address} becomes the address of your account again. Every login ends, passkeys go, and the password no longer works: you choose a new one next.`,
    button: 'Take the change back',
    onward: 'Choose a new password',
  },
  keep: {
    title: 'Keep your account',
    text: (day: string) => `Your account is to be erased on ${formatLongDate(day)}. Shall it stay?`,
    button: 'Yes, keep it',
  },
  object: {
    title: 'Is this mailbox yours?',
    text: 'Then your account stays as it is, and nobody gets in by another address.',
    button: 'Yes, stop this',
  },
  unsubscribe: {
    title: 'Letters from us',
    text: {
      reminders: 'Do you want no more reminders of sessions and of your school’s subscription?',
      news: 'Do you want no more news from us?',
      invitations: 'Do you want no more invitations from schools at this email address?',
    },
    button: 'No more of these, please',
    more: 'Under Profile, Mails you can have them again at any time.',
    moreInvitations:
      'We send none for a year. The invitation you have keeps working until its day.',
  },
  recover: {
    title: 'Choose a new password',
    password: 'New password',
    button: 'Set the password',
    busy: 'Setting it...',
    failure: 'The password could not be set. Please try again.',
    success: 'Your account has its new address and password. Please log in.',
  },
}
