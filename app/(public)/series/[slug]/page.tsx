import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GatheringFacts } from '@/components/series/gathering-facts'
import { GatheringNotices } from '@/components/series/gathering-notices'
import { GatheringWorks } from '@/components/series/gathering-works'
import { SessionKicker } from '@/components/series/session-kicker'
import { TakePart } from '@/components/series/take-part'
import { JsonLd } from '@/components/site/json-ld'
import { Trail } from '@/components/site/trail'
import { gatheringEvent } from '@/content/session-data'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { slugFrom } from '@/lib/series/forms'
import { gatheringAt } from '@/lib/series/queries/programme'
import { worksNamed } from '@/lib/series/queries/works'
import { dateAndTime } from '@/words/days'
import { seriesWords } from '@/words/series'

/** Made once for all when something of it has changed; never while the site is built. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

const found = async ({ params }: Props) => (await gatheringAt(slugFrom(await params))) ?? notFound()

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, title, summary, startsAt } = await found(props)
  const description = `${dateAndTime(startsAt)}. ${summary}`
  return pageMetadata({ title, description, path: routes.gathering(slug) })
}

export default async function GatheringPage(props: Props) {
  const gathering = await found(props)
  const { slug, title, summary } = gathering
  return (
    <main className="page-width page-main">
      <Trail
        title={title}
        description={summary}
        path={routes.gathering(slug)}
        parents={[{ title: seriesWords().title, path: routes.series }]}
      />
      <JsonLd data={gatheringEvent(gathering)} />
      <div className="session-page">
        <div>
          <SessionKicker gathering={gathering} />
          <h1 className="underlined mt-1">{title}</h1>
          <GatheringNotices gathering={gathering} />
          <p className="lede mt-4">{summary}</p>
        </div>
        <TakePart gathering={gathering} />
        <div>
          <GatheringFacts gathering={gathering} />
          <GatheringWorks works={await worksNamed(gathering.works)} />
        </div>
      </div>
    </main>
  )
}
