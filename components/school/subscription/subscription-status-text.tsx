'use client'

import Link from 'next/link'
import { schoolStatusText } from '@/i18n/school-status'
import { useSchoolDetails } from '@/lib/client/use-school-details'
import { routes } from '@/lib/routes'
import { buildStatusSentences } from './status-sentences'

/** Loaded by the client, because the page is the same for everyone. */
export function SubscriptionStatusText() {
  const text = schoolStatusText()
  const { details } = useSchoolDetails()
  const sentences = details ? buildStatusSentences(details) : []
  if (!details || sentences.length === 0) return null
  return (
    <p className="when-in mt-6">
      {text.of(details.school)} {sentences.join(' ')}{' '}
      <Link href={routes.mySchool} prefetch={false} className="inline-flex min-h-11 items-center">
        {text.open}
      </Link>
    </p>
  )
}
