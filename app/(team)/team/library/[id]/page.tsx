import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { DeleteDraft } from '@/components/team-library/delete-draft'
import { ItemFiles } from '@/components/team-library/item-files'
import { ItemForm } from '@/components/team-library/item-form'
import { ItemState } from '@/components/team-library/item-state'
import { anyItem } from '@/lib/content/all'
import { canDelete } from '@/lib/content/deletable'
import { typedOf } from '@/lib/content/typed'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team/require-team'
import { teamLibraryWords } from '@/words/team-library'

export const generateMetadata = (): Metadata => ({ title: teamLibraryWords().title })

export default async function ItemPage({ params }: { params: Promise<{ id: string }> }) {
  await requireTeam('editor')
  const item = (await anyItem((await params).id)) ?? notFound()
  const { id, shelf, title, version } = item
  const back = (
    <BackLink href={`${routes.teamLibrary}?shelf=${shelf}`} label={teamLibraryWords().back} />
  )
  return (
    <DeskPage title={title} above={back}>
      <ItemState item={item} />
      <ItemForm {...{ id, shelf, version }} typed={typedOf(item)} />
      <ItemFiles item={item} />
      {(await canDelete(item)) && <DeleteDraft item={item} />}
    </DeskPage>
  )
}
