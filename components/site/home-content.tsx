import { HomeBand } from '@/components/learning/home-band'
import { NextLiveSession } from '@/components/live-sessions/public-sessions/next-live-session'
import {
  seriesCourse,
  weeklySeries,
} from '@/components/live-sessions/public-sessions/structured-data'
import { organisation } from '@/content/structured-data'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { getSiteFacts } from '@/lib/texts/facts'
import { getHomeText } from '@/lib/texts/pages'
import type { PublishedTexts } from '@/lib/texts/published'
import { Audiences } from './audiences'
import { ContentCards } from './content-cards'
import { FirstSteps } from './first-steps'
import { ForSchools } from './for-schools'
import { HomeHero } from './home-hero'
import { JsonLd } from './json-ld'
import { Section } from './section'
import { SeriesNotice } from './series-notice'
import { ThemesTimetable } from './themes-timetable'
import { ToolkitLink, ToolkitResourceTypes } from './toolkit-resource-types'

type Props = { texts: PublishedTexts; nextSession: PublicLiveSession | null | 'unknown' }

export function HomeContent({ texts, nextSession }: Props) {
  const { hero, series, themes, toolkit, firstSteps, contentCards, audiences } = getHomeText(texts)
  return (
    <main>
      <JsonLd data={organisation(getSiteFacts(texts))} />
      <JsonLd data={seriesCourse()} />
      {nextSession && nextSession !== 'unknown' && <JsonLd data={weeklySeries(nextSession)} />}
      <HomeBand />
      <HomeHero hero={hero} />
      <div className="page-width pb-16">
        <SeriesNotice series={series} next={<NextLiveSession kind="series" next={nextSession} />} />
        <Section id="themes" heading={themes.heading} intro={themes.intro}>
          <ThemesTimetable themes={themes} />
        </Section>
        <Section id="toolkit" heading={toolkit.heading} intro={toolkit.intro}>
          <ToolkitResourceTypes tools={toolkit.tools} />
          <ToolkitLink label={toolkit.view} />
        </Section>
        <FirstSteps firstSteps={firstSteps} />
        <Section id="content-cards" heading={contentCards.heading} intro={contentCards.intro}>
          <ContentCards cards={contentCards.cards} />
        </Section>
        <ForSchools />
        <Section id="audiences" heading={audiences.heading}>
          <Audiences groups={audiences.groups} />
        </Section>
      </div>
    </main>
  )
}
