import { NextLiveSession } from '@/components/live-sessions/public-sessions/next-live-session'
import { WorkHead } from '@/components/site/work-head'
import { Workshops } from '@/components/workshops/workshops'
import { onlineTrainingText } from '@/i18n/online-training'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { getNextLiveSession, getWorkshopSlugsByTitle } from '@/lib/live-sessions/public-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { findWorkshopCards } from '@/lib/workshops/workshops'

export const generateMetadata = describePage(() => ({
  title: onlineTrainingText().title,
  robots: { index: false },
}))

export default async function OnlineTrainingPage() {
  const { title, lede } = onlineTrainingText()
  const cacheVariant = await requireMember(routes.onlineTraining)
  await markCacheable(cacheVariant)
  const [nextSession, slugsByTitle] = await Promise.all([
    getNextLiveSession('series'),
    getWorkshopSlugsByTitle(),
  ])
  return (
    <main className="page-width work-main">
      <WorkHead title={title} lede={lede} />
      <Workshops
        workshops={await findWorkshopCards(cacheVariant, slugsByTitle)}
        isSubscribed={cacheVariant.isSubscribed}
      >
        <NextLiveSession kind="series" next={nextSession} />
      </Workshops>
    </main>
  )
}
