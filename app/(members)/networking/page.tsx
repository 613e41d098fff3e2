import type { Metadata } from 'next'
import { NextDate } from '@/components/series/next-date'
import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { nextGathering } from '@/lib/series/queries/programme'
import { programmeWords } from '@/words/programmes'

export function generateMetadata(): Metadata {
  const { title, description } = programmeWords().networking
  return { title, description, robots: { index: false } }
}

export default async function NetworkingPage() {
  await shareFor(await requireMember(routes.networking))
  const next = await nextGathering('meeting')
  const { networking, enroll } = programmeWords()
  return (
    <Programme
      words={networking}
      picture="networking"
      next={<NextDate kind="meeting" next={next} />}
    >
      <ButtonLink href={routes.subscriptionForm}>{enroll}</ButtonLink>
    </Programme>
  )
}
