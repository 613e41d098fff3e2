import { DraftList } from '@/components/drafts/draft-list'
import { DraftUpgrade } from '@/components/drafts/draft-upgrade'
import { ButtonLink } from '@/components/site/button-link'
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
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{text.title}</h1>
      <p className="lede mt-4">{text.lede}</p>
      {isSubscribed ? (
        <>
          <p className="mt-6">
            <ButtonLink href={routes.newDraft}>{text.create}</ButtonLink>
          </p>
          <DraftList query={query} {...(await listDrafts(id, query.after))} />
        </>
      ) : (
        <DraftUpgrade />
      )}
    </main>
  )
}
