import { HomeContent } from '@/components/site/home-content'
import { homeText } from '@/i18n/home'
import { readAtRuntime } from '@/lib/content/read-at-runtime'
import { getNextLiveSession, type PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { getPublishedTexts } from '@/lib/texts/published'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...homeText(), path: routes.home }),
)

const findNextSeriesSession = async (): Promise<PublicLiveSession | null | 'unknown'> =>
  getNextLiveSession('series')

export default async function HomePage() {
  const nextSession = await readAtRuntime(findNextSeriesSession, 'unknown' as const)
  return <HomeContent texts={await getPublishedTexts()} nextSession={nextSession} />
}
