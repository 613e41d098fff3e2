import 'server-only'
import { answerWords } from '@/words/answers'
import type { FormDetails } from './queries/details'

type Sent = { reference: string; isSubscribed: boolean; details: FormDetails | null }

/** What the form's sender reads. It follows the school's status, never the flag alone. */
export function formAnswer({ reference, isSubscribed, details }: Sent): string {
  const words = answerWords()
  const { form, term } = details?.status ?? { form: 'none', term: 'none' }
  if (form === 'waiting' && details?.term && term === 'running')
    return `${words.renewalWaits(reference)} ${words.currentTerm(details.term.lastDay)}`
  if (form === 'waiting' && term === 'over') return words.renewalWaits(reference)
  if (form === 'waiting') return words.subscriptionWaits(reference)
  if (isSubscribed) return words.subscriptionActive(reference)
  if (details?.term && term === 'coming')
    return words.subscriptionStarts(details.term.firstDay, reference)
  return words.subscriptionWaits(reference)
}
