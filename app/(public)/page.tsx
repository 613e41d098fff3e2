import { HomeBand } from '@/components/learning/home-band'
import { NextLiveSession } from '@/components/live-sessions/next-live-session'
import { seriesCourse, weeklySeries } from '@/components/live-sessions/structured-data'
import { Audiences } from '@/components/site/audiences'
import { ContentCards } from '@/components/site/content-cards'
import { FirstSteps } from '@/components/site/first-steps'
import { ForSchools } from '@/components/site/for-schools'
import { HomeHero } from '@/components/site/home-hero'
import { JsonLd } from '@/components/site/json-ld'
import { Section } from '@/components/site/section'
import { SeriesNotice } from '@/components/site/series-notice'
import { ThemesTimetable } from '@/components/site/themes-timetable'
import { ToolkitLink, ToolkitResourceTypes } from '@/components/site/toolkit-resource-types'
import { organisation } from '@/content/structured-data'
import { homeText } from '@/i18n/home'
import { readAtRuntime } from '@/lib/content/read-at-runtime'
import { getNextLiveSession, type PublicLiveSession } from '@/lib/live-sessions/queries/programme'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () => buildPageMetadata({ ...homeText(), path: routes.home })

const findNextSeriesSession = async (): Promise<PublicLiveSession | null | 'unknown'> =>
  getNextLiveSession('series')

export default async function HomePage() {
  const { themes, toolkit, contentCards, audiences } = homeText()
  const nextSession = await readAtRuntime(findNextSeriesSession, 'unknown' as const)
  return (
    <main>
      <JsonLd data={organisation()} />
      <JsonLd data={seriesCourse()} />
      {nextSession && nextSession !== 'unknown' && <JsonLd data={weeklySeries(nextSession)} />}
      <HomeBand />
      <HomeHero />
      <div className="page-width pb-16">
        <SeriesNotice next={<NextLiveSession kind="series" next={nextSession} />} />
        <Section id="themes" heading={themes.heading} intro={themes.intro}>
          <ThemesTimetable />
        </Section>
        <Section id="toolkit" heading={toolkit.heading} intro={toolkit.intro}>
          <ToolkitResourceTypes />
          <ToolkitLink />
        </Section>
        <FirstSteps />
        <Section id="content-cards" heading={contentCards.heading} intro={contentCards.intro}>
          <ContentCards />
        </Section>
        <ForSchools />
        <Section id="audiences" heading={audiences.heading}>
          <Audiences />
        </Section>
      </div>
    </main>
  )
}
