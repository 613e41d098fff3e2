import { formatLongDate } from '../dates'

export const accountNotice = {
  label: 'Account notices',
  changed:
    'Our privacy notice has changed. It now covers texts by AI, reminders on devices and school websites.',
  read: 'Read the privacy notice',
  close: 'Close',
  erased: (day: string) => `Your account will be erased on ${formatLongDate(day)}.`,
  keep: 'See details or keep the account',
}
