import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { GroupTopicCharts } from '@/components/class-tests/results/group-topic-charts'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { classResultsText } from '@/i18n/class-results'
import { requireViewer } from '@/lib/auth/viewer'
import { findGroupTopics } from '@/lib/class-tests/results/group-topics'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import '@/app/styles/bars.css'

export const generateMetadata = describePage(() => ({ title: classResultsText().topics.heading }))

type Props = { params: Promise<{ id: string }> }

export default async function ClassTopicsPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.classTopics(id))
  const group = (await findGroupTopics(viewer.id, id)) ?? notFound()
  const { group: text } = classResultsText()
  return (
    <main className="page-width work-main">
      <BackToTests />
      <WorkHead title={text.heading(group.name)} lede={text.lede} />
      {group.topics.length === 0 ? (
        <EmptyState picture="rubric" text={text.none} />
      ) : (
        <GroupTopicCharts group={group} />
      )}
    </main>
  )
}
