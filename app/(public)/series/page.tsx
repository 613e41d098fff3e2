import { ProgrammeFilter } from '@/components/series/programme-filter'
import { ProgrammeList } from '@/components/series/programme-list'
import { PageHead } from '@/components/site/page-head'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { filterFrom, programme, regions } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'

/** Made once for all when something of it has changed; never while the site is built. */
export const dynamic = 'force-dynamic'

const page = () => {
  const { title, description } = seriesWords()
  return { title, description, path: routes.series }
}

export const generateMetadata = () => pageMetadata(page())

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SeriesPage({ searchParams }: Props) {
  const { title, lede, calendar } = seriesWords()
  const asked = filterFrom(await searchParams)
  const [found, named] = await Promise.all([programme(asked), regions()])
  return (
    <main className="page-width page-main">
      <Trail {...page()} />
      <PageHead title={title} lede={lede} picture="online" />
      <ProgrammeFilter asked={asked} regions={named} />
      <p className="mt-4">
        <a href={routes.seriesCalendar} className="inline-flex min-h-11 items-center">
          {calendar.subscribe}
        </a>
      </p>
      <ProgrammeList found={found} asked={asked} />
    </main>
  )
}
