import { ButtonLink } from '@/components/site/button-link'
import { schoolBillingText } from '@/i18n/school-billing'
import { schoolStatusText } from '@/i18n/school-status'
import type { SchoolDetails } from '@/lib/client/use-school-details'
import { routes } from '@/lib/routes'
import { buildStatusSentences, getFormPurpose } from './status-sentences'

export function SubscriptionSummary({ details }: { details: SchoolDetails }) {
  const text = schoolStatusText()
  const { school, role, reference, status } = details
  const isCoordinator = role === 'coordinator'
  return (
    <section
      aria-labelledby="subscription-summary"
      className="sheet mt-8 grid max-w-4xl gap-3 px-5 py-6 sm:px-10"
    >
      <h2 id="subscription-summary" className="text-2xl">
        {isCoordinator ? school : text.teacher(school)}
      </h2>
      {buildStatusSentences(details).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{isCoordinator ? `${getFormPurpose(status)} ${text.declare}` : text.teacherOnly}</p>
      {isCoordinator && reference && <p className="text-muted">{text.reference(reference)}</p>}
      <p className="mt-2">
        <ButtonLink href={routes.mySchool} tone="quiet">
          {text.open}
        </ButtonLink>{' '}
        {isCoordinator && (
          <ButtonLink href={routes.schoolBilling} tone="quiet">
            {schoolBillingText().fromForm}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
