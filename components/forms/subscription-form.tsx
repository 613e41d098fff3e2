'use client'

import { SchoolStanding } from '@/components/school/school-standing'
import { useSchoolDetails } from '@/lib/client/use-school-details'
import { schoolStateWords } from '@/words/school-state'
import { InstitutionForm } from './institution-form'

/** Whoever has a school reads first how it stands, and finds the form filled in. */
export function SubscriptionForm() {
  const words = schoolStateWords()
  const { details, look } = useSchoolDetails()
  const renews = details?.standing === 'renewable' || details?.standing === 'over'
  const corrects = details?.standing === 'running' || details?.standing === 'waiting'
  return (
    <>
      {details && <SchoolStanding details={details} />}
      {details?.role !== 'teacher' && (
        <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
          <InstitutionForm
            kind="subscription"
            known={details?.fields}
            button={(renews && words.renew) || (corrects && words.correct) || undefined}
            onDone={look}
          />
        </div>
      )}
    </>
  )
}
