import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { DeleteDraft } from '@/components/team-library/delete-draft'
import { ItemFiles } from '@/components/team-library/item-files'
import { ItemForm } from '@/components/team-library/item-form'
import { ItemState } from '@/components/team-library/item-state'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'
import { canDelete, findAllItems, getAnyItem, toItemFormValues } from '@/lib/content/item/team'
import { getLists } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamLibraryText().title })

/** A translation of an item cannot be an original itself. */
async function listOriginals({ id, type: itemType }: Item) {
  const items = await findAllItems(itemType)
  return items
    .filter((item) => item.id !== id && !item.translationOf)
    .map(({ id: value, title: label }) => ({ value, label }))
}

export default async function ItemPage({ params }: { params: Promise<{ id: string }> }) {
  await requireTeam('editor')
  const item = (await getAnyItem((await params).id)) ?? notFound()
  const { id, type: itemType, title, version } = item
  const backLink = (
    <BackLink href={`${routes.teamLibrary}?type=${itemType}`} label={teamLibraryText().back} />
  )
  return (
    <TeamPage title={title} beforeTitle={backLink}>
      <ItemState item={item} />
      <ItemForm
        {...{ id, itemType, version }}
        initialValues={toItemFormValues(item)}
        lists={await getLists()}
        originals={await listOriginals(item)}
      />
      <ItemFiles item={item} />
      <DeleteDraft item={item} canDelete={await canDelete(item)} />
    </TeamPage>
  )
}
