import Link from 'next/link'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import { isClosedByTeam, type SubscriptionTerm } from '@/lib/schools/policy'
import type { SubscriptionHistoryEntry } from './subscription-notice'

export function SubscriptionHistory({
  history,
  terms,
}: {
  history: SubscriptionHistoryEntry[]
  terms: SubscriptionTerm[]
}) {
  const text = mySchoolText()
  const { kinds, states, ...historyText } = text.story
  return (
    <section aria-labelledby="subscription" className="panel">
      <h2 id="subscription">{historyText.heading}</h2>
      {terms.length > 0 && (
        <ul aria-label={historyText.terms} className="rows mt-4">
          {terms.map(({ firstDay, lastDay, seats }) => (
            <li key={firstDay}>{historyText.term(firstDay, lastDay, seats)}</li>
          ))}
        </ul>
      )}
      <ul aria-label={historyText.forms} className="rows mt-4 border-t border-rule">
        {history.map(({ reference, kind, state, sentAt, decidedAt, reason }) => (
          <li key={reference + kind + sentAt}>
            <p className="font-semibold">{historyText.sent(kinds[kind], sentAt)}</p>
            <p>
              {historyText.decided(
                isClosedByTeam({ state, reason }) ? historyText.closed : states[state],
                decidedAt,
              )}
            </p>
            {reason && <p>{text.reason(reason)}</p>}
            <p className="text-muted">{historyText.reference(reference)}</p>
          </li>
        ))}
      </ul>
      <Link
        href={routes.subscriptionForm}
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center"
      >
        {historyText.correct}
      </Link>
    </section>
  )
}
