import { NextLiveSession } from '@/components/live-sessions/public-sessions/next-live-session'
import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { programmeText } from '@/i18n/programmes'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { getNextLiveSession } from '@/lib/live-sessions/public-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => {
  const { title, description } = programmeText().networking
  return { title, description, robots: { index: false } }
})

export default async function NetworkingPage() {
  await markCacheable(await requireMember(routes.networking))
  const nextSession = await getNextLiveSession('meeting')
  const { networking, enroll } = programmeText()
  return (
    <Programme pageText={networking} next={<NextLiveSession kind="meeting" next={nextSession} />}>
      <ButtonLink href={routes.subscriptionForm}>{enroll}</ButtonLink>
    </Programme>
  )
}
