import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { renderItems } from '@/components/library/render-items'
import { BackLink } from '@/components/team/frame/back-link'
import { PREVIEW_VIEWERS } from '@/components/team-library/item-state'
import { Alert } from '@/components/ui/alert'
import { itemTypesText } from '@/i18n/item-types'
import { teamLibraryText } from '@/i18n/team-library'
import { PreviewAccess } from '@/lib/client/preview-access'
import { chooseEditions } from '@/lib/content/item'
import { findAllItems, getAnyItem } from '@/lib/content/item/team'
import { teamItemUrls } from '@/lib/library/item-urls'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamLibraryText().title })

type Props = { params: Promise<{ id: string; who: string }> }

export default async function ItemPreviewPage({ params }: Props) {
  await requireTeam('editor')
  const { id, who: requestedAudience } = await params
  const audience =
    PREVIEW_VIEWERS.find((candidate) => candidate === requestedAudience) ?? notFound()
  const item = (await getAnyItem(id)) ?? notFound()
  const itemsOfType = await findAllItems(item.type)
  const visibleItems = chooseEditions(itemsOfType, item.editionLanguage).filter(
    (candidate) => (candidate.isPublished && candidate.isListed) || candidate.id === id,
  )
  const { preview, state } = teamLibraryText()
  return (
    <main className="page-width page-main">
      <BackLink href={routes.teamItem(id)} label={preview.back} />
      <Alert tone="info" className="mb-6">
        <p>{preview.as(state.as[audience])}</p>
        {audience === 'anonymous' && <p className="mt-2">{preview.visitor}</p>}
      </Alert>
      <h1>{itemTypesText()[item.type].title}</h1>
      <PreviewAccess access={audience === 'anonymous' ? 'visitor' : audience}>
        {await renderItems(visibleItems, { isSubscribed: audience === 'subscriber' }, teamItemUrls)}
      </PreviewAccess>
    </main>
  )
}
