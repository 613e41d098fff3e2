import { formatLongDate } from '../dates'

export const accountNotice = {
  label: 'Account notices',
  changed:
    'Our privacy notice has changed. Under Profile you can now see and download your data, and erase your account.',
  read: 'Read the privacy notice',
  close: 'Close',
  erased: (day: string) => `Your account will be erased on ${formatLongDate(day)}.`,
  keep: 'See details or keep the account',
}
