'use client'

import Link from 'next/link'
import { useSchoolDetails } from '@/lib/client/use-school-details'
import { routes } from '@/lib/routes'
import { schoolStateWords } from '@/words/school-state'
import { statusSentences } from './status-sentences'

/** Fetched after the page has loaded, since the page around it is the same for everyone. */
export function SubscriptionNews() {
  const words = schoolStateWords()
  const { details } = useSchoolDetails()
  const sentences = details ? statusSentences(details) : []
  if (!details || sentences.length === 0) return null
  return (
    <p className="when-in mt-6">
      {words.of(details.school)} {sentences.join(' ')}{' '}
      <Link href={routes.mySchool} prefetch={false} className="inline-flex min-h-11 items-center">
        {words.open}
      </Link>
    </p>
  )
}
