import 'server-only'
import { apiResultText } from '@/i18n/api-results'
import type { SubscriptionFormDetails } from './queries/details'

type SubscriptionMessageInput = {
  reference: string
  isSubscribed: boolean
  details: SubscriptionFormDetails | null
}

/** Follows the school's status, never the flag alone. */
export function buildSubscriptionMessage({
  reference,
  isSubscribed,
  details,
}: SubscriptionMessageInput): string {
  const text = apiResultText()
  const { form, term } = details?.status ?? { form: 'none', term: 'none' }
  if (form === 'waiting' && details?.term && term === 'running')
    return `${text.renewalWaits(reference)} ${text.currentTerm(details.term.lastDay)}`
  if (form === 'waiting' && term === 'over') return text.renewalWaits(reference)
  if (form === 'waiting') return text.subscriptionWaits(reference)
  if (isSubscribed) return text.subscriptionActive(reference)
  if (details?.term && term === 'coming')
    return text.subscriptionStarts(details.term.firstDay, reference)
  return text.subscriptionWaits(reference)
}
