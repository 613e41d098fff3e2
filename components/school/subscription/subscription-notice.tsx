import { ButtonLink } from '@/components/site/button-link'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import type { listApplicationHistory, MySchool } from '@/lib/schools/my-school'
import { getSubscriptionStatus, selectLatestApplication } from '@/lib/schools/policy'
import type { SubscriptionStatus } from '@/lib/schools/schema'
import { buildStatusSentences } from './status-sentences'
import { TermNotice } from './term-notice'

export type SubscriptionHistoryEntry = Awaited<ReturnType<typeof listApplicationHistory>>[number]

type SchoolTerm = NonNullable<MySchool['term']>
type Props = { school: MySchool; terms: SchoolTerm[]; history: SubscriptionHistoryEntry[] }

/** One notice for term and form, so that they cannot contradict each other. */
export function SubscriptionNotice({ school, terms, history }: Props) {
  const { term } = school
  const { status, lastForm, isRenewable } = readSituation({ school, terms, history })
  if (status.form === 'none') return <TermNotice {...school} isRenewable={isRenewable} />
  return (
    <Alert tone={getNoticeTone(status)} className="mt-6 grid gap-3">
      {buildStatusSentences({ status, term, reason: lastForm?.reason }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <NextStep {...status} />
    </Alert>
  )
}

function readSituation({ school: { term }, terms, history }: Props) {
  const lastForm = selectLatestApplication(history)
  const status = getSubscriptionStatus({
    presentTerm: term,
    lastTerm: terms[0] ?? null,
    latestApplication: lastForm,
  })
  // If the next term exists, the end of this one is no reason to renew.
  const isLast = term?.lastDay === terms[0]?.lastDay
  return { status, lastForm, isRenewable: status.renewable && isLast }
}

/** False while a term runs, its end is far and no application is open. */
export function hasSubscriptionNotice(props: Props): boolean {
  const { status, isRenewable } = readSituation(props)
  const { term } = props.school
  return status.form !== 'none' || isRenewable || (term !== null && term.status !== 'running')
}

function NextStep({ form, term }: SubscriptionStatus) {
  const text = mySchoolText()
  if (form === 'waiting')
    return (
      <>
        {term !== 'running' && <p>{text.noInvitingYet}</p>}
        <ActionButton label={text.withdraw} path="/api/school/withdraw" />
      </>
    )
  return (
    <p>
      <ButtonLink href={routes.subscriptionForm}>{text.correct}</ButtonLink>
    </p>
  )
}

const getNoticeTone = ({ form, term }: SubscriptionStatus) =>
  form === 'rejected' || form === 'closed' || term === 'over' ? 'warning' : 'info'
