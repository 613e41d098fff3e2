import Link from 'next/link'
import { routes } from '@/lib/routes'
import { isClosedByTeam, type Term } from '@/lib/schools/policy'
import { mySchoolWords } from '@/words/my-school'
import type { Chapter } from './subscription-notice'

/** The terms the school has had, and what became of each form it sent. */
export function Story({ story, terms }: { story: Chapter[]; terms: Term[] }) {
  const words = mySchoolWords()
  const { kinds, states, ...says } = words.story
  return (
    <section aria-labelledby="subscription" className="mt-12">
      <h2 id="subscription">{says.heading}</h2>
      {terms.length > 0 && (
        <ul aria-label={says.terms} className="rows mt-4">
          {terms.map(({ firstDay, lastDay, seats }) => (
            <li key={firstDay}>{says.term(firstDay, lastDay, seats)}</li>
          ))}
        </ul>
      )}
      <ul aria-label={says.forms} className="rows mt-4 border-t border-rule">
        {story.map(({ reference, kind, state, sentAt, decidedAt, reason }) => (
          <li key={reference + kind + sentAt}>
            <p className="font-semibold">{says.sent(kinds[kind], sentAt)}</p>
            <p>
              {says.decided(
                isClosedByTeam({ state, reason }) ? says.closed : states[state],
                decidedAt,
              )}
            </p>
            {reason && <p>{words.reason(reason)}</p>}
            <p className="text-muted">{says.reference(reference)}</p>
          </li>
        ))}
      </ul>
      <Link
        href={routes.subscriptionForm}
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center"
      >
        {says.correct}
      </Link>
    </section>
  )
}
