import { formatLongDate } from '../dates'

export const accountNotice = {
  label: 'Account notices',
  changed:
    'Our privacy notice has changed. It now covers texts by AI, reminders on devices and school websites.',
  read: 'Read the privacy notice',
  policies: {
    privacy: {
      applies: (day: string) => `Our new privacy policy applies from ${formatLongDate(day)}.`,
      read: 'Read the new privacy policy',
    },
    terms: {
      applies: (day: string) => `Our new terms and conditions apply from ${formatLongDate(day)}.`,
      read: 'Read the new terms and conditions',
    },
  },
  close: 'Close',
  takeover: {
    recovery: 'A coordinator asks us to give your account another email address.',
    merge: 'Your account will be merged with another one.',
  },
  stopTakeover: 'See details or stop it',
  erased: (day: string) => `Your account will be erased on ${formatLongDate(day)}.`,
  keep: 'See details or keep the account',
}
