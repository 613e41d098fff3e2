import { DraftList } from '@/components/drafts/draft-list'
import { DraftUpgrade } from '@/components/drafts/draft-upgrade'
import { ButtonLink } from '@/components/site/button-link'
import { GroupTabs } from '@/components/site/group-tabs'
import { WorkHead } from '@/components/site/work-head'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { draftsText } from '@/i18n/drafts'
import { requireViewer } from '@/lib/auth/viewer'
import { listDrafts } from '@/lib/drafts/draft'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: draftsText().title }))

export default async function MyDraftsPage({ searchParams }: { searchParams: Params }) {
  const { id, isSubscribed } = await requireViewer(routes.myDrafts)
  const query = await readSearchParams(searchParams, 'after')
  const text = draftsText()
  const drafts = isSubscribed ? await listDrafts(id, query.after) : null
  return (
    <main className="page-width work-main">
      <WorkHead
        tabs={<GroupTabs group="toolkit" />}
        title={text.title}
        lede={text.lede}
        action={
          drafts &&
          drafts.rows.length > 0 && <ButtonLink href={routes.newDraft}>{text.create}</ButtonLink>
        }
      />
      {drafts ? <DraftList query={query} {...drafts} /> : <DraftUpgrade />}
    </main>
  )
}
