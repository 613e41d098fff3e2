import { longDay } from '../days'
import { ANSWERED_WITHIN } from './promises'

/** What the subscription form says first to whoever has a school already. */
export const schoolState = {
  running: (day: string) => `The subscription runs until ${longDay(day)}.`,
  runsFor: (school: string, day: string) =>
    `The subscription of ${school} runs until ${longDay(day)}.`,
  ended: (day: string) => `The subscription ended on ${longDay(day)}.`,
  waiting: `The form is with our team, which answers within ${ANSWERED_WITHIN}.`,
  rejected: 'The form was not approved.',
  reason: (reason: string) => `Our reason: ${reason}`,
  reference: (reference: string) => `Reference ${reference}`,
  renews:
    'The form below is filled in. Look through it, correct what has changed, and send it: that renews the subscription.',
  corrects:
    'The form below is filled in. If something has changed, correct it and send it; the subscription stays as it is.',
  resends: 'The form below is filled in. Correct it and send it again.',
  declare: 'The declaration needs its tick once more.',
  open: 'Open My school',
  renew: 'Renew the subscription',
  correct: 'Save the corrections',
  teacher: (school: string) => `You have a seat at ${school}.`,
  teacherOnly:
    'Its coordinators look after the form. To subscribe another school, first give back your seat under My school.',
}
