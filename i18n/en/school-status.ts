import { formatLongDate } from '../dates'
import { RESPONSE_TIME } from './response-times'

/** What the subscription form says first to whoever has a school already. */
export const schoolStatus = {
  running: (day: string) => `The current term runs until ${formatLongDate(day)}.`,
  coming: (from: string, to: string) =>
    `The subscription starts on ${formatLongDate(from)} and runs until ${formatLongDate(to)}.`,
  of: (school: string) => `${school}:`,
  ended: (day: string) => `The subscription ended on ${formatLongDate(day)}.`,
  form: {
    waiting: `Our team is reviewing the form and answers within ${RESPONSE_TIME}.`,
    rejected: 'The form was not approved.',
    withdrawn: 'The form was withdrawn.',
    closed: 'Our team closed the form as a duplicate.',
  },
  renewal: {
    waiting: `Our team is reviewing the renewal and answers within ${RESPONSE_TIME}.`,
    rejected: 'The renewal was not approved.',
    withdrawn: 'The renewal form was withdrawn.',
    closed: 'Our team closed the renewal form as a duplicate.',
  },
  reason: (reason: string) => `Our reason: ${reason}`,
  reference: (reference: string) => `Reference ${reference}`,
  renews:
    'The form below is filled in. Check it, correct what has changed, and send it to renew the subscription.',
  corrects:
    'The form below is filled in. If something has changed, correct it and send it; the subscription stays as it is.',
  correctsWaiting:
    'The form below is filled in. If something has changed, correct it and send it; our team sees the correction.',
  resends: 'The form below is filled in. Correct it and send it again.',
  declare: 'The declaration needs its tick once more.',
  open: 'Open My school',
  renew: 'Renew the subscription',
  correct: 'Save the corrections',
  teacher: (school: string) => `You have a seat at ${school}.`,
  teacherOnly:
    'Its coordinators look after the form. To subscribe another school, first give back your seat under My school.',
}
