import { notFound } from 'next/navigation'
import '@/app/styles/session-page.css'
import { LiveSessionDetails } from '@/components/live-sessions/public-sessions/live-session-details'
import { LiveSessionResources } from '@/components/live-sessions/public-sessions/live-session-resources'
import { SessionGains } from '@/components/live-sessions/public-sessions/session-gains'
import { SessionHost } from '@/components/live-sessions/public-sessions/session-host'
import { SessionOutcome } from '@/components/live-sessions/public-sessions/session-outcome'
import { SessionPicture } from '@/components/live-sessions/public-sessions/session-picture'
import { ShareSession } from '@/components/live-sessions/public-sessions/share-session'
import { liveSessionEvent } from '@/components/live-sessions/public-sessions/structured-data'
import { LiveSessionNotices } from '@/components/live-sessions/registration/live-session-notices'
import { ParticipationPanel } from '@/components/live-sessions/registration/participation-panel'
import { LiveSessionKicker } from '@/components/live-sessions/session/live-session-kicker'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { JsonLd } from '@/components/site/json-ld'
import { formatShortDate } from '@/i18n/dates'
import { getForeignTag } from '@/i18n/language'
import { liveSessionText } from '@/i18n/live-sessions'
import { getLiveSession } from '@/lib/live-sessions/public-sessions'
import { readSlug } from '@/lib/live-sessions/registration/registration'
import { findSessionResources } from '@/lib/live-sessions/session-resources'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { fitDatedTitle, fitDescription } from '@/lib/search-result'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

const requireLiveSession = async ({ params }: Props) =>
  (await getLiveSession(readSlug(await params))) ?? notFound()

export const generateMetadata = describePage(async (props: Props) => {
  const { slug, title, summary, startsAt, kind } = await requireLiveSession(props)
  const day = formatShortDate(startsAt)
  return buildPageMetadata({
    title: fitDatedTitle(title, day),
    description: fitDescription(`${day}: ${summary}`, liveSessionText().kinds[kind]),
    path: routes.liveSession(slug),
  })
})

export default async function LiveSessionPage(props: Props) {
  const liveSession = await requireLiveSession(props)
  const { slug, title, summary, language } = liveSession
  const lang = getForeignTag(language)
  return (
    <main className="page-width work-main session-main">
      <Breadcrumbs
        lang={lang}
        title={title}
        description={summary}
        path={routes.liveSession(slug)}
        parents={[{ title: liveSessionText().title, path: routes.series }]}
      />
      <JsonLd data={liveSessionEvent(liveSession)} />
      <div className="session-page">
        <div>
          <SessionPicture {...liveSession} />
          <LiveSessionKicker liveSession={liveSession} />
          <h1 lang={lang}>{title}</h1>
          <LiveSessionNotices liveSession={liveSession} />
          <p lang={lang} className="lede mt-2">
            {summary}
          </p>
        </div>
        <ParticipationPanel liveSession={liveSession} />
        <div>
          <SessionGains liveSession={liveSession} />
          <SessionOutcome liveSession={liveSession} />
          <SessionHost {...liveSession} />
          <LiveSessionResources resources={await findSessionResources(liveSession.resourceIds)} />
          <LiveSessionDetails liveSession={liveSession} />
          <ShareSession {...liveSession} />
        </div>
      </div>
    </main>
  )
}
