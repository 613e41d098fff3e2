import type { Metadata } from 'next'
import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { networking } from '@/content/pages/networking'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

const { title, description } = networking

export const metadata: Metadata = { title, description, robots: { index: false } }

export default async function NetworkingPage() {
  await shareFor(await requireMember())
  return (
    <Programme programme={networking}>
      <ButtonLink href={routes.subscriptionForm}>Enroll</ButtonLink>
    </Programme>
  )
}
