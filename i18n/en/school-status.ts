import { formatLongDate } from '../dates'
import { RESPONSE_TIME } from './common/response-times'

export const schoolStatus = {
  running: (day: string) => `The current term runs until ${formatLongDate(day)}.`,
  coming: (from: string, to: string) =>
    `The subscription starts on ${formatLongDate(from)} and runs until ${formatLongDate(to)}.`,
  of: (school: string) => `${school}:`,
  ended: (day: string) => `The subscription ended on ${formatLongDate(day)}.`,
  form: {
    waiting: `Our team is reviewing your application and answers within ${RESPONSE_TIME}.`,
    rejected: 'Your application was not approved.',
    withdrawn: 'Your application was withdrawn.',
    closed: 'Our team closed your application as a duplicate.',
  },
  renewal: {
    waiting: `Our team is reviewing your renewal and answers within ${RESPONSE_TIME}.`,
    rejected: 'Your renewal was not approved.',
    withdrawn: 'Your renewal was withdrawn.',
    closed: 'Our team closed your renewal as a duplicate.',
  },
  reason: (reason: string) => `Our reason: ${reason}`,
  reference: (reference: string) => `Reference ${reference}`,
  renews:
    'The form below is filled in. Check it, correct any details that have changed, and send it to renew the subscription.',
  corrects:
    'The form below is filled in. If details have changed, correct them and send it. The subscription does not change.',
  correctsWaiting:
    'The form below is filled in. If details have changed, correct them and send it. Our team sees the correction.',
  resends: 'The form below is filled in. Correct it and send it again.',
  declare: 'Tick the declaration again.',
  open: 'Open My school',
  renew: 'Renew the subscription',
  correct: 'Save corrections',
  teacher: (school: string) => `You have a seat at ${school}.`,
  teacherOnly:
    'Its coordinators manage the subscription. To subscribe another school, first give up your seat under My school.',
}
