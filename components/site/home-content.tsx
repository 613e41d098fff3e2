import { HomeBand } from '@/components/learning/home-band'
import { NextLiveSession } from '@/components/live-sessions/public-sessions/next-live-session'
import {
  seriesCourse,
  weeklySeries,
} from '@/components/live-sessions/public-sessions/structured-data'
import { organisation } from '@/content/structured-data'
import { homeBandText } from '@/i18n/home-band'
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
      <HomeBand theme={findTheme(nextSession)} />
      <details className="when-in page-width home-fold">
        <summary className="inline-flex min-h-11 items-center font-semibold">
          {homeBandText().fold}
        </summary>
      </details>
      <div className="folded">
        <HomeHero hero={hero} />
      </div>
      <div className="page-width pb-8">
        <SeriesNotice series={series} next={<NextLiveSession kind="series" next={nextSession} />} />
        <div className="folded">
          <Section id="themes" heading={themes.heading} intro={themes.intro}>
            <ThemesTimetable themes={themes} />
          </Section>
          <Section id="toolkit" heading={toolkit.heading} intro={toolkit.intro}>
            <ToolkitResourceTypes tools={toolkit.tools} />
            <ToolkitLink label={toolkit.view} />
          </Section>
          <FirstSteps firstSteps={firstSteps} />
        </div>
        <Section id="content-cards" heading={contentCards.heading} intro={contentCards.intro}>
          <ContentCards cards={contentCards.cards} />
        </Section>
        <div className="folded-for-subscribers">
          <ForSchools />
        </div>
        <div className="folded">
          <Section id="audiences" heading={audiences.heading}>
            <Audiences groups={audiences.groups} />
          </Section>
        </div>
      </div>
    </main>
  )
}

function findTheme(nextSession: Props['nextSession']) {
  if (!nextSession || nextSession === 'unknown') return null
  const { theme: slug, themeLabel: label } = nextSession
  return slug && label ? { slug, label } : null
}
