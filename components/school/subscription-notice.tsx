import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import { latestForm, subscriptionStatus } from '@/lib/schools/policy'
import type { MySchool } from '@/lib/schools/queries/my-school'
import type { storyOf } from '@/lib/schools/queries/office'
import type { SubscriptionStatus } from '@/lib/schools/schema'
import { mySchoolWords } from '@/words/my-school'
import { Act } from './act'
import { statusSentences } from './status-sentences'
import { TermNotice } from './term-notice'

export type Chapter = Awaited<ReturnType<typeof storyOf>>[number]

type Term = NonNullable<MySchool['term']>
type Props = { school: MySchool; terms: Term[]; story: Chapter[] }

/** One notice about term and form together, so that the two cannot contradict each other. */
export function SubscriptionNotice({ school, terms, story }: Props) {
  const { term } = school
  const latest = latestForm(story)
  const status = subscriptionStatus({ present: term, last: terms[0] ?? null, latest })
  // Where the next term is there already, the end of this one is no reason to renew.
  const isLast = term?.lastDay === terms[0]?.lastDay
  if (status.form === 'none')
    return <TermNotice {...school} renewable={status.renewable && isLast} />
  return (
    <Alert tone={toneOf(status)} className="mt-6 grid gap-3">
      {statusSentences({ status, term, reason: latest?.reason }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <NextStep {...status} />
    </Alert>
  )
}

function NextStep({ form, term }: SubscriptionStatus) {
  const words = mySchoolWords()
  if (form === 'waiting')
    return (
      <>
        {term !== 'running' && <p>{words.noInvitingYet}</p>}
        <Act label={words.withdraw} path="/api/school/withdraw" />
      </>
    )
  return (
    <p>
      <ButtonLink href={routes.subscriptionForm}>{words.correct}</ButtonLink>
    </p>
  )
}

const toneOf = ({ form, term }: SubscriptionStatus) =>
  form === 'rejected' || form === 'closed' || term === 'over' ? 'warning' : 'info'
