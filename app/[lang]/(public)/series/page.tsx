import { ProgrammeFilter } from '@/components/live-sessions/public-sessions/programme-filter'
import { ProgrammeList } from '@/components/live-sessions/public-sessions/programme-list'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { WorkHead } from '@/components/site/work-head'
import { liveSessionText } from '@/i18n/live-sessions'
import { getLists, toPageOptions, translateLabel } from '@/lib/content/lists'
import {
  findRegions,
  getProgramme,
  parseProgrammeFilter,
} from '@/lib/live-sessions/public-sessions'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

const getSeriesPageInfo = () => {
  const { title, description } = liveSessionText()
  return { title, description, path: routes.series }
}

export const generateMetadata = describePage(() => buildPageMetadata(getSeriesPageInfo()))

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SeriesPage({ searchParams }: Props) {
  const { title, lede, calendar } = liveSessionText()
  const lists = await getLists()
  const query = parseProgrammeFilter(await searchParams, lists)
  const [results, regionNames] = await Promise.all([getProgramme(query), findRegions()])
  return (
    <main className="page-width work-main">
      <Breadcrumbs {...getSeriesPageInfo()} />
      <WorkHead title={title} lede={lede} />
      <ProgrammeFilter
        query={query}
        themes={toPageOptions(lists.theme, query.theme)}
        regions={regionNames.map((value) => ({
          value,
          label: translateLabel(lists.region, value),
        }))}
      />
      <p className="mt-4">
        <a href={routes.seriesCalendar} className="inline-flex min-h-11 items-center">
          {calendar.subscribe}
        </a>
      </p>
      <ProgrammeList results={results} query={query} />
    </main>
  )
}
