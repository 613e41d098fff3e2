'use client'

import { SchoolStanding } from '@/components/school/school-standing'
import { formButton } from '@/components/school/status-sentences'
import { useSchoolDetails } from '@/lib/client/use-school-details'
import { InstitutionForm } from './institution-form'

/** Coordinators first read the status of their school, and find the form filled in. */
export function SubscriptionForm() {
  const { details, look } = useSchoolDetails()
  return (
    <>
      {details && <SchoolStanding details={details} />}
      {details?.role !== 'teacher' && (
        <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
          <InstitutionForm
            kind="subscription"
            known={details?.fields}
            button={details ? formButton(details.status) : undefined}
            onDone={look}
          />
        </div>
      )}
    </>
  )
}
