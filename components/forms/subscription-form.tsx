'use client'

import { getFormButtonLabel } from '@/components/school/subscription/status-sentences'
import { SubscriptionSummary } from '@/components/school/subscription/subscription-summary'
import { useSchoolDetails } from '@/lib/client/use-school-details'
import type { FormAnswer } from '@/lib/http/schema'
import { SchoolForm } from './school-form'

export function SubscriptionForm({ answer }: { answer?: FormAnswer }) {
  const { details, look: reloadDetails } = useSchoolDetails()
  return (
    <>
      {details && <SubscriptionSummary details={details} />}
      {details?.role !== 'teacher' && (
        <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
          <SchoolForm
            kind="subscription"
            initialValues={details?.fields}
            button={details ? getFormButtonLabel(details.status) : undefined}
            onDone={reloadDetails}
            answer={answer}
          />
        </div>
      )}
    </>
  )
}
