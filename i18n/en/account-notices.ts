import { formatLongDate } from '../dates'

/** What a person hears on every page until it is heard. */
export const accountNotices = {
  label: 'News about your account',
  /** Of the present version: what is different, in a sentence. */
  changed:
    'Our privacy notice has changed: under Profile you now find what is stored of you, can take a copy of it, and can have it erased by yourself.',
  read: 'Read it',
  close: 'Close',
  erased: (day: string) => `Your account will be erased on ${formatLongDate(day)}.`,
  keep: 'Look at it, or keep it',
}
