import { NextDate } from '@/components/series/next-date'
import { Audiences } from '@/components/site/audiences'
import { FirstSteps } from '@/components/site/first-steps'
import { ForSchools } from '@/components/site/for-schools'
import { HomeHero } from '@/components/site/home-hero'
import { JsonLd } from '@/components/site/json-ld'
import { Section } from '@/components/site/section'
import { SeriesNotice } from '@/components/site/series-notice'
import { Shelf } from '@/components/site/shelf'
import { ThemesTimetable } from '@/components/site/themes-timetable'
import { ToolkitParts, ToolkitWay } from '@/components/site/toolkit-parts'
import { seriesCourse, weeklySeries } from '@/content/session-data'
import { organisation } from '@/content/structured-data'
import { whenMadeNow } from '@/lib/content/now'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { nextGathering, type Told } from '@/lib/series/queries/programme'
import { homeWords } from '@/words/home'

export const generateMetadata = () => pageMetadata({ ...homeWords(), path: routes.home })

const nextSeries = async (): Promise<Told | null | 'unknown'> => nextGathering('series')

export default async function HomePage() {
  const { themes, toolkit, shelf, audiences } = homeWords()
  const next = await whenMadeNow(nextSeries, 'unknown' as const)
  return (
    <main>
      <JsonLd data={organisation()} />
      <JsonLd data={seriesCourse()} />
      {next && next !== 'unknown' && <JsonLd data={weeklySeries(next)} />}
      <HomeHero />
      <div className="page-width pb-16">
        <SeriesNotice next={<NextDate kind="series" next={next} />} />
        <Section id="themes" heading={themes.heading} intro={themes.intro}>
          <ThemesTimetable />
        </Section>
        <Section id="toolkit" heading={toolkit.heading} intro={toolkit.intro}>
          <ToolkitParts />
          <ToolkitWay />
        </Section>
        <FirstSteps />
        <Section id="shelf" heading={shelf.heading} intro={shelf.intro}>
          <Shelf />
        </Section>
        <ForSchools />
        <Section id="audiences" heading={audiences.heading}>
          <Audiences />
        </Section>
      </div>
    </main>
  )
}
