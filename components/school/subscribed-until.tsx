'use client'

import Link from 'next/link'
import { useSchoolDetails } from '@/lib/client/use-school-details'
import { routes } from '@/lib/routes'
import { schoolStateWords } from '@/words/school-state'

/** Said once it is known: the page around it is the same for everyone. */
export function SubscribedUntil() {
  const words = schoolStateWords()
  const { details } = useSchoolDetails()
  if (!details?.term) return null
  return (
    <span className="mt-6 block">
      {words.runsFor(details.school, details.term.lastDay)}{' '}
      <Link href={routes.mySchool} prefetch={false} className="inline-flex min-h-11 items-center">
        {words.open}
      </Link>
    </span>
  )
}
